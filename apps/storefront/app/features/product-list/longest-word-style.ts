import type { CSSProperties } from 'react'

/**
 * Passes the length of a headline's longest word, in characters, to `type-overview` and `type-h1`, so that no phone has
 * to break it. Lines may break at hyphens and soft hyphens.
 */
export function longestWordStyle(headline: string): CSSProperties {
  const letters = Math.max(...headline.split(/[\s\u00AD-]+/).map(word => word.length))
  return { '--longest': letters } as CSSProperties
}
