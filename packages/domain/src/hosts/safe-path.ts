const MAX_PATH = 2048

/**
 * Splits a request path into decoded segments and drops empty ones (`//`). `undefined` for paths that are no page and
 * must not be repeated in a redirect: control characters, backslashes, encoded slashes, dot segments, malformed
 * escapes, an overlong path.
 */
export function pathSegments(path: string): string[] | undefined {
  if (path.length > MAX_PATH || !path.startsWith('/')) return undefined
  const segments: string[] = []
  for (const raw of path.split('/')) {
    if (raw === '') continue
    const segment = decodeSegment(raw)
    if (segment === undefined) return undefined
    segments.push(segment)
  }
  return segments
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\/]/

function decodeSegment(raw: string): string | undefined {
  let segment: string
  try {
    segment = decodeURIComponent(raw).normalize('NFC')
  } catch {
    return undefined
  }
  return UNSAFE.test(segment) || segment === '.' || segment === '..' ? undefined : segment
}

/** Encodes a decoded path for an address; characters that are allowed in a path stay unescaped. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map(segment =>
      encodeURIComponent(segment).replace(/%(?:21|24|26|2B|2C|3A|3B|3D|40)/g, escaped =>
        decodeURIComponent(escaped),
      ),
    )
    .join('/')
}
