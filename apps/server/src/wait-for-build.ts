import { StartError } from './start-error.ts'

/** What is built apart, by the names of `tools/bootstrap/builds.mjs`: a part that is served once its build is done. */
export type BuildSignals = Readonly<Record<'storefront' | 'designer', Promise<void>>>

/** Whoever has started this process builds meanwhile what it serves, and says of each part when that is done. */
export function waitForBuild(): BuildSignals {
  const parts = { storefront: Promise.withResolvers<void>(), designer: Promise.withResolvers<void>() }
  const waiting = new Map(Object.entries(parts))
  process.on('message', (name: string) => {
    waiting.get(name)?.resolve()
    waiting.delete(name)
    // Not at once: of a message that was there before its listener, Node notes afterwards that it was heard.
    if (waiting.size === 0) setImmediate(() => process.disconnect())
  })
  process.once('disconnect', () => {
    for (const { promise, reject } of waiting.values()) {
      // A shop that is stopped meanwhile goes on stopping, whoever asked for the part or nobody.
      promise.catch(() => undefined)
      reject(new StartError('What it serves is not built: whoever built it has stopped.'))
    }
  })
  return { storefront: parts.storefront.promise, designer: parts.designer.promise }
}
