import { join } from 'node:path'
import type { Hono } from 'hono'
import { type ContentLog, openContentLibrary } from './content-library.ts'
import { createDelivery } from './delivery/delivery.ts'
import { createRateLimit } from './delivery/rate-limit.ts'
import type { ContentProblem } from './problem.ts'

export interface ContentOptions {
  /** The content folder: `settings.json`, a folder per channel, `assets/`. */
  root: string
  /** What readers of published stories must send; left out, anybody may read them. */
  token?: string
  /** What previews must send; left out, drafts are not served. */
  previewToken?: string
  /** Of everybody who is not the shop itself, per token. */
  requestsPerSecond?: number
  /** Follow changes of the files while running. */
  watch?: boolean
  now?: () => number
  log: ContentLog
}

/** The embedded content service; the server mounts `app` at `/_cms` and serves `assetRoot` at `/_assets`. */
export interface Content {
  app: Hono
  /** The same for the shop in this process: no rate limit, so that nobody outside can use up the shop's share. */
  reader: Hono
  assetRoot: string
  version: () => number
  /** Calls back with the new version after every change; returns how to stop. */
  onChange: (listener: (version: number) => void) => () => void
  reload: () => Promise<readonly ContentProblem[]>
  close: () => void
}

/** Opens the content folder. Throws a `ContentError` naming every broken file. */
export async function createContent(options: ContentOptions): Promise<Content> {
  const { root, token, previewToken, requestsPerSecond = 100, now = Date.now, log } = options
  const library = await openContentLibrary(root, log)
  if (options.watch) library.watch()
  const access = {
    library,
    ...(token === undefined ? {} : { token }),
    ...(previewToken === undefined ? {} : { previewToken }),
  }
  return {
    app: createDelivery({ ...access, limit: createRateLimit(requestsPerSecond, now) }),
    reader: createDelivery(access),
    assetRoot: join(root, 'assets'),
    version: library.version,
    onChange: library.onChange,
    reload: library.reload,
    close: library.close,
  }
}
