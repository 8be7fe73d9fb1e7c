import { type PersonalDate, personalDateKey } from '@passepartout/domain'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { customerDates, customers } from '../schema/index.ts'

export interface CustomerDateRow {
  id: string
  date: PersonalDate
}

const columns = { id: customerDates.id, date: customerDates.date }
const inYear = [
  sql`(${customerDates.date}->>'month')::int`,
  sql`(${customerDates.date}->>'day')::int`,
  asc(customerDates.id),
]

/** The dates that a customer keeps in the account, in the order of the year. */
export function listCustomerDates(
  db: Database,
  { customerId }: { customerId: string },
): Promise<CustomerDateRow[]> {
  return db
    .select(columns)
    .from(customerDates)
    .where(eq(customerDates.customerId, customerId))
    .orderBy(...inYear)
}

/** Adds dates; one of the same person and day takes the place of the earlier one. `full` where there would be more than `most`. */
export function storeCustomerDates(
  db: Database,
  {
    customerId,
    dates,
    most,
    now,
  }: { customerId: string; dates: readonly PersonalDate[]; most: number; now: Date },
): Promise<'stored' | 'full'> {
  const byKey = new Map(dates.map(date => [personalDateKey(date), date]))
  if (byKey.size === 0) return Promise.resolve('stored')
  return db.transaction(async tx => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
    const isOther = and(
      eq(customerDates.customerId, customerId),
      notInArray(customerDates.key, [...byKey.keys()]),
    )
    if ((await tx.$count(customerDates, isOther)) + byKey.size > most) return 'full'
    await tx
      .insert(customerDates)
      .values(
        [...byKey].map(([key, date]) => ({ id: crypto.randomUUID(), customerId, key, date, updatedAt: now })),
      )
      .onConflictDoUpdate({
        target: [customerDates.customerId, customerDates.key],
        set: { date: sql`excluded.date`, updatedAt: now },
      })
    return 'stored'
  })
}

/** Deletes one date of the customer, or all without an id. */
export async function deleteCustomerDates(
  db: Database,
  { customerId, id }: { customerId: string; id?: string },
): Promise<void> {
  const own = eq(customerDates.customerId, customerId)
  await db.delete(customerDates).where(id === undefined ? own : and(own, eq(customerDates.id, id)))
}
