interface PrivateImageOptions {
  /** A strong entity tag: equal tags mean equal bytes. */
  etag: string
  name: string
  size?: number
  /** Must be revalidated on each use, because the permission to see it can be revoked. */
  isLent?: boolean
}

/** Response with a visitor's image: cached by their browser only, never executed, never embedded by other sites. */
export function privateImageResponse(
  { etag, name, size, isLent = false }: PrivateImageOptions,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string | null,
): Response {
  const headers = new Headers({
    etag,
    // A short lifetime and revalidation by entity tag, so that a deleted photo soon disappears.
    'cache-control': isLent ? 'private, no-cache' : 'private, max-age=300, must-revalidate',
    vary: 'Cookie',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (body === null) return new Response(null, { status: 304, headers })
  headers.set('content-type', 'image/webp')
  headers.set(
    'content-disposition',
    `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncoded)}`,
  )
  if (size !== undefined) headers.set('content-length', String(size))
  return new Response(body, { status: 200, headers })
}

const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
