import { watch } from 'node:fs'
import { join } from 'node:path'
import { expiredFlags, FLAGS, type FlagName } from '@passepartout/domain'
import {
  createFlagService,
  DefinitionsError,
  type FlagReport,
  flagReport,
  openFlagLibrary,
} from '@passepartout/flags'
import { type DataServices, REPOSITORY } from './data-services.ts'
import type { Environment } from './environment.ts'
import type { Logger } from './log.ts'
import { StartError } from './start-error.ts'

/** Grants access to the embedded service alone, so every page may carry it. */
const EMBEDDED_KEY = 'embedded-browser-key'
const EMBEDDED_PATH = '/_flags/api'
/** Milliseconds: an editor writes a file in several steps. */
const SETTLE_MS = 200

type FlagEnvironment = Pick<
  Environment,
  'SPLIT_SDK_KEY' | 'SPLIT_SDK_URL' | 'SPLIT_EVENTS_URL' | 'SPLIT_AUTH_URL' | 'SPLIT_TELEMETRY_URL'
>

interface FlagsOptions {
  environment: FlagEnvironment
  data: DataServices
  addressOf: (request: Request) => string | undefined
  log: Logger
}

/** Starts the flag service; returns how browsers reach the service in use. */
export async function startFlagService({ environment, data, addressOf, log }: FlagsOptions) {
  const { db } = data.database
  const folder = join(REPOSITORY, 'flags')
  const library = await openFlagLibrary(db, folder).catch(explainFlagDefinitions)
  for (const name of Object.keys(FLAGS))
    if (!library.has(name)) throw new StartError(`flags/${name}.json is missing: the shop knows this flag`)
  const expired = expiredFlags(new Date().toISOString().slice(0, 10))
  if (expired.length > 0) log.warn({ flags: expired }, 'expired flags: remove them and their losing branches')

  const service = createFlagService({ db, library, clientKey: EMBEDDED_KEY, addressOf })
  const stopWatching = onFlagChange(folder, () =>
    library.reload().then(
      () => log.info('flag definitions reloaded'),
      err => log.error({ err }, 'invalid flag definitions, keeping previous ones'),
    ),
  )

  async function report(name: FlagName, event: string = FLAGS[name].goal): Promise<FlagReport | undefined> {
    const definition = library.find(name)
    return definition && flagReport(db, definition, event)
  }

  return {
    /** Mounted at `/_flags/api`. */
    fetch: (request: Request) => service.app.fetch(withoutPrefix(request)),
    client: flagClientOf(environment),
    report,
    /** Records that are not stored yet. */
    waiting: service.waiting,
    close: stopWatching,
  }
}

export type Flags = Awaited<ReturnType<typeof startFlagService>>

/** Browser settings of the flag service: its key and the addresses of its parts. */
export function flagClientOf(environment: FlagEnvironment) {
  const { SPLIT_SDK_KEY: key } = environment
  if (key === undefined)
    return {
      key: EMBEDDED_KEY,
      sdk: EMBEDDED_PATH,
      events: EMBEDDED_PATH,
      auth: EMBEDDED_PATH,
      telemetry: EMBEDDED_PATH,
    }
  return {
    key,
    sdk: environment.SPLIT_SDK_URL,
    events: environment.SPLIT_EVENTS_URL,
    auth: environment.SPLIT_AUTH_URL,
    telemetry: environment.SPLIT_TELEMETRY_URL,
  }
}

function withoutPrefix(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(EMBEDDED_PATH.length) || '/'
  return new Request(url, request)
}

function explainFlagDefinitions(error: unknown): never {
  if (error instanceof DefinitionsError) throw new StartError(error.message)
  throw error
}

function onFlagChange(folder: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer)
    timer = setTimeout(changed, SETTLE_MS).unref()
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
