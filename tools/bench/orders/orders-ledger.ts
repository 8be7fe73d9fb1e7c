import { createVoucher, type Database, findVoucher, type openDatabase } from '@passepartout/db'

type Open = () => ReturnType<typeof openDatabase>

export const VOUCHER_CENTS = 100_000_000

export async function withDatabase<T>(open: Open, use: (db: Database) => Promise<T>): Promise<T> {
  const opened = await open()
  try {
    return await use(opened.db)
  } finally {
    await opened.close()
  }
}

/** Gift vouchers that cover all orders. */
export const makeCodes = (open: Open, count: number) => withDatabase(open, db => codesIn(db, count))

export const codesIn = (db: Database, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, () =>
      createVoucher(db, {
        worth: { amount: VOUCHER_CENTS, currency: 'EUR' },
        fromDay: '2026-01-01',
        now: new Date(),
      }),
    ),
  )

export async function countIn(db: Database, question: string): Promise<number> {
  const { rows } = (await db.execute(question)) as unknown as { rows: { n: unknown }[] }
  return Number(rows[0]?.n)
}

/** Orders never confirmed to a customer, duplicates, orders without events; money that vouchers lost or gained. */
export async function findInconsistencies(
  db: Database,
  orders: readonly string[],
  codes: readonly string[],
): Promise<string[]> {
  const count = (question: string) => countIn(db, question)
  const wrong: string[] = []
  const expectZero = (what: string, n: number) => n !== 0 && wrong.push(`${n} ${what}`)
  const acknowledged = new Set(orders)
  if (acknowledged.size !== orders.length) wrong.push('a number was given twice')
  expectZero('orders too many or too few', (await count('select count(*) n from orders')) - acknowledged.size)
  expectZero(
    'orders without line',
    await count(
      'select count(*) n from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)',
    ),
  )
  expectZero(
    'orders whose journal does not end in their state',
    await count(
      `select count(*) n from orders o where o.state <>
     (select e.state from order_events e where e.order_id = o.id order by e.sequence desc limit 1)`,
    ),
  )
  expectZero(
    'orders without payment',
    await count(
      'select count(*) n from orders o where not exists (select 1 from payments p where p.order_id = o.id)',
    ),
  )
  expectZero(
    'orders whose vouchers are not what they took',
    await count(
      `select count(*) n from orders o where o.total - o.due <>
     (select coalesce(sum(amount), 0) from voucher_entries v where v.order_id = o.id and v.kind = 'reserved')`,
    ),
  )
  const left = await Promise.all(codes.map(async code => (await findVoucher(db, code))?.remaining ?? 0))
  const spent = await count('select coalesce(sum(total - due), 0) n from orders')
  expectZero(
    'cents of vouchers too many or too few',
    codes.length * VOUCHER_CENTS - left.reduce((sum, amount) => sum + amount, 0) - spent,
  )
  return wrong
}
