import { formatLength, type Locale, localeFacts } from '@passepartout/domain'
import type { Point } from '@passepartout/mockups'

export interface PlannedItem {
  title: string
  outer: { widthMm: number; heightMm: number }
  /** In mm to the right of and below the sheet's upper left corner. */
  centre: Point
}

/** Free wall between two items, in mm, and the position of its label. */
export interface Gap {
  from: Point
  to: Point
  mm: number
}

const edges = ({ outer, centre }: PlannedItem) => ({
  left: centre[0] - outer.widthMm / 2,
  right: centre[0] + outer.widthMm / 2,
  top: centre[1] - outer.heightMm / 2,
  bottom: centre[1] + outer.heightMm / 2,
})

/**
 * Position of an item: its left and upper edge and its centre, in mm right of and below the sheet's upper left corner.
 */
export function wallOffsetOf(picture: PlannedItem) {
  const { left, top } = edges(picture)
  return { left, top, middle: picture.centre[0] }
}

/** Bounding box of sheet and items, in mm. */
export function boundsOfPlan(pictures: readonly PlannedItem[], sheet: readonly [number, number]) {
  const boxes = [{ left: 0, top: 0, right: sheet[0], bottom: sheet[1] }, ...pictures.map(edges)]
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map(box => box.right)) - left,
    height: Math.max(...boxes.map(box => box.bottom)) - top,
  }
}

/** Distance of each item to its next neighbour on the right and below; none where items overlap. */
export function wallGaps(pictures: readonly PlannedItem[]): Gap[] {
  return pictures.flatMap(picture => {
    const own = edges(picture)
    const others = pictures.filter(other => other !== picture).map(edges)
    const beside = others
      .filter(box => box.left >= own.right && box.top < own.bottom && box.bottom > own.top)
      .sort((a, b) => a.left - b.left)[0]
    const below = others
      .filter(box => box.top >= own.bottom && box.left < own.right && box.right > own.left)
      .sort((a, b) => a.top - b.top)[0]
    const gaps: Gap[] = []
    if (beside) {
      const y = (Math.max(own.top, beside.top) + Math.min(own.bottom, beside.bottom)) / 2
      gaps.push({ from: [own.right, y], to: [beside.left, y], mm: beside.left - own.right })
    }
    if (below) {
      const x = (Math.max(own.left, below.left) + Math.min(own.right, below.right)) / 2
      gaps.push({ from: [x, own.bottom], to: [x, below.top], mm: below.top - own.bottom })
    }
    return gaps
  })
}

const MM_PER_INCH = 25.4

/** A length for drilling: centimetres to the millimetre, inches to the sixteenth as on a tape measure (`23 5/8 in`). */
export function formatTapeLength(mm: number, locale: Locale): string {
  if (localeFacts(locale).unit === 'cm') return formatLength(Math.round(mm), locale)
  let [parts, of] = [Math.round((mm / MM_PER_INCH) * 16), 16]
  const whole = Math.floor(parts / 16)
  parts -= whole * 16
  while (parts > 0 && parts % 2 === 0) [parts, of] = [parts / 2, of / 2]
  const fraction = parts === 0 ? '' : `${parts}/${of}`
  return `${[whole > 0 || !fraction ? String(whole) : '', fraction].filter(Boolean).join('\u00a0')}\u00a0in`
}
