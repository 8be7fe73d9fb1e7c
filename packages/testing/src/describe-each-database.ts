import type { Database, OpenDatabase } from '@passepartout/db'
import { type JobHandlers, type Jobs, startJobQueue } from '@passepartout/jobs'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { openTestPglite, openTestPostgres, prepareTruncate, truncateDatabase } from './test-database.ts'

/** One for all test files of a process: creating a database on a server and dropping it takes more than a second. */
const isSharedByFiles = (open: () => Promise<OpenDatabase>) => {
  let opened: Promise<OpenDatabase> | undefined
  return async (): Promise<OpenDatabase> => {
    opened ??= open()
    return { ...(await opened), close: async () => undefined }
  }
}

const openEmbedded = isSharedByFiles(openTestPglite)
export const openServerDatabase = isSharedByFiles(() => openTestPostgres(testServerUrl ?? ''))

/** Opens one database for all tests of the surrounding block and truncates it before each. */
export function useDatabase(open: () => Promise<OpenDatabase> = openEmbedded): UsedDatabase {
  let opened: OpenDatabase | undefined
  beforeAll(async () => {
    opened = await open()
    await prepareTruncate(opened)
  })
  beforeEach(async () => {
    if (opened) await truncateDatabase(opened)
  })
  afterAll(async () => {
    await opened?.close()
  })
  const whole = () => {
    if (!opened) throw new Error('The database is open only while tests run')
    return opened
  }
  return Object.assign(() => whole().db, { whole })
}

export interface UsedDatabase {
  (): Database
  whole(): OpenDatabase
}

/** Opens the queues of a database for the tests of the surrounding block; no worker runs. */
export function useJobs(database: UsedDatabase): () => Jobs {
  let jobs: Jobs | undefined
  beforeAll(async () => {
    jobs = await startJobQueue(database.whole(), { log: SILENT, works: false })
  })
  afterAll(() => jobs?.close())
  return () => {
    if (!jobs) throw new Error('The queues are open only while tests run')
    return jobs
  }
}

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Works off all jobs that are due, like a separate process. */
export async function drainJobs(database: UsedDatabase, handlers: JobHandlers): Promise<void> {
  const jobs = await startJobQueue(database.whole(), { log: SILENT, works: true })
  try {
    await jobs.work(handlers)
    const isBusy = async () => {
      const now = new Date().toISOString()
      return (await jobs.report()).jobs.some(
        ({ state, dueAt = '' }) => state === 'running' || (state === 'waiting' && dueAt <= now),
      )
    }
    while (await isBusy()) await new Promise(resolve => setTimeout(resolve, 20))
  } finally {
    await jobs.close()
  }
}

/** The server on which tests may create databases, if there is one; its role must have that permission. */
export const testServerUrl: string | undefined = process.env.TEST_DATABASE_URL

/**
 * Runs the same tests on the embedded database and, where `TEST_DATABASE_URL` names a server, on that one too. Each
 * process creates a database of its own there, so the role must have that permission.
 */
export function describeEachDatabase(name: string, define: (database: UsedDatabase) => void): void {
  describe(`${name} (embedded)`, () => define(useDatabase()))
  if (testServerUrl) describe(`${name} (server)`, () => define(useDatabase(openServerDatabase)))
}
