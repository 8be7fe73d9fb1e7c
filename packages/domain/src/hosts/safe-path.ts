const MAX_PATH = 2048

/**
 * Takes a request path apart into decoded segments; empty ones (`//`) are dropped. `undefined` for what no page of
 * the shop can mean and no redirect may repeat: control characters, backslashes, encoded slashes, dot segments,
 * malformed escapes, an overlong path.
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

/** A decoded path, ready for an address; keeps what a path may hold unescaped. */
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
