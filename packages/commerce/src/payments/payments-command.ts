import {
  type BankEntryRow,
  changeBankEntry,
  doneRefunds,
  findBankEntries,
  findOrder,
  listBankEntries,
  listUnsettledRefunds,
  lockBankEntry,
} from '@passepartout/db'
import * as z from 'zod'
import { bookBankEntry } from './book-bank-entry.ts'
import { importStatement } from './import-statement.ts'
import type { PaymentContext } from './payment-context.ts'
import { applyRefundStatus } from './refund-payment.ts'

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
      text: [entry.reference, entry.text].filter(Boolean).join(' '),
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

/** Books an entry for an order that its text does not name, or names incorrectly. */
async function matchCommand(
  { db, ...rest }: PaymentContext,
  { entry: start, order: number, operator: name }: { entry: string; order: string; operator: string },
): Promise<string> {
  const order = await findOrder(db, number)
  if (!order) throw new Error(`There is no order ${number}.`)
  const { id } = await findSingleEntry(db, start)
  return db.transaction(async tx => {
    const entry = await lockBankEntry(tx, id)
    if (!entry || !OPEN.has(entry.state)) throw new Error('The entry is settled already.')
    if (entry.state === 'short') throw new Error('The entry counts for an order already.')
    const state = await bookBankEntry(
      tx,
      { db, ...rest },
      { entry, orderId: order.id, actor: `operator:${name}` },
    )
    if (state === 'unknown')
      throw new Error(`The order is in ${order.currency}, the money in ${entry.currency}.`)
    return state
  })
}

const OPEN = new Set<BankEntryRow['state']>(['short', 'over', 'unknown', 'double', 'late'])

/** Marks an entry as settled by an operator (the money was returned), or a refund as sent. */
async function settleCommand(
  { db, now }: PaymentContext,
  { entry: start, operator: name }: { entry: string; operator: string },
): Promise<string> {
  const refunds = (await listUnsettledRefunds(db)).filter(({ refund }) => refund.id.startsWith(start))
  const [first] = refunds
  if (refunds.length > 1) throw new Error(`Several refunds begin with ${start}.`)
  if (first) {
    if (first.refund.state === 'failed') throw new Error('The refund failed and was never sent.')
    await db.transaction(tx =>
      applyRefundStatus(tx, { refund: first.refund, state: 'done', actor: `operator:${name}`, now }),
    )
    return 'refunded'
  }
  const entry = await findSingleEntry(db, start)
  if (!OPEN.has(entry.state)) throw new Error('The entry is settled already.')
  await changeBankEntry(db, entry.id, { state: 'settled' })
  return 'settled'
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
