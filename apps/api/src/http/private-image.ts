interface PrivateImageOptions {
  /** Strong: the bytes are the same whenever the tag is. */
  etag: string
  name: string
  size?: number
  /** Asked for again each time: whoever may not see it any more sees nothing. */
  isLent?: boolean
}

/** A visitor's picture: kept by their browser only, never run as anything else, never shown on other sites. */
export function privateImageResponse(
  { etag, name, size, isLent = false }: PrivateImageOptions,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string | null,
): Response {
  const headers = new Headers({
    etag,
    // Short, and then asked for by its tag: who deletes a photo does not want to see it again.
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
