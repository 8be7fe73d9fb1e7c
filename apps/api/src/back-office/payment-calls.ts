import {
  type EntryResult,
  importStatement,
  matchBankEntry,
  previewStatement,
  StatementError,
  settleBankEntry,
  settleRefund,
} from '@passepartout/commerce/payments'
import type { BackOfficeProblem } from '@passepartout/contracts/back-office'
import {
  type BankEntryRow,
  findBankEntries,
  findPayment,
  findRefund,
  listBankEntries,
  listOrderPage,
  listOrdersDue,
  listUnsettledRefunds,
  listWaitingRefundProposals,
} from '@passepartout/db'
import { type BackOfficeHandler, refuse, succeed } from './back-office-context.ts'
import { customerNameOf } from './list-orders.ts'

const MAX_LISTED = 1000
/** Each entry is a few queries; statements with more are imported on the command line. */
const MOST_ENTRIES = 2000
const MOST_SUGGESTIONS = 10

/** Money that could not be matched, and refunds that are not sent. */
export const listPayments: BackOfficeHandler<'listPayments'> = async ({ db, sellers }) => {
  const [entries, refunds, proposals] = await Promise.all([
    listBankEntries(db, { all: false, limit: MAX_LISTED }),
    listUnsettledRefunds(db),
    listWaitingRefundProposals(db),
  ])
  return succeed({
    entries: entries.map(
      ({ id, state, bookedOn, amount, currency, orderNumber, text, reference, source }) => ({
        ...{ id, state, orderNumber, day: bookedOn, amount: { amount, currency } },
        payer: payerOf(source),
        text: [reference, text].filter(Boolean).join(' '),
      }),
    ),
    proposals: proposals.map(({ proposal: { id, amount, reason, proposedBy, proposedAt }, order }) => ({
      ...{ id, reason, proposedBy, orderNumber: order.number },
      amount: { amount, currency: order.currency },
      proposedAt: proposedAt.toISOString(),
    })),
    refunds: refunds.map(({ refund, payment, order }) => ({
      id: refund.id,
      state: refund.state,
      method: payment.method,
      amount: { amount: refund.amount, currency: payment.currency },
      orderNumber: order.number,
      createdAt: refund.createdAt.toISOString(),
      isByHand: refund.state === 'asked' && payment.providerPayment === null,
    })),
    accounts: sellers.sellers.flatMap(({ accounts }) =>
      accounts.map(({ iban, holder, currency }) => ({ iban, holder, currency })),
    ),
  })
}

const payerOf = (source: BankEntryRow['source']): string => (source as { payer?: string }).payer ?? ''

/** What a statement would book. */
export const previewStatementCall: BackOfficeHandler<'previewStatement'> = (context, { query, file }) =>
  refuseBadStatement(async () => {
    const { entries, skipped } = await previewStatement(context, {
      bytes: file,
      account: query.account,
      mostEntries: MOST_ENTRIES,
    })
    return { entries: entries.map(toStatementEntry), skipped }
  })

export const importStatementCall: BackOfficeHandler<'importStatement'> = (context, { query, file }) =>
  refuseBadStatement(async () => {
    const { entries, ...counts } = await importStatement(context, {
      bytes: file,
      account: query.account,
      mostEntries: MOST_ENTRIES,
    })
    context.jobs.soon('follow-orders')
    return { entries: entries.map(toStatementEntry), ...counts }
  })

async function refuseBadStatement<Payload>(read: () => Promise<Payload>) {
  try {
    return succeed(await read())
  } catch (error) {
    if (!(error instanceof StatementError)) throw error
    return refuse('bad-statement', [error.problem, error.subject])
  }
}

const toStatementEntry = <State extends string>({
  bookedOn,
  amount,
  currency,
  ...entry
}: {
  bookedOn: string
  amount: number
  currency: string
  state: State
  orderNumber: string | null
  payer: string
  text: string
}) => {
  const { state, orderNumber, payer, text } = entry
  return { day: bookedOn, amount: { amount, currency }, payer, text, state, orderNumber }
}

/** Orders that an entry may be for: those that a search finds, else unpaid ones of the same amount. */
export const listEntryOrders: BackOfficeHandler<'listEntryOrders'> = async (
  { db, now },
  { params, query },
) => {
  const [entry] = await findBankEntries(db, params.id)
  if (!entry) return refuse('not-found')
  const search = query.search?.trim()
  const amount = search === undefined || search === '' ? entry.amount : parseAmount(search)
  const orders =
    amount === undefined
      ? await listOrderPage(db, { filter: { search }, limit: MOST_SUGGESTIONS, now })
      : await listOrdersDue(db, { amount, currency: entry.currency, limit: MOST_SUGGESTIONS })
  return succeed({
    orders: orders.map(order => ({
      number: order.number,
      state: order.state,
      placedAt: order.placedAt.toISOString(),
      name: customerNameOf(order),
      due: { amount: order.due, currency: order.currency },
    })),
  })
}

/** `99,80`, `99.80`; a number without cents may be a postcode and is none. */
function parseAmount(typed: string): number | undefined {
  const [, whole, cents] = /^(\d{1,6})[.,](\d{2})$/.exec(typed) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents)
}

const PROBLEMS: Readonly<Record<Extract<EntryResult, { ok: false }>['reason'], BackOfficeProblem>> = {
  'no-entry': 'not-found',
  'no-order': 'not-found',
  settled: 'settled',
  counted: 'counted',
  'other-currency': 'other-currency',
}

const toResult = (result: EntryResult) =>
  result.ok ? succeed({ state: result.state }) : refuse(PROBLEMS[result.reason])

export const matchEntry: BackOfficeHandler<'matchEntry'> = async (context, { params, body }) => {
  const { orderNumber } = body
  const result = await matchBankEntry(context, { entryId: params.id, orderNumber, actor: context.actor })
  context.jobs.soon('follow-orders')
  return toResult(result)
}

export const settleEntry: BackOfficeHandler<'settleEntry'> = async (context, { params, body }) =>
  toResult(await settleBankEntry(context, { entryId: params.id, reason: body.reason, actor: context.actor }))

/** A refund that somebody sent at the bank; a provider reports its own. */
export const settleRefundCall: BackOfficeHandler<'settleRefund'> = async (context, { params }) => {
  const refund = await findRefund(context.db, params.id)
  const payment = refund && (await findPayment(context.db, refund.paymentId))
  if (!payment) return refuse('not-found')
  if (payment.providerPayment !== null) return refuse('not-allowed')
  const result = await settleRefund(context, { refundId: params.id, actor: context.actor })
  return result.ok ? succeed({ state: 'done' as const }) : refuse('settled')
}
