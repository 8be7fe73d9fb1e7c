import { type CallPayload, type Client, findWithdrawal, submitWithdrawal } from '@passepartout/contracts'

type Found = CallPayload<NonNullable<typeof findWithdrawal.shapes>>['order']
type Received = CallPayload<NonNullable<typeof submitWithdrawal.shapes>>

/** The values typed so far; the form itself passes them from step to step, and they are stored nowhere. */
export interface WithdrawalInput {
  intent: string
  name: string
  email: string
  orderNumber: string
  lines: string[]
  text: string
  /** The order was searched for, and its lines were shown. */
  isShown: boolean
}

export interface Step {
  kind: 'form' | 'review' | 'received'
  status: number
  typed: WithdrawalInput
  order: Found
  message: string
  errors: Readonly<Record<string, readonly string[]>>
  received?: Received
}

export const parseWithdrawalInput = (fields: URLSearchParams): WithdrawalInput => ({
  intent: fields.get('intent') ?? '',
  name: (fields.get('name') ?? '').trim(),
  email: (fields.get('email') ?? '').trim(),
  orderNumber: (fields.get('orderNumber') ?? '').trim(),
  lines: fields.getAll('line'),
  text: (fields.get('text') ?? '').trim(),
  isShown: fields.get('shown') === '1',
})

/** The next step. An order that is not found does not stop a withdrawal: it is declared as typed. */
export async function nextWithdrawalStep(api: Client, typed: WithdrawalInput): Promise<Step> {
  const { name, email, orderNumber, lines, text, intent, isShown } = typed
  const step = { typed, order: null, status: 200, message: '', errors: {} }
  const missing = Object.entries({ name, email, orderNumber }).filter(([, value]) => value === '')
  if (missing.length > 0)
    return {
      ...step,
      kind: 'form',
      status: 422,
      errors: Object.fromEntries(missing.map(([key]) => [key, []])),
    }

  if (intent === 'confirm') {
    const answer = await api.call(submitWithdrawal, { body: { name, email, orderNumber, lines, text } })
    if (answer.ok) return { ...step, kind: 'received', received: answer.payload }
    return {
      ...step,
      kind: 'form',
      status: answer.status ?? 503,
      message: answer.message,
      errors: answer.errors,
    }
  }
  const answer = await api.call(findWithdrawal, { body: { orderNumber, email } })
  // Too many attempts to find an order must not prevent a withdrawal.
  const order = answer.ok ? answer.payload.order : null
  if (order && (!isShown || intent === 'change' || lines.length === 0)) {
    const isUnchosen = isShown && intent === 'review' && lines.length === 0
    return { ...step, kind: 'form', order, ...(isUnchosen ? { status: 422, errors: { line: [] } } : {}) }
  }
  if (intent === 'change') return { ...step, kind: 'form', order }
  return { ...step, kind: 'review', order }
}
