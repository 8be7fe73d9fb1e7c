import type { Database, OpenDatabase } from '@passepartout/db'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { emptyDatabase, openTestPglite, openTestPostgres } from './test-database.ts'

let embedded: Promise<OpenDatabase> | undefined

/** One for all test files of a process, which takes it with it. */
async function openEmbedded(): Promise<OpenDatabase> {
  embedded ??= openTestPglite()
  return { ...(await embedded), close: async () => undefined }
}

/** Opens one database for all tests of the surrounding block and empties it before each. */
export function useDatabase(open: () => Promise<OpenDatabase> = openEmbedded): () => Database {
  let opened: OpenDatabase | undefined
  beforeAll(async () => {
    opened = await open()
  })
  beforeEach(async () => {
    if (opened) await emptyDatabase(opened)
  })
  afterAll(async () => {
    await opened?.close()
  })
  return () => {
    if (!opened) throw new Error('The database is open only while tests run')
    return opened.db
  }
}

/** The server that tests may make databases on, if there is one; the role must be allowed to. */
export const testServerUrl: string | undefined = process.env.TEST_DATABASE_URL

/**
 * Runs the same tests on the embedded database and, where `TEST_DATABASE_URL` names a server, on that one too:
 * each gets a database of its own there, so the role must be allowed to create some.
 */
export function eachDatabase(name: string, define: (database: () => Database) => void): void {
  describe(`${name} (embedded)`, () => define(useDatabase()))
  const url = testServerUrl
  if (url) describe(`${name} (server)`, () => define(useDatabase(() => openTestPostgres(url))))
}
