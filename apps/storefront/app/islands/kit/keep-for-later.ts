const kept = new Set<string>()

/** Fetches files of the build into the browser's cache, without running them: what needs them next finds them there. */
export function keepForLater(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (kept.has(address)) continue
    kept.add(address)
    void fetch(address, { priority: 'low' }).then(
      file => file.arrayBuffer(),
      () => kept.delete(address),
    )
  }
}
