import {
  type CheckoutAddress,
  type Client,
  cancelOrder,
  changeOrderAddress,
  deleteOrderPhotos,
  extendPhotoRetention,
  payOrder,
  reorder,
  sendOrderLinks,
  submitComplaint,
} from '@passepartout/contracts'
import { type CountryCode, PAYMENT_METHODS } from '@passepartout/domain'
import { readAddress } from '../checkout/read-address.ts'

export const COMPLAINTS = ['damaged', 'misprint', 'wrong-article', 'missing', 'other'] as const
export const COMPLAINT_REMEDIES = ['reprint', 'refund'] as const

/** A refused form: its intent, its errors and its values. */
export interface OrderFormError {
  ok: false
  intent: string
  status: number
  message: string
  errors: Readonly<Record<string, readonly string[]>>
  values: Readonly<Record<string, readonly string[]>>
  delivery?: CheckoutAddress
}

export type OrderActionResult =
  | { ok: true; to: 'cart' }
  | { ok: true; to: 'links' }
  | { ok: true; to: 'order'; done: string }
  | { ok: true; to: 'payment'; url: string }
  | OrderFormError

/** Executes a form of the order page. */
export async function handleOrderAction(
  api: Client,
  token: string,
  fields: URLSearchParams,
  country: CountryCode,
): Promise<OrderActionResult> {
  const intent = fields.get('intent') ?? ''
  const params = { token }
  const values = Object.fromEntries([...new Set(fields.keys())].map(name => [name, fields.getAll(name)]))
  const { delivery } = readAddress(Object.fromEntries(fields), country)
  const answer = await requestConfirmation()
  if (!answer) return { ...failed, intent, status: 422, values }
  if (answer.ok) {
    if (intent === 'reorder') return { ok: true, to: 'cart' }
    if (intent === 'send-links') return { ok: true, to: 'links' }
    const url = 'paymentUrl' in answer.payload ? answer.payload.paymentUrl : undefined
    return typeof url === 'string'
      ? { ok: true, to: 'payment', url }
      : { ok: true, to: 'order', done: intent }
  }
  const { message, errors } = answer
  return { ok: false, intent, status: answer.status ?? 503, message, errors, values, delivery }

  function requestConfirmation() {
    switch (intent) {
      case 'cancel':
        return api.call(cancelOrder, { params })
      case 'address':
        return api.call(changeOrderAddress, { params, body: { delivery } })
      case 'pay': {
        const method = PAYMENT_METHODS.find(one => one === fields.get('method'))
        return method && api.call(payOrder, { params, body: { method } })
      }
      case 'reorder':
        return api.call(reorder, { params })
      case 'send-links':
        return api.call(sendOrderLinks, { body: { email: fields.get('email') ?? '' } })
      case 'keep-photos':
        return api.call(extendPhotoRetention, { params })
      case 'delete-photos':
        return api.call(deleteOrderPhotos, { params })
      case 'complain': {
        const what = COMPLAINTS.find(one => one === fields.get('what'))
        const wish = COMPLAINT_REMEDIES.find(one => one === fields.get('wish'))
        const lines = fields.getAll('line')
        if (!what || !wish || lines.length === 0) return undefined
        const text = fields.get('text') ?? ''
        return api.call(submitComplaint, {
          params,
          body: { lines, what, wish, text, photos: fields.getAll('photo') },
        })
      }
      default:
        return undefined
    }
  }
}

const failed = { ok: false, message: '', errors: {} } as const
