import { StartError } from './start-error.ts'

/** Separate builds, by the names of `tools/bootstrap/builds.mjs`: each part is served once its promise resolves. */
export type BuildSignals = Readonly<Record<'storefront' | 'designer' | 'backOffice', Promise<void>>>

/** Waits for the parent process, which builds what this one serves and sends a message for each finished part. */
export function waitForBuild(): BuildSignals {
  const parts = {
    storefront: Promise.withResolvers<void>(),
    designer: Promise.withResolvers<void>(),
    'back-office': Promise.withResolvers<void>(),
  }
  const waiting = new Map(Object.entries(parts))
  process.on('message', (name: string) => {
    waiting.get(name)?.resolve()
    waiting.delete(name)
    // Deferred: for a message that arrived before its listener, Node updates its reference count only afterwards.
    if (waiting.size === 0) setImmediate(() => process.disconnect())
  })
  process.once('disconnect', () => {
    for (const { promise, reject } of waiting.values()) {
      // A shutdown meanwhile must continue, even if no request waits for the part.
      promise.catch(() => undefined)
      reject(new StartError('What it serves is not built: whoever built it has stopped.'))
    }
  })
  const { storefront, designer, 'back-office': backOffice } = parts
  return { storefront: storefront.promise, designer: designer.promise, backOffice: backOffice.promise }
}
