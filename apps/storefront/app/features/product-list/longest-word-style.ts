import type { CSSProperties } from 'react'

/**
 * Tells `type-overview` and `type-h1` how long the longest word of a headline is, in letters, so that no phone has to
 * break it. A hyphen and a soft hyphen are places to break.
 */
export function longestWordStyle(headline: string): CSSProperties {
  const letters = Math.max(...headline.split(/[\s\u00AD-]+/).map(word => word.length))
  return { '--longest': letters } as CSSProperties
}
