import { createHash } from 'node:crypto'

/** The strong entity tag of a body (RFC 9110, 8.8.3): equal only for identical bytes. */
export const entityTag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** The weak entity tag of a body, shared by all its content codings. */
export const weakEntityTag = (body: string | Uint8Array): string => `W/${entityTag(body)}`

// RFC 9110, 8.8.3: an opaque tag is quoted and may hold commas, but neither quotes nor spaces.
const TAG = /"[\x21\x23-\x7e\x80-\xff]*"/g

const opaqueTag = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)

/**
 * Whether a client has this version already: `If-None-Match` lists its tag (weak comparison) or is `*` (RFC 9110,
 * 13.1.2). `tag` is the tag of the response.
 */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(TAG)?.includes(opaqueTag(tag)) ?? false
}
