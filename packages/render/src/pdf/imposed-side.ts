import type { Size } from '@passepartout/document'
import { bleedArea, type Scene, trimArea } from '../scene.ts'
import { number } from './path-operators.ts'
import { addedPaper, type SheetCodePosition } from './sheet-code.ts'
import { POINTS_PER_MM } from './write-content.ts'

/** A page of the file on one side of a press sheet; lengths in millimetres from the sheet's top left corner. */
export interface PlacedPage {
  /** Index among the pages of the file. */
  page: number
  /** Of the box that the page covers as it lies. */
  x: number
  y: number
  /** Clockwise, in degrees. */
  rotation: 0 | 90 | 270
}

/** Pages laid on press sheets, in place of a page each. */
export interface Imposition {
  sheet: Size
  /** Each side of each sheet, in the order of the file. */
  sides: readonly (readonly PlacedPage[])[]
}

/** Corner marks: distance from the bleed and length, in mm. */
const MARK = { gap: 0.5, length: 2 }
/** Fields of the colour bar, in shares of the four inks. */
const FIELDS = [
  '1 0 0 0',
  '0 1 0 0',
  '0 0 1 0',
  '0 0 0 1',
  '1 1 0 0',
  '1 0 1 0',
  '0 1 1 0',
  '0 0 0 .5',
  '.5 .4 .4 0',
]
const FIELD_MM = 5

/** The sheet of paper that a page of the file covers: its bleed and the paper of its code. */
export function paperOf(scene: Pick<Scene, 'trim' | 'bleed'>, position?: SheetCodePosition): Size {
  const { width, height } = bleedArea(scene)
  const added = position ? addedPaper(position) : { top: 0, right: 0, bottom: 0, left: 0 }
  return { width: width + added.left + added.right, height: height + added.top + added.bottom }
}

interface DrawnPage {
  scene: Scene
  /** Resource name of the page's content. */
  form: string
  /** Operators of its code. */
  code: string
}

/** Operators of one side: its pages, a mark at each corner of a trim, and the colour bar at the foot. */
export function writeSide(
  placed: readonly PlacedPage[],
  {
    sheet,
    position,
    pageOf,
  }: { sheet: Size; position?: SheetCodePosition | undefined; pageOf: (page: number) => DrawnPage },
): string {
  const pages = placed.flatMap(place => {
    const { scene, form, code } = pageOf(place.page)
    const matrix = placeMatrix(place, paperOf(scene, position), sheet)
    return [
      'q',
      `${matrix} cm`,
      `/${form} Do`,
      `${code}Q`,
      'q',
      `${matrix} cm`,
      ...cornerMarks(scene, position),
      'Q',
    ]
  })
  return [...pages, ...colourBar(sheet), ''].join('\n')
}

/** From points of the page, which run upwards from its lower left corner, to points of the sheet. */
function placeMatrix({ x, y, rotation }: PlacedPage, paper: Size, sheet: Size): string {
  const [width, height] = rotation === 0 ? [paper.width, paper.height] : [paper.height, paper.width]
  const left = x
  const bottom = sheet.height - y - height
  if (rotation === 90) return `0 -1 1 0 ${points(left)} ${points(bottom + height)}`
  if (rotation === 270) return `0 1 -1 0 ${points(left + width)} ${points(bottom)}`
  return `1 0 0 1 ${points(left)} ${points(bottom)}`
}

/** Two hairlines at each corner of the trim, beyond the bleed, in black ink. */
function cornerMarks(scene: Scene, position?: SheetCodePosition): string[] {
  const { left: addedLeft, bottom: addedBottom } = position ? addedPaper(position) : { left: 0, bottom: 0 }
  const trim = trimArea(scene)
  const { top, right, bottom, left } = scene.bleed
  const x = [addedLeft + left, addedLeft + left + trim.width] as const
  const y = [addedBottom + bottom, addedBottom + bottom + trim.height] as const
  const across = [
    [x[0] - left - MARK.gap, -MARK.length],
    [x[1] + right + MARK.gap, MARK.length],
  ] as const
  const along = [
    [y[0] - bottom - MARK.gap, -MARK.length],
    [y[1] + top + MARK.gap, MARK.length],
  ] as const
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `${points(x1)} ${points(y1)} m ${points(x2)} ${points(y2)} l S`
  return [
    '0 0 0 1 K 0.25 w',
    ...y.flatMap(height => across.map(([from, length]) => line(from, height, from + length, height))),
    ...x.flatMap(place => along.map(([from, length]) => line(place, from, place, from + length))),
  ]
}

/** Solid inks, their overprints and greys, so that the press can be measured. */
function colourBar({ width }: Size): string[] {
  const start = (width - FIELDS.length * FIELD_MM) / 2
  const fields = FIELDS.map(
    (inks, at) =>
      `${inks} k ${points(start + at * FIELD_MM)} ${points(1)} ${points(FIELD_MM)} ${points(FIELD_MM)} re f`,
  )
  return ['q', ...fields, 'Q']
}

const points = (mm: number) => number(mm * POINTS_PER_MM)
