/** The two faces that the first screen of a channel is set in: the beginnings of their files' names (`fonts/README.md`). */
export const FIRST_SCREEN_FONTS: Readonly<Record<string, readonly string[]>> = {
  passepartout: ['bricolage-grotesque-600-latin', 'instrument-sans-latin'],
  kartenliebe: ['fraunces-500-soft-latin', 'figtree-latin'],
}

/** Whether a file of the build is one of a channel's faces; letters that our languages do not write come when they are met. */
export const isFirstScreenFont = (channel: string, file: string): boolean =>
  file.endsWith('.woff2') &&
  !/-latin-(ext|rare)/.test(file) &&
  (FIRST_SCREEN_FONTS[channel] ?? []).some(face => file.includes(face))
