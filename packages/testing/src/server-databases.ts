import { dropDatabases } from '@passepartout/db/testing/drop-databases'

/**
 * Called by Vitest before all tests: files of a process share a database on a server, which is dropped only at the end
 * of the run.
 */
export default function setUp(): (() => Promise<void>) | undefined {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return undefined
  process.env.TEST_RUN ??= `${process.pid}`
  const beginning = `test_${process.env.TEST_RUN}_`
  return () => dropDatabases(url, beginning)
}
