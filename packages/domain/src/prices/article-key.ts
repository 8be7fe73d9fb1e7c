/**
 * A name for everything that is configured the same way, whatever the order of its fields and lists: the key of the
 * price history. Give it a normalised configuration.
 */
export function articleKey<T extends { kind: string }>({ kind, ...fields }: T): string {
  const parts = Object.entries<unknown>(fields)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${Array.isArray(value) ? [...value].sort().join('+') : String(value)}`)
  return [kind, ...parts].join(' ')
}
