import type { FontFamily } from '@passepartout/typeset'
import type { Document } from '../model.ts'

/** Hands that join or lean their letters: lovely on a card, and not read by the post's machines. */
const HANDS: readonly FontFamily[] = ['Great Vibes', 'Pinyon Script', 'Caveat', 'Fraunces Wonk']
/** Has every letter of the countries we send to. */
const PLAIN: FontFamily = 'Figtree'

/** The face that most of a card is set in, as long as an address in it can be read by machines and by the postman. */
export function addressFontFace({ pages }: Pick<Document, 'pages'>): FontFamily {
  const letters = new Map<FontFamily, number>()
  for (const page of pages)
    for (const element of page.elements) {
      if (element.type !== 'text') continue
      for (const run of element.runs) {
        const face = run.face ?? element.face
        letters.set(face, (letters.get(face) ?? 0) + run.text.length)
      }
    }
  const [most] = [...letters]
    .filter(([face, count]) => !HANDS.includes(face) && count > 0)
    .toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? PLAIN
}
