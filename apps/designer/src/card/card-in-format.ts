import { type Document, withDesignLayout } from '@passepartout/document'
import type { CardPalette } from './card-choices.ts'
import type { CardLayouts } from './card-layouts.ts'
import { inPalette } from './with-palette.ts'

/** The card in another format: in the design's layout for it and the chosen colours. */
export function cardInFormat(
  document: Document,
  layouts: NonNullable<CardLayouts>,
  palettes: readonly CardPalette[],
  format: string,
): Document {
  const [from, to] = [layouts[formatOf(document, layouts) ?? ''], layouts[format]]
  if (!from || !to) return document
  const palette = palettes.find(({ id }) => id === document.design?.palette)
  const painted = (pages: typeof from) => (palette ? pages.map(page => inPalette(page, palette)) : pages)
  return withDesignLayout(document, painted(from), painted(to))
}

/** The format of a card, by the size of its front. */
export function formatOf(
  { pages: [front] }: Document,
  layouts: NonNullable<CardLayouts>,
): string | undefined {
  const isSame = (a: number, b: number | undefined) => Math.abs(a - (b ?? 0)) < 0.5
  return Object.keys(layouts).find(format => {
    const trim = layouts[format]?.[0]?.trim
    return front && isSame(front.trim.width, trim?.width) && isSame(front.trim.height, trim?.height)
  })
}
