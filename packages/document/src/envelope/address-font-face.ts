import type { FontFamily } from '@passepartout/typeset'
import type { Document } from '../model.ts'

/** Connected or slanted handwriting fonts: attractive on a card, but not readable by sorting machines. */
const HANDS: readonly FontFamily[] = ['Great Vibes', 'Pinyon Script', 'Caveat', 'Fraunces Wonk']
/** Contains every character of the countries we ship to. */
const PLAIN: FontFamily = 'Figtree'

/** The font used most on a card, if sorting machines and postmen can read an address in it. */
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
