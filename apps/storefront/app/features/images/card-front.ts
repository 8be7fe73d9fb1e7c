import type { Locale } from '@passepartout/domain'

/** `cards/goldfaden--puder.webp`, with or without the folder that assets are served from. */
const FRONT = /^((?:\/_assets\/)?cards\/)([a-z\d-]+\.webp)$/

/**
 * A card's front in the words of a place: those among the assets speak German, the shop draws the others. Every other
 * picture stays as it is.
 */
export const cardFront = (asset: string, locale: Locale): string =>
  locale.startsWith('de-') ? asset : asset.replace(FRONT, `$1${locale}/$2`)
