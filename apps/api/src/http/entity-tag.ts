import { createHash } from 'node:crypto'

/** The strong tag of a body: the same only where every byte is. */
export const entityTag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** Whether the asker says that it has this version already, in whatever encoding it got it. */
export function isKnownTo(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  if (known === null) return false
  return known.split(',').some(
    one =>
      one
        .trim()
        .replace(/^W\//, '')
        .replace(/-(br|gzip)"$/, '"') === etag,
  )
}
