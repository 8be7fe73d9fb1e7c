const MAX_LENGTH = 240
const MAX_SEGMENTS = 8
const SEGMENT = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,98}[\p{L}\p{N}\p{M}])?$/u

/**
 * Whether a story could lie under an inner path, so that nobody has to be asked about the rest (spec 2, "slug sanity
 * check"): words of letters, digits and hyphens, neither too many nor too long. What names a file is no slug.
 */
export function isSoundSlug(innerPath: string): boolean {
  const segments = innerPath.split('/').slice(1)
  return (
    innerPath.length <= MAX_LENGTH &&
    segments.length <= MAX_SEGMENTS &&
    segments.every(segment => SEGMENT.test(segment))
  )
}
