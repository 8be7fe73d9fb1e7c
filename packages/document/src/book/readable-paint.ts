import { contrastOf } from '../colour-contrast.ts'
import type { Document, Paint } from '../model.ts'
import { FOIL, tokenColour } from '../paint.ts'

/** Contrast of small text that everybody can read (WCAG 2.2, 1.4.3). */
export const READABLE_CONTRAST = 4.5

/** Contrast of a paint with the colour below it that it differs from least. */
export const leastContrast = (
  document: Pick<Document, 'design'>,
  paint: Paint,
  below: readonly string[],
): number => Math.min(...below.map(colour => contrastOf(tokenColour(document, paint), colour)))

/** Paints of the design that words use, in the order in which they replace one another. */
const WORD_PAINTS: readonly Paint[] = ['ink', 'muted', 'ground', 'panel']

/** The paint itself where it can be read on these colours, else the first of the design's, black and white that can. */
export function readablePaint(
  document: Pick<Document, 'design'>,
  paint: Paint,
  below: readonly string[],
): Paint {
  const known = WORD_PAINTS.filter(token => Object.hasOwn(document.design?.colours ?? {}, token))
  const candidates = [...(paint === FOIL ? [] : [paint]), ...known, '#000000', '#ffffff']
  const contrast = (one: Paint) => leastContrast(document, one, below)
  const readable = candidates.find(one => contrast(one) >= READABLE_CONTRAST)
  return readable ?? candidates.sort((a, b) => contrast(b) - contrast(a))[0] ?? paint
}

/** A colour below another one of this opacity. */
export function mixColours(below: string, above: string, opacity: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map(at => (1 - opacity) * channel(below, at) + opacity * channel(above, at))
  return `#${mixed.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
