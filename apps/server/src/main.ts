import { EnvironmentError, readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { openShop } from './open-shop.ts'

try {
  const environment = readEnvironment()
  const log = createLog(environment.LOG_LEVEL)
  process.on('uncaughtException', err => {
    log.fatal({ err }, 'uncaught exception')
    process.exit(1)
  })
  const shop = await openShop(environment, log)
  process.stdout.write(
    `ready in ${Math.round(performance.now())} ms: ${shop.urls.join('  ')}  (data in ${shop.dataDir})\n`,
  )
} catch (error) {
  const known =
    error instanceof EnvironmentError || (error instanceof Error && error.name === 'DatabaseLockedError')
  process.stderr.write(
    `The shop cannot start. ${known ? (error as Error).message : String((error as Error).stack)}\n`,
  )
  process.exit(1)
}
