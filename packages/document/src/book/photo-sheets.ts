import { isOwnPhoto } from '../elements/photo/photo.ts'
import type { Element } from '../elements/registry.ts'
import { textOf } from '../elements/text/edit-text.ts'
import { faceZones } from '../faces/fit-faces.ts'
import { bleedBox } from '../geometry/box.ts'
import type { Box, Document, Page } from '../model.ts'
import type { PhotoArea, PhotoSheet } from '../photo-layout/sheet.ts'
import { isCaption, isCaptionBackdrop } from './captions.ts'
import { hasChapterTitle } from './chapters.ts'
import { outlineOf } from './outline-of.ts'

/** What the binding and the customer's taste leave for photos, in mm. */
export interface SheetRules {
  /** Distance of photos with margins to the fold. */
  foldMm: number
  /** One photo may lie across the fold. */
  allowsAcross: boolean
  /** Margin as a share of the shorter side of a page. */
  marginShare: number
  gapMm: number
  /** Height above the trim that photos with margins leave to page numbers. */
  footMm?: number
}

/** The sheets of a book whose photos may be laid out anew: all but the cover and those with pinned or own photos. */
export const photoSheetsOf = ({ pages }: Pick<Document, 'pages'>, rules: SheetRules): PhotoSheet[] =>
  pages.flatMap((page, index) =>
    page.role === 'cover' || page.photoIndex || hasFixedPhotos(page)
      ? []
      : [photoSheetOf(page, index === 1, rules)],
  )

const hasFixedPhotos = ({ elements }: Page): boolean =>
  elements.some(
    one => one.type === 'photo' && (one.pinned === true || one.home !== undefined || isOwnPhoto(one)),
  )

/**
 * The room of a sheet for photos: on each of its pages the largest area clear of words and small ornaments.
 * @param isRight a single page is right of the fold, as the first one of a book
 */
export function photoSheetOf(page: Page, isRight: boolean, rules: SheetRules): PhotoSheet {
  const { trim, bleed } = page
  const obstacles = page.elements.flatMap(element => obstacleOf(element, page))
  const outer = bleedBox(page)
  if (page.role !== 'spread') {
    const half: Half = { from: 0, until: trim.width, fold: isRight ? 'left' : 'right', full: outer }
    return { id: page.id, areas: areaOf(page, half, obstacles, rules) }
  }
  const fold = trim.width / 2
  const left: Half = { from: 0, until: fold, fold: 'right', full: { ...outer, width: fold + bleed.left } }
  const right: Half = {
    ...{ from: fold, until: trim.width, fold: 'left' },
    full: { ...outer, x: fold, width: fold + bleed.right },
  }
  return {
    id: page.id,
    areas: [...areaOf(page, left, obstacles, rules), ...areaOf(page, right, obstacles, rules)],
    ...(rules.allowsAcross &&
      obstacles.length === 0 && {
        across: outer,
        acrossZones: faceZones(page, outer, { x: fold, mm: rules.foldMm }),
      }),
  }
}

interface Half {
  from: number
  until: number
  fold: 'left' | 'right'
  full: Box
}

/** A page needs this share of itself free for photos. */
const LEAST_FREE = 0.22

function areaOf(page: Page, half: Half, obstacles: readonly Box[], rules: SheetRules): PhotoArea[] {
  if (hasChapterTitle(page, half)) return []
  const { trim, safe } = page
  const width = half.until - half.from
  const margin = Math.max(
    rules.marginShare * Math.min(width, trim.height),
    ...[safe.top, safe.bottom, half.fold === 'left' ? safe.right : safe.left],
  )
  const inner = Math.max(margin, rules.foldMm)
  const [before, after] = half.fold === 'left' ? [inner, margin] : [margin, inner]
  const whole: Box = {
    x: half.from + before,
    y: margin,
    width: width - before - after,
    height: trim.height - margin - Math.max(margin, rules.footMm ?? 0),
  }
  const near = obstacles.filter(box => box.x < half.until && box.x + box.width > half.from)
  const box = largestFree(whole, near, rules.gapMm)
  if (!box || box.width * box.height < LEAST_FREE * width * trim.height) return []
  if (near.length > 0) return [{ box }]
  const fold = { x: half.fold === 'left' ? half.from : half.until, mm: rules.foldMm }
  return [{ box, full: half.full, faceZones: faceZones(page, half.full, fold) }]
}

/** Ornaments larger than this share of the sheet are grounds on which photos may lie. */
const GROUND = 0.12

function obstacleOf(element: Element, { trim }: Page): Box[] {
  if (element.type === 'photo' || isCaption(element) || isCaptionBackdrop(element)) return []
  if (element.type === 'text' && textOf(element).trim() === '') return []
  const box = outlineOf(element)
  const isGround = element.type !== 'text' && box.width * box.height > GROUND * trim.width * trim.height
  return isGround ? [] : [box]
}

const MOST_PARTS = 60

/** The largest part of a box that keeps its distance from all obstacles. */
function largestFree(whole: Box, obstacles: readonly Box[], gapMm: number): Box | undefined {
  let free = [whole]
  for (const { x, y, width, height } of obstacles) {
    const covered = { x: x - gapMm, y: y - gapMm, right: x + width + gapMm, bottom: y + height + gapMm }
    free = free
      .flatMap(box => {
        const [right, bottom] = [box.x + box.width, box.y + box.height]
        if (covered.x >= right || covered.right <= box.x || covered.y >= bottom || covered.bottom <= box.y)
          return [box]
        return [
          { ...box, width: covered.x - box.x },
          { ...box, x: covered.right, width: right - covered.right },
          { ...box, height: covered.y - box.y },
          { ...box, y: covered.bottom, height: bottom - covered.bottom },
        ]
      })
      .filter(box => box.width > 0 && box.height > 0)
      .sort(byArea)
      .slice(0, MOST_PARTS)
  }
  return free.sort(byArea)[0]
}

const byArea = (a: Box, b: Box) => b.width * b.height - a.width * a.height
