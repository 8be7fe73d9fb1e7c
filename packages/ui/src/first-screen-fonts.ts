/** The two font faces of a channel's first screen: beginnings of their file names (`fonts/README.md`). */
export const FIRST_SCREEN_FONTS: Readonly<Record<string, readonly string[]>> = {
  passepartout: ['bricolage-grotesque-600-latin', 'instrument-sans-latin'],
  kartenliebe: ['fraunces-500-soft-latin', 'figtree-latin'],
}

/**
 * Whether a file of the build is a first-screen font of the channel. Files with characters that our languages do not
 * use load on demand.
 */
export const isFirstScreenFont = (channel: string, file: string): boolean =>
  file.endsWith('.woff2') &&
  !/-latin-(ext|rare)/.test(file) &&
  (FIRST_SCREEN_FONTS[channel] ?? []).some(face => file.includes(face))
