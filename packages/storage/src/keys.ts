const KEY = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?$/
const PREFIX = /^(?:[a-z0-9][a-z0-9-]*\/)+$/

/** @throws Error for an invalid key, so that no outside text becomes a path */
export function assertKey(key: string): string {
  return assertPattern(key, KEY)
}

/** @throws Error for an invalid prefix */
export function assertPrefix(prefix: string): string {
  return assertPattern(prefix, PREFIX)
}

function assertPattern(key: string, pattern: RegExp): string {
  if (!pattern.test(key) || key.startsWith('scratch/')) throw new Error(`Not an object's key: ${key}`)
  return key
}
