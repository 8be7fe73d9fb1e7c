export interface LockFile {
  packages: Record<string, { version?: string; link?: boolean; optional?: boolean }>
}

/** Package name to the reason why several versions are accepted. */
export type AcceptedDuplicates = Readonly<Record<string, string>>

/** Packages with several versions in the lock file without a reason, and reasons no longer needed. */
export function checkDuplicates(lock: LockFile, accepted: AcceptedDuplicates): string[] {
  const versions = new Map<string, Set<string>>()
  for (const [path, { version, link }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1)
    if (!name || link || !version || !path.includes('node_modules/')) continue
    versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  const several = [...versions].filter(([, found]) => found.size > 1)
  const unexplained = several
    .filter(([name]) => !isAccepted(name, accepted))
    .map(([name, found]) => `${name} is installed in several versions: ${[...found].sort().join(', ')}`)
  const needless = Object.keys(accepted)
    .filter(pattern => !several.some(([name]) => isAccepted(name, { [pattern]: '' })))
    .map(pattern => `${pattern} has one version now: remove it from tools/check/duplicates.json`)
  return [...unexplained, ...needless]
}

/** A key may end with `*`: the platform packages of one tool. */
function isAccepted(name: string, accepted: AcceptedDuplicates): boolean {
  return Object.keys(accepted).some(key =>
    key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : key === name,
  )
}
