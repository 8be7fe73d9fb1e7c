import { openServerDatabase, testServerUrl } from '@passepartout/testing'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseError } from './database-error.ts'
import { type OpenDatabase, openDatabase } from './open.ts'
import type { PostgresLimits } from './open-postgres.ts'
import { findVisitor } from './queries/visitors.ts'

async function openPool(limits: Partial<PostgresLimits>): Promise<OpenDatabase> {
  const { connection } = await openServerDatabase()
  return openDatabase({ ...connection, limits })
}

describe.skipIf(!testServerUrl)('a pool of two connections with short limits', () => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await openPool({
      connections: 2,
      connectMs: 300,
      statementMs: 1000,
      lockMs: 200,
      idleInTransactionMs: 400,
    })
  })
  afterEach(() => opened.close())

  const refused = async (query: Promise<unknown>) => {
    const error = await query.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return error instanceof DatabaseError ? { code: error.code, isUnavailable: error.isUnavailable } : error
  }
  // A query begins when it is awaited.
  const sleep = async (seconds: number) => void (await opened.db.execute(sql`select pg_sleep(${seconds})`))

  test('ends a statement that takes too long', async () => {
    expect(await refused(sleep(30))).toEqual({ code: '57014', isUnavailable: true })
  })

  test('waits for a free connection only so long', async () => {
    const busy = [sleep(0.8), sleep(0.8)]
    expect(await refused(sleep(0))).toEqual({ code: undefined, isUnavailable: true })
    await Promise.all(busy)
    expect(await refused(sleep(0))).toBeUndefined()
  })

  test('waits for a locked table only so long', async () => {
    await opened.db.transaction(async tx => {
      await tx.execute('lock table vouchers in access exclusive mode')
      expect(await refused(opened.db.execute('select * from vouchers'))).toEqual({
        code: '55P03',
        isUnavailable: true,
      })
    })
  })

  test('gets its connections back from transactions whose server went away', async () => {
    for (let times = 0; times < 4; times++) {
      const killed = opened.db.transaction(tx => tx.execute('select pg_terminate_backend(pg_backend_pid())'))
      expect(await refused(killed)).toMatchObject({ isUnavailable: true })
    }
    await opened.ping()
  })
})

describe.skipIf(!testServerUrl).each([
  [true, 1],
  [false, 0],
])('a server whose statements are prepared: %s', (prepares, kept) => {
  test(`keeps ${kept} of them, and answers the same`, async () => {
    const opened = await openPool({ connections: 1, prepares })
    const ask = () => findVisitor(opened.db, { id: crypto.randomUUID(), now: new Date() })
    expect([await ask(), await ask()]).toEqual(['unknown', 'unknown'])
    const { rows } = (await opened.db.execute(
      sql`select count(*)::int as kept from pg_prepared_statements where name = 'find-visitor'`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ kept }])
    await opened.close()
  })
})

test('a server that is not there is told apart from a bad query', async () => {
  const error = await openDatabase({ url: 'postgres://shop:secret@127.0.0.1:1/shop' }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ code: 'ECONNREFUSED', isUnavailable: true })
  expect(String(error)).not.toContain('secret')
})
