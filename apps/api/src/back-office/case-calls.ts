import {
  buildCaseDecisionEmail,
  decideOrderCase,
  findOrderOfCase,
  lineName,
} from '@passepartout/commerce/orders'
import type { CaseRow } from '@passepartout/contracts/back-office'
import {
  type Database,
  type findCase,
  listOrderLines,
  listPendingCases,
  type OrderCaseRow,
  type OrderRow,
} from '@passepartout/db'
import { type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'
import { customerNameOf } from './list-orders.ts'

const NOT_LISTED = new Set(['photos', 'pictures', 'lines'])

/** Complaints and withdrawals that wait, the oldest first. */
export const listCases: BackOfficeHandler<'listCases'> = async ({ db }) =>
  succeed({
    cases: (await listPendingCases(db)).map(one => toCaseRow(one, one.orderNumber, '')),
  })

export const getCase: BackOfficeHandler<'getCase'> = async (context, { params }) => {
  const one = await findOrderOfCase(context, params.id)
  return one ? succeed({ case: await toCase(context.db, one.found, one.order) }) : refuse('not-found')
}

/** The email as the customer would receive it. */
export const previewDecision: BackOfficeHandler<'previewDecision'> = async (context, { params, body }) => {
  const one = await findOrderOfCase(context, params.id)
  if (!one) return refuse('not-found')
  if (!one.order) return succeed({ email: null })
  const { to, subject, text } = await buildCaseDecisionEmail(context, one.order, body)
  return succeed({ email: { to, subject, text } })
}

/** Decides a case and sends the email about it. */
export const decideCaseCall: BackOfficeHandler<'decideCase'> = async (context, { params, body }) => {
  const { decision, reason } = body
  const decided = await decideOrderCase(context, { id: params.id, decision, reason, actor: context.actor })
  if (!decided.ok) return refuse(decided.reason)
  context.jobs.soon('follow-orders')
  const one = await findOrderOfCase(context, params.id)
  return one ? succeed({ case: await toCase(context.db, one.found, one.order) }) : refuse('not-found')
}

async function toCase(db: Database, found: OrderCaseRow, order: OrderRow | undefined): Promise<CaseRow> {
  const row = toCaseRow(found, order?.number ?? null, order ? customerNameOf(order) : '')
  if (!order) return row
  const { lines: numbers } = Object(found.content) as { lines?: unknown }
  const isOfCase = (number: number) => Array.isArray(numbers) && numbers.includes(number)
  const lines = (await listOrderLines(db, order.id)).filter(({ number }) => isOfCase(number))
  return { ...row, lines: lines.map(line => `${line.quantity} × ${lineName(line)}`) }
}

function toCaseRow(
  { id, kind, state, createdAt, decidedAt, content }: NonNullable<Awaited<ReturnType<typeof findCase>>>,
  orderNumber: string | null,
  customer: string,
): CaseRow {
  const entered = Object.entries(Object(content) as Record<string, unknown>)
  const { pictures } = Object(content) as { pictures?: unknown }
  return {
    ...{ id, kind, state, orderNumber, customer },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    lines: [],
    content: Object.fromEntries(
      entered.flatMap(([name, value]) => (NOT_LISTED.has(name) ? [] : [[name, toText(value)]])),
    ),
    pictures: Array.isArray(pictures)
      ? pictures.map((_, index) => `/_operations/cases/${id}/${index + 1}`)
      : [],
  }
}

const toText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(String).join(', ')
    : value !== null && typeof value === 'object'
      ? JSON.stringify(value)
      : String(value ?? '')
