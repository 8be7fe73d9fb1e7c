import type { PressSheetFormat } from '@passepartout/domain'
import type { PlacedPage } from '@passepartout/render/pdf'
import { type PackedSheet, packSheets } from './pack-sheets.ts'

/** Height of the strip at the foot of a sheet that holds the colour bar, in mm. */
const BAR_MM = 8

/** A page of the print file: its paper with bleed and code, in mm. */
export interface FilePage {
  width: number
  height: number
}

/** A press sheet and how often it is printed. */
export interface PlannedSheet {
  /** One side, or front and back. */
  sides: PlacedPage[][]
  run: number
  /** Share of the printable area that pieces and their gutters cover. */
  use: number
}

interface SheetsInput {
  pages: readonly FilePage[]
  /** 2 where each second page is the back of the one before. */
  sidesPerPiece: 1 | 2
  /** How often the whole file is printed. */
  copies: number
  format: PressSheetFormat
}

/**
 * Press sheets for all pieces of a line, in their order. Backs lie so that a sheet turned over its long edge has them
 * behind their fronts. Undefined where a piece is larger than the sheet, or the sheets would be emptier than the lab
 * wants them.
 */
export function planSheets({
  pages,
  sidesPerPiece,
  copies,
  format,
}: SheetsInput): PlannedSheet[] | undefined {
  const { gutterMm, marginMm } = format
  const fronts = pages.flatMap((_, page) => (page % sidesPerPiece === 0 ? [page] : []))
  const sizes = groupBySize(pages, fronts)
  const area = {
    width: format.widthMm - 2 * marginMm + gutterMm,
    height: format.heightMm - 2 * marginMm - BAR_MM + gutterMm,
  }
  const pieces = sizes.map(({ width, height, fronts: own }) => ({
    ...{ width: width + gutterMm, height: height + gutterMm },
    ...{ count: own.length * copies, mayTurn: format.mayTurn },
  }))
  if (pieces.some(piece => !fits(piece, area))) return undefined
  const packed = packSheets(pieces, area)
  const use = packed.reduce((sum, sheet) => sum + sheet.use, 0) / packed.length
  if (use < format.leastUse) return undefined
  const queues = sizes.map(({ fronts: own }) => repeated(own, copies))
  return withRuns(packed.map(sheet => placeSheet(sheet, { queues, pages, sidesPerPiece, format })))
}

interface SizeGroup extends FilePage {
  fronts: number[]
}

function groupBySize(pages: readonly FilePage[], fronts: readonly number[]): SizeGroup[] {
  const groups = new Map<string, SizeGroup>()
  for (const front of fronts) {
    const { width, height } = pages[front] as FilePage
    const group = groups.get(`${width} ${height}`) ?? { width, height, fronts: [] }
    group.fronts.push(front)
    groups.set(`${width} ${height}`, group)
  }
  return [...groups.values()]
}

function fits({ width, height, mayTurn }: FilePage & { mayTurn: boolean }, area: FilePage): boolean {
  const lies = (across: number, down: number) => across <= area.width && down <= area.height
  return lies(width, height) || (mayTurn && lies(height, width))
}

/** All copies of a piece follow each other, so that equal sheets do. */
function* repeated(pages: readonly number[], copies: number): Generator<number, void> {
  for (const page of pages) for (let copy = 0; copy < copies; copy++) yield page
}

interface PlacingInput extends Pick<SheetsInput, 'pages' | 'sidesPerPiece' | 'format'> {
  queues: readonly Iterator<number, void>[]
}

function placeSheet(
  { pieces, use }: PackedSheet,
  { queues, pages, sidesPerPiece, format }: PlacingInput,
): Omit<PlannedSheet, 'run'> {
  const front: PlacedPage[] = []
  const back: PlacedPage[] = []
  for (const { size, x, y, turned } of pieces) {
    const page = queues[size]?.next().value
    if (page === undefined) throw new RangeError('A sheet holds more pieces than the line has')
    const { width, height } = pages[page] as FilePage
    const place = { x: x + format.marginMm, y: y + format.marginMm }
    const across = turned ? height : width
    front.push({ page, ...place, rotation: turned ? 90 : 0 })
    back.push({
      page: page + 1,
      ...{ x: format.widthMm - place.x - across, y: place.y },
      rotation: turned ? 270 : 0,
    })
  }
  return { sides: sidesPerPiece === 2 ? [front, back] : [front], use }
}

/** Equal sheets that follow each other become one that is printed as often. */
function withRuns(sheets: readonly Omit<PlannedSheet, 'run'>[]): PlannedSheet[] {
  const planned: PlannedSheet[] = []
  let last = ''
  for (const sheet of sheets) {
    const content = JSON.stringify(sheet.sides)
    const before = planned.at(-1)
    if (before && content === last) before.run++
    else planned.push({ ...sheet, run: 1 })
    last = content
  }
  return planned
}
