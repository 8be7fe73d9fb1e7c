import { ContentError } from '@passepartout/content'
import { DatabaseLockedError } from '@passepartout/db'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { lowerWorkerPriority } from './lower-worker-priority.ts'
import { startErrorReporting } from './operations/start-error-reporting.ts'
import { startTracing } from './operations/start-tracing.ts'
import { restrictFileMode } from './private-files.ts'
import { StartError } from './start-error.ts'
import { startShop } from './start-shop.ts'
import { waitForBuild } from './wait-for-build.ts'

const EXPLAINED = [StartError, DatabaseLockedError, ContentError]

restrictFileMode()
lowerWorkerPriority()

try {
  const environment = readEnvironment()
  const log = createLog(environment.LOG_LEVEL)
  process.on('uncaughtException', err => {
    log.fatal({ err }, 'uncaught exception')
    process.exit(1)
  })
  const closeTraces = await startTracing(environment)
  const closeReports = await startErrorReporting(environment)
  const { urls, dataDir, outbox } = await startShop(
    environment,
    log,
    [
      { name: 'traces', close: closeTraces },
      { name: 'error reports', close: closeReports },
    ],
    process.argv.includes('--when-built') ? waitForBuild() : undefined,
  )
  // The start leaves much garbage: memory collected here is not held for good.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const seconds = (performance.now() / 1000).toFixed(1)
  process.stdout.write(
    `ready in ${seconds} s: ${urls.join(' ')} (data in ${dataDir}${outbox ? `, mails in ${outbox}` : ''})\n`,
  )
} catch (error) {
  const explained = EXPLAINED.some(kind => error instanceof kind)
  process.stderr.write(
    `The shop cannot start. ${explained ? (error as Error).message : (error as Error).stack}\n`,
  )
  process.exit(1)
}
