import { Readable } from 'node:stream'
import { createControlCommands } from './create-control-commands.ts'
import { openDataServices } from './data-services.ts'
import type { Environment } from './environment.ts'
import { createLog } from './log.ts'
import { startFlagService } from './start-flag-service.ts'

/** Carries out a command where no shop runs on this data folder. */
export async function runCommandOffline(
  environment: Environment,
  dataDir: string,
  ...[name, value, file]: [name: string, value: string, file: Uint8Array | undefined]
): Promise<Readable> {
  const log = createLog('warn')
  // The `api` role alone: this process runs no jobs.
  const visitor = { ...environment, ROLES: ['api' as const] }
  const data = await openDataServices({ environment: visitor, dataDir, log })
  const flags = await startFlagService({ environment, data, addressOf: () => undefined, log })
  const close = async () => {
    flags.close()
    await data.pictures.close()
    data.keys.close()
    await data.jobs.close()
    await data.database.close()
  }
  try {
    const command = createControlCommands(data, environment, log, flags)[name]
    const answer = await command?.(value, file ?? new Uint8Array())
    return Readable.from(closing(answer instanceof Readable ? answer : [answer], close))
  } catch (error) {
    await close()
    throw error
  }
}

/** Closes once all is read or the reader has stopped: a large file is never in memory as a whole. */
async function* closing(pieces: AsyncIterable<unknown> | Iterable<unknown>, close: () => Promise<void>) {
  try {
    yield* pieces
  } finally {
    await close()
  }
}
