import type { StencilElement } from '../elements/stencil/stencil.ts'
import type { Mask } from '../geometry/mask-path.ts'
import { LIMITS } from '../limits.ts'
import type { Box, Document, Element, Page } from '../model.ts'
import { slotsArea, slotsOf } from './spacing.ts'

/** What the photos of a page may fill together: a form, or letters and numbers. */
export const STENCIL_SHAPES = ['letters', 'heart', 'circle', 'star', 'house'] as const satisfies readonly (
  | Mask
  | 'letters'
)[]
export type StencilShape = (typeof STENCIL_SHAPES)[number]

/** A photo that ends where the mat does would show a hairline beside it. */
const OVERLAP_MM = 0.5
const FACE = { face: 'Figtree', weight: 800, trackingEm: 0 } as const

const stencilsOf = ({ elements }: Page): StencilElement[] =>
  elements.filter(element => element.type === 'stencil')

/** The opening over the photos of a page; undefined without one, or where a design has several. */
export function stencilOf(page: Page): StencilElement | undefined {
  const found = stencilsOf(page)
  return found.length === 1 ? found[0] : undefined
}

export const stencilShapeOf = (page: Page): Mask | 'letters' | null => {
  const stencil = stencilOf(page)
  return stencil ? (stencil.mask ?? 'letters') : null
}

/** Whether a page can have another opening, or none: it has photos, and one opening at most. */
export const allowsStencil = (page: Page): boolean => slotsOf(page).length > 0 && stencilsOf(page).length < 2

/** An opening that the design put there can be another one, but not none. */
export const canRemoveStencil = (page: Page): boolean => stencilOf(page)?.locked !== true

/**
 * The photos of a page together in another form, or in none. Letters keep the words they had before; `words` are those of
 * the first ones.
 */
export function withStencilShape(
  document: Document,
  pageId: string,
  figure: StencilShape | null,
  words: string,
): Document {
  const page = document.pages.find(({ id }) => id === pageId)
  if (!page || !allowsStencil(page)) return document
  const before = stencilOf(page)
  if (figure === null) {
    if (!before || before.locked) return document
    return changed(
      document,
      pageId,
      page.elements.filter(one => one !== before),
    )
  }
  if (before && (before.mask ?? 'letters') === figure) return document
  const mask = figure === 'letters' ? null : figure
  const place = defaultStencilBox(page, mask)
  if (before) {
    const next = { ...before, ...place, mask, words: before.words || words }
    return changed(
      document,
      pageId,
      page.elements.map(one => (one === before ? next : one)),
    )
  }
  if (page.elements.length >= LIMITS.elementsPerPage) return document
  const added: StencilElement = {
    ...{ type: 'stencil', id: freeId(document), turn: 0, locked: false },
    ...{ ...place, mask, words, ...FACE, fill: page.background },
  }
  const last = page.elements.findLastIndex(({ type }) => type === 'photo')
  return changed(document, pageId, page.elements.toSpliced(last + 1, 0, added))
}

/** As large as the photos' area holds it; the mat covers what they show around it. */
function defaultStencilBox(page: Page, mask: Mask | null): Pick<StencilElement, 'box' | 'aroundMm'> {
  const area = slotsArea(page)
  const side = Math.min(area.width, area.height)
  const box: Box = mask
    ? {
        x: area.x + (area.width - side) / 2,
        y: area.y + (area.height - side) / 2,
        width: side,
        height: side,
      }
    : area
  const { trim, bleed } = page
  // Turned places reach beyond the area of their boxes.
  const isTurned = slotsOf(page).some(({ turn }) => turn !== 0)
  const covered = isTurned
    ? {
        x: -bleed.left,
        y: -bleed.top,
        width: trim.width + bleed.left + bleed.right,
        height: trim.height + bleed.top + bleed.bottom,
      }
    : {
        x: area.x - OVERLAP_MM,
        y: area.y - OVERLAP_MM,
        width: area.width + 2 * OVERLAP_MM,
        height: area.height + 2 * OVERLAP_MM,
      }
  const around = (mm: number) => Math.max(0, mm)
  return {
    box,
    aroundMm: {
      top: around(box.y - covered.y),
      left: around(box.x - covered.x),
      right: around(covered.x + covered.width - box.x - box.width),
      bottom: around(covered.y + covered.height - box.y - box.height),
    },
  }
}

function freeId({ pages }: Document): string {
  const taken = new Set(pages.flatMap(({ elements }) => elements.map(({ id }) => id)))
  let number = 1
  while (taken.has(`own-figure-${number}`)) number++
  return `own-figure-${number}`
}

const changed = (document: Document, pageId: string, elements: Element[]): Document => ({
  ...document,
  pages: document.pages.map(page => (page.id === pageId ? { ...page, elements } : page)),
})
