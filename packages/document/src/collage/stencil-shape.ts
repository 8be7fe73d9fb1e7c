import type { StencilElement } from '../elements/stencil/stencil.ts'
import type { Mask } from '../geometry/mask-path.ts'
import { LIMITS } from '../limits.ts'
import type { Box, Document, Element, Page } from '../model.ts'
import { slotsArea, slotsOf } from './spacing.ts'

/** Stencil shapes for the photos of a page: a mask, or text. */
export const STENCIL_SHAPES = ['letters', 'heart', 'circle', 'star', 'house'] as const satisfies readonly (
  | Mask
  | 'letters'
)[]
export type StencilShape = (typeof STENCIL_SHAPES)[number]

/** A photo that ends exactly at the mat would show a hairline beside it. */
const OVERLAP_MM = 0.5
const FACE = { face: 'Figtree', weight: 800, trackingEm: 0 } as const

const stencilsOf = ({ elements }: Page): StencilElement[] =>
  elements.filter(element => element.type === 'stencil')

/** The stencil over the photos of a page; undefined without one, or if a design has several. */
export function stencilOf(page: Page): StencilElement | undefined {
  const found = stencilsOf(page)
  return found.length === 1 ? found[0] : undefined
}

export const stencilShapeOf = (page: Page): Mask | 'letters' | null => {
  const stencil = stencilOf(page)
  return stencil ? (stencil.mask ?? 'letters') : null
}

/** Whether the stencil of a page can be changed: it has photos, and at most one stencil. */
export const allowsStencil = (page: Page): boolean => slotsOf(page).length > 0 && stencilsOf(page).length < 2

/** A stencil of the design can be changed, but not removed. */
export const canRemoveStencil = (page: Page): boolean => stencilOf(page)?.locked !== true

/**
 * Changes or removes the stencil over the photos of a page. A text stencil retains its previous text; `words` is the
 * text of a new one.
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

/** As large as fits into the photos' area; the mat covers the photos around it. */
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
  // Turned slots extend beyond the area of their boxes.
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
