import { Readable } from 'node:stream'
import { controlCommands } from './control-commands.ts'
import type { Environment } from './environment.ts'
import { createLog } from './log.ts'
import { openData } from './open-data.ts'
import { openFlags } from './open-flags.ts'

/** Does what the running shop does for the command line, where none runs on this data folder. */
export async function askWithoutShop(
  environment: Environment,
  dataDir: string,
  ...[name, value, file]: [name: string, value: string, file: Uint8Array | undefined]
): Promise<Readable> {
  const log = createLog('warn')
  // Asks and leaves: works nothing off.
  const visitor = { ...environment, ROLES: ['api' as const] }
  const data = await openData({ environment: visitor, dataDir, log })
  const flags = await openFlags({ environment, data, addressOf: () => undefined, log })
  try {
    const answer = await controlCommands(data, environment, log, flags)[name]?.(
      value,
      file ?? new Uint8Array(),
    )
    return Readable.from(answer instanceof Readable ? await answer.toArray() : [answer])
  } finally {
    flags.close()
    await data.pictures.close()
    data.keys.close()
    await data.jobs.close()
    await data.database.close()
  }
}
