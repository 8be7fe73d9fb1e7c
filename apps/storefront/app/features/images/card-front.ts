import type { Locale } from '@passepartout/domain'

/** `cards/goldfaden--puder.webp`, with or without the folder that assets are served from. */
const FRONT = /^((?:\/_assets\/)?cards\/)([a-z\d-]+\.webp)$/

/**
 * The front of a card in the language of a locale: the asset files are German, the shop renders the others. Other
 * assets stay unchanged.
 */
export const cardFront = (asset: string, locale: Locale): string =>
  locale.startsWith('de-') ? asset : asset.replace(FRONT, `$1${locale}/$2`)
