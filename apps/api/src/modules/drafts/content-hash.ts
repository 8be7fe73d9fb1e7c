import { createHash } from 'node:crypto'

/** The same for the same content, whatever the order of its keys (a database may change it). */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(canonical(content)).digest('hex')

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}
