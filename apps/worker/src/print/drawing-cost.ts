import { type Document, lettersOf, mergeOf, placedArtworks } from '@passepartout/document'

/** Path data of a letter, as measured over books set in the shop's faces. */
const CHARACTERS_OF_A_LETTER = 500

/**
 * How much path data drawing a document takes, in characters: what it costs to set its words, and to write and pack its
 * outlines, grows with that. A text of a card with names is set once for every wording of it.
 */
export function outlineLength(document: Document, artwork: (hash: string) => string | undefined): number {
  const times = Math.max(1, mergeOf(document)?.records.length ?? 1)
  const drawn = placedArtworks(document).map(hash => document.artworks[hash] ?? artwork(hash) ?? '')
  return (
    lettersOf(document) * times * CHARACTERS_OF_A_LETTER + drawn.reduce((sum, { length }) => sum + length, 0)
  )
}
