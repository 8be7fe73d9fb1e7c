/** Optional stores of @tus/server for the state of uploads; the shop stores it in files. */
const UNUSED = ['@redis/client', 'ioredis']

/**
 * @typedef {{ peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Peers
 * @typedef {Peers & { optionalDependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Entry
 */

/**
 * A lock file for installing only the packages that serve the shop. better-auth names vitest as an optional peer: npm
 * would count the test tools, a tenth of all files, as part of the shop.
 *
 * @template {Entry} E
 * @template {{ packages: Record<string, E> }} L
 * @param {L} lock
 * @returns {L}
 */
export function lockWithoutExtras(lock) {
  const forTests = Object.keys(lock.packages['']?.devDependencies ?? {})
  const packages = Object.entries(lock.packages).map(([path, entry]) => [
    path,
    {
      ...entry,
      peerDependencies: without(
        entry.peerDependencies,
        forTests.filter(name => entry.peerDependenciesMeta?.[name]?.optional),
      ),
      optionalDependencies: without(entry.optionalDependencies, UNUSED),
    },
  ])
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** @param {Record<string, string> | undefined} ranges @param {string[]} names */
const without = (ranges, names) =>
  ranges && Object.fromEntries(Object.entries(ranges).filter(([name]) => !names.includes(name)))
