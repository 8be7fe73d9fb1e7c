import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('../migrations/', import.meta.url)

/**
 * Changes that break the previous release, which still runs on the new tables: it reads removed columns, and omits new
 * required ones. First expand (a nullable column, or one with a default), and in a later release contract.
 */
const BREAKS_OLDER_CODE: readonly [what: string, pattern: RegExp][] = [
  ['takes a table or column away', /\bdrop (table|column|type|schema)\b/i],
  ['renames', /\brename\b/i],
  ['makes a column necessary', /\bset not null\b/i],
  ['changes the type of a column', /\balter column "\w+" (set data )?type\b/i],
  ['adds a necessary column without default', /\badd column (?!.*\bdefault\b).*\bnot null\b/i],
]

/** Migrations that remove what no release in use needs any more; the first two are from before the first release. */
const CONTRACTS = new Set(['0009_voucher_ledger.sql', '0010_mails_by_job.sql'])

const breaksOf = (sql: string): string[] =>
  sql
    .split('--> statement-breakpoint')
    .flatMap(statement =>
      BREAKS_OLDER_CODE.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what),
    )

test('migrations only add, so that the release before them works on the new tables', () => {
  const found = readdirSync(FOLDER)
    .filter(name => name.endsWith('.sql') && !CONTRACTS.has(name))
    .flatMap(name => breaksOf(readFileSync(new URL(name, FOLDER), 'utf8')).map(what => `${name} ${what}`))
  expect(found).toEqual([])
})

test.each([
  ['ALTER TABLE "orders" DROP COLUMN "note";', 'takes a table or column away'],
  ['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";', 'renames'],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 'makes a column necessary'],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer;', 'changes the type of a column'],
  ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;', 'adds a necessary column without default'],
])('"%s" %s', (sql, what) => {
  expect(breaksOf(sql)).toEqual([what])
})

test.each([
  'ALTER TABLE "orders" ADD COLUMN "note" text;',
  `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "notes" ("text" text NOT NULL);',
  'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;',
])('"%s" only adds', sql => {
  expect(breaksOf(sql)).toEqual([])
})
