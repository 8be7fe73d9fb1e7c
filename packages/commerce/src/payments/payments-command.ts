import {
  type BankEntryRow,
  doneRefunds,
  findBankEntries,
  findOrder,
  listBankEntries,
  listUnsettledRefunds,
} from '@passepartout/db'
import * as z from 'zod'
import { entryText, importStatement } from './import-statement.ts'
import type { PaymentContext } from './payment-context.ts'
import { type EntryResult, matchBankEntry, settleBankEntry, settleRefund } from './settle-bank-entry.ts'

const id = z
  .string()
  .regex(/^[0-9a-f-]{4,36}$/, 'Name an entry by its id, or by at least the first four signs of it.')
const operator = z.string().regex(/^[\w.@-]{1,60}$/)
const json = z.boolean().default(false)

/** Input of the command; a file's bytes are passed separately. */
const commandSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('import'), account: z.string().max(50).optional(), json, operator }),
  z.strictObject({ action: z.literal('list'), all: z.boolean().default(false), json, operator }),
  z.strictObject({ action: z.literal('match'), entry: id, order: z.string().min(1).max(40), json, operator }),
  z.strictObject({ action: z.literal('settle'), entry: id, json, operator }),
])

const MOST_LISTED = 1000

interface BankEntryListRow {
  id: string
  state: string
  day: string
  amount: number
  currency: string
  order: string | null
  payer: string
  text: string
}

/**
 * Runs `npm run shop -- payments ...` and returns its output.
 *
 * @param argument the input as JSON
 * @throws Error with a message for the operator
 */
export async function paymentsCommand(
  context: PaymentContext,
  argument: string,
  bytes: Uint8Array = new Uint8Array(),
): Promise<string> {
  const read = commandSchema.safeParse(JSON.parse(argument))
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('\n'))
  const { data } = read
  const { result, words } = await carryOut(context, data, bytes)
  return data.json ? `${JSON.stringify(result, null, 2)}\n` : words
}

async function carryOut(context: PaymentContext, data: z.output<typeof commandSchema>, bytes: Uint8Array) {
  if (data.action === 'list') {
    const rows = await bankEntryRows(context, data.all)
    return { result: rows, words: rows.length > 0 ? table(rows) : 'Nothing is open.\n' }
  }
  if (data.action === 'import') {
    const { entries, known, skipped } = await importStatement(context, { bytes, account: data.account })
    const rows = entries.map(({ bookedOn: day, orderNumber: order, ...rest }) => ({ ...rest, day, order }))
    const sums = `${entries.length} new, ${known} imported before, ${skipped} no money that came\n`
    return { result: { entries: rows, known, skipped }, words: table(rows) + sums }
  }
  const state =
    data.action === 'match' ? await matchCommand(context, data) : await settleCommand(context, data)
  return { result: { state }, words: `${state}\n` }
}

const REFUND_STATES = { asked: 'to refund', failed: 'refund failed', done: 'refunded' } as const

async function bankEntryRows(context: PaymentContext, all: boolean): Promise<BankEntryListRow[]> {
  const { db } = context
  const entries = await listBankEntries(db, { all, limit: MOST_LISTED })
  const refunds = [
    ...(await listUnsettledRefunds(db)),
    ...(all ? await doneRefunds(db, { limit: MOST_LISTED }) : []),
  ]
  return [
    ...entries.map(entry => ({
      id: entry.id,
      state: entry.state,
      day: entry.bookedOn,
      amount: entry.amount,
      currency: entry.currency,
      order: entry.orderNumber,
      payer: payerOf(entry),
      text: entryText(entry),
    })),
    ...refunds.map(({ refund, payment, order }) => ({
      id: refund.id,
      state: REFUND_STATES[refund.state],
      day: refund.createdAt.toISOString().slice(0, 10),
      amount: refund.amount,
      currency: payment.currency,
      order: order.number,
      payer: '',
      text: payment.method,
    })),
  ]
}

const payerOf = ({ source }: BankEntryRow): string => {
  const { payer, payerIban } = source as { payer?: string; payerIban?: string }
  return [payer, payerIban].filter(Boolean).join(' ')
}

const ENTRY_PROBLEMS: Readonly<Record<Extract<EntryResult, { ok: false }>['reason'], string>> = {
  'no-entry': 'There is no such entry.',
  'no-order': 'There is no such order.',
  settled: 'The entry is settled already.',
  counted: 'The entry counts for an order already.',
  'other-currency': 'The order is in another currency.',
}

const stateOf = (result: EntryResult): string => {
  if (!result.ok) throw new Error(ENTRY_PROBLEMS[result.reason])
  return result.state
}

async function matchCommand(
  context: PaymentContext,
  { entry: start, order, operator: name }: { entry: string; order: string; operator: string },
): Promise<string> {
  const found = await findOrder(context.db, order)
  if (!found) throw new Error(`There is no order ${order}.`)
  const { id: entryId, currency } = await findSingleEntry(context.db, start)
  const result = await matchBankEntry(context, {
    entryId,
    orderNumber: found.number,
    actor: `operator:${name}`,
  })
  if (!result.ok && result.reason === 'other-currency')
    throw new Error(`The order is in ${found.currency}, the money in ${currency}.`)
  return stateOf(result)
}

/** Marks an entry as settled by an operator (the money was returned), or a refund as sent. */
async function settleCommand(
  context: PaymentContext,
  { entry: start, operator: name }: { entry: string; operator: string },
): Promise<string> {
  const actor = `operator:${name}`
  const refunds = (await listUnsettledRefunds(context.db)).filter(({ refund }) => refund.id.startsWith(start))
  const [first] = refunds
  if (refunds.length > 1) throw new Error(`Several refunds begin with ${start}.`)
  if (first) {
    const settled = await settleRefund(context, { refundId: first.refund.id, actor })
    if (!settled.ok) throw new Error('The refund failed and was never sent.')
    return 'refunded'
  }
  const { id: entryId } = await findSingleEntry(context.db, start)
  return stateOf(await settleBankEntry(context, { entryId, actor }))
}

async function findSingleEntry(db: PaymentContext['db'], start: string): Promise<BankEntryRow> {
  const [found, other] = await findBankEntries(db, start)
  if (!found) throw new Error(`No entry begins with ${start}.`)
  if (other) throw new Error(`Several entries begin with ${start}.`)
  return found
}

/** Columns for a terminal; control characters were removed when the statement was read. */
function table(rows: readonly BankEntryListRow[]): string {
  const lines = rows.map(({ id, state, day, amount, currency, order, payer, text }) => [
    id.slice(0, 8),
    state,
    day,
    `${currency} ${(amount / 100).toFixed(2)}`,
    order ?? '-',
    [payer, text].filter(Boolean).join(': '),
  ])
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? []
  const shown = lines.map(line =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return shown.map(line => `${line}\n`).join('')
}
