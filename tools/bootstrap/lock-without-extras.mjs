/** Where @tus/server could keep what it knows of uploads; the shop keeps that in files. */
const UNUSED = ['@redis/client', 'ioredis']

/**
 * @typedef {{ peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Peers
 * @typedef {Peers & { optionalDependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Entry
 */

/**
 * A lock file by which npm installs to serve the shop only what that takes. better-auth would go with vitest, and names it as an
 * optional peer: for npm that makes the tests' tools, a tenth of all files, part of the shop.
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
