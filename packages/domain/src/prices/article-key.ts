/**
 * A key that is equal for equal configurations, whatever the order of fields and lists: the key of the price history.
 * Expects a normalised configuration.
 */
export function articleKey<T extends { kind: string }>({ kind, ...fields }: T): string {
  const parts = Object.entries<unknown>(fields)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${Array.isArray(value) ? [...value].sort().join('+') : String(value)}`)
  return [kind, ...parts].join(' ')
}
