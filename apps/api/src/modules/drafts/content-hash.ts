import { createHash } from 'node:crypto'

/** Equal for equal content, whatever the order of its keys, which the database may change. */
export const contentHash = (content: unknown): string => hashOf(canonicalJson(content))

/** The hash of a draft's content whose document is canonical JSON already. */
export const draftHash = (content: { title: string; configuration: unknown; documentJson: string }): string =>
  hashOf(
    `{"configuration":${canonicalJson(content.configuration)},"document":${content.documentJson},"title":${JSON.stringify(content.title)}}`,
  )

/** JSON with sorted keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
