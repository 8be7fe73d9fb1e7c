import { join } from 'node:path'
import type { Hono } from 'hono'
import { type ContentLog, openContentLibrary } from './content-library.ts'
import { createDelivery } from './delivery/delivery.ts'
import { createRateLimit } from './delivery/rate-limit.ts'
import type { ContentProblem } from './problem.ts'

export interface ContentOptions {
  /** The content folder: `settings.json`, a folder per channel, `assets/`. */
  root: string
  /** Token that readers of published stories must send; without one they are public. */
  token?: string
  /** Token that previews must send; without one drafts are not served. */
  previewToken?: string
  /** Per token; the shop itself has no limit. */
  requestsPerSecond?: number
  /** Watch the files while running. */
  watch?: boolean
  now?: () => number
  log: ContentLog
}

/** The embedded content service; the server mounts `app` at `/_cms` and serves `assetRoot` at `/_assets`. */
export interface Content {
  app: Hono
  /** The same API for the shop in this process, without a rate limit: other clients cannot use up the shop's share. */
  reader: Hono
  assetRoot: string
  version: () => number
  /** Calls back with the new version after every change; returns a function that stops it. */
  onChange: (listener: (version: number) => void) => () => void
  reload: () => Promise<readonly ContentProblem[]>
  close: () => void
}

/**
 * Opens the content folder.
 *
 * @throws ContentError that names every invalid file
 */
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
