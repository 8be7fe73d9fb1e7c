import { desc, ilike, or } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { customers } from '../schema/index.ts'
import type { CustomerRow } from './customers.ts'

/** Customers whose number, email address or name contains the text, the newest first; all of them for an empty text. */
export function findCustomers(
  db: Database,
  { text, most }: { text: string; most: number },
): Promise<CustomerRow[]> {
  const part = `%${text.replace(/[\\%_]/g, letter => `\\${letter}`)}%`
  return db
    .select()
    .from(customers)
    .where(
      text === ''
        ? undefined
        : or(...[customers.number, customers.email, customers.name].map(column => ilike(column, part))),
    )
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(most)
}
