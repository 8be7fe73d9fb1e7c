import { runWhenIdle } from './run-when-idle.ts'

const fetched = new Set<string>()

/**
 * Fetches files of the build into the browser's cache without running them. One after the other, each in an idle
 * moment: a dozen at once would take the processor from the page that still settles.
 */
export async function prefetchAssets(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (fetched.has(address)) continue
    fetched.add(address)
    await new Promise<void>(resolve => runWhenIdle(resolve))
    await fetch(address, { priority: 'low' }).then(
      file => file.arrayBuffer(),
      () => fetched.delete(address),
    )
  }
}
