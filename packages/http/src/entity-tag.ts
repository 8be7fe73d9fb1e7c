import { createHash } from 'node:crypto'

/** The strong tag of a body (RFC 9110, 8.8.3): the same only where every byte is. */
export const entityTag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** The weak tag of a body: every content coding of it may carry the same one. */
export const weakEntityTag = (body: string | Uint8Array): string => `W/${entityTag(body)}`

// RFC 9110, 8.8.3: an opaque tag is quoted and may hold commas, but neither quotes nor spaces.
const TAG = /"[\x21\x23-\x7e\x80-\xff]*"/g

const opaqueTag = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag)

/**
 * Whether a client has this version already: `If-None-Match` names its tag by the weak comparison, or any version at
 * all with `*` (RFC 9110, 13.1.2). `tag` is the one that the answer carries.
 */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(TAG)?.includes(opaqueTag(tag)) ?? false
}
