import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { flagDefinitions } from '../schema/index.ts'

export interface StoredFlag {
  name: string
  changeNumber: number
  definition: unknown
}

/**
 * Stores the definitions to be served, and gives each that differs from its stored version a new change number, higher
 * than any before. Several processes may do so at once.
 *
 * @param now milliseconds since 1970: change numbers are about the time of the change
 * @returns all flags ever stored, in order of their change numbers; one that is not in `definitions` stays as it was
 */
export async function upsertFlagDefinitions(
  db: Database,
  definitions: ReadonlyMap<string, unknown>,
  now: number,
): Promise<StoredFlag[]> {
  const offered = JSON.stringify([...definitions].map(([name, definition]) => ({ name, definition })))
  return db.transaction(async tx => {
    await tx.execute(sql`lock table ${flagDefinitions} in share row exclusive mode`)
    await tx.execute(sql`
      insert into flag_definitions (name, change_number, definition)
      select name, greatest(${now}::bigint, (select coalesce(max(change_number), 0) + 1 from flag_definitions)), definition
      from jsonb_to_recordset(${offered}::jsonb) as offered(name text, definition jsonb)
      on conflict (name) do update set change_number = excluded.change_number, definition = excluded.definition
      where flag_definitions.definition <> excluded.definition`)
    return tx.select().from(flagDefinitions).orderBy(flagDefinitions.changeNumber, flagDefinitions.name)
  })
}
