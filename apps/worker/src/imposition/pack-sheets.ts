import { type FilledStrip, fillStrip, type StripChoice } from './fill-strip.ts'

/** Pieces are placed in steps of half a millimetre. */
const STEPS_PER_MM = 2
/** First strips of a sheet that are tried before the best sheet is taken. */
const FIRST_STRIPS = 6

/** Equal pieces: their size in mm, with all that a cut needs around them. */
export interface PieceSize {
  width: number
  height: number
  count: number
  /** False where the grain of the paper or the look of the back forbids it. */
  mayTurn: boolean
}

export interface PackedPiece {
  /** Index of the size. */
  size: number
  /** Of the top left corner, in mm from that of the printable area. */
  x: number
  y: number
  turned: boolean
}

/** A sheet for a guillotine: first cuts from edge to edge between strips, then cuts within each strip. */
export interface PackedSheet {
  pieces: PackedPiece[]
  /** Share of the printable area that pieces cover, from 0 to 1. */
  use: number
}

/**
 * Lays pieces on as few sheets as it finds, in strips that a guillotine cuts in two stages. The same pieces give the
 * same sheets.
 *
 * @param area printable area of a sheet, in mm
 * @throws RangeError where a piece is larger than the sheet
 */
export function packSheets(
  sizes: readonly PieceSize[],
  area: { width: number; height: number },
): PackedSheet[] {
  const width = Math.floor(area.width * STEPS_PER_MM)
  const height = Math.floor(area.height * STEPS_PER_MM)
  const left = sizes.map(({ count }) => count)
  const sheets: PackedSheet[] = []
  while (left.some(count => count > 0)) {
    const strips = bestStrips(sizes, left, { width, height })
    if (strips.length === 0) throw new RangeError('A piece is larger than the printable area of the sheet')
    const times = timesToRepeat(strips, left)
    const sheet = layOut(strips, width * height)
    for (let time = 0; time < times; time++) {
      sheets.push(sheet)
      for (const { size } of sheet.pieces) left[size] = (left[size] ?? 0) - 1
    }
  }
  return sheets
}

interface Strip extends FilledStrip {
  choices: readonly StripChoice[]
  depth: number
}

const areaOf = (strips: readonly Strip[]) => strips.reduce((sum, { area }) => sum + area, 0)

/** The strips of the fullest sheet, among several first strips, each followed by the densest that fits. */
function bestStrips(
  sizes: readonly PieceSize[],
  left: readonly number[],
  { width, height }: { width: number; height: number },
): Strip[] {
  const firsts = stripsOf(sizes, left, { length: width, room: height }).slice(0, FIRST_STRIPS)
  const candidates = firsts.map(first => {
    const strips: Strip[] = []
    let [next, rest, room]: [Strip | undefined, readonly number[], number] = [first, left, height]
    while (next) {
      strips.push(next)
      rest = without(rest, next)
      room -= next.depth
      next = stripsOf(sizes, rest, { length: width, room })[0]
    }
    return strips
  })
  return candidates.reduce<Strip[]>((best, strips) => (areaOf(strips) > areaOf(best) ? strips : best), [])
}

/** A strip for each depth that a piece asks for, the densest first; of equally dense ones the deeper. */
function stripsOf(
  sizes: readonly PieceSize[],
  left: readonly number[],
  { length, room }: { length: number; room: number },
): Strip[] {
  const all = sizes.flatMap((piece, size) => choicesOf(piece, { size, left: left[size] ?? 0 }))
  const depths = [...new Set(all.map(({ depth }) => depth))].filter(depth => depth <= room)
  const strips = depths.flatMap(depth => {
    const choices = all.filter(choice => choice.depth <= depth && choice.length <= length)
    const filled = fillStrip(choices, length)
    return filled.area > 0 ? [{ ...filled, choices, depth }] : []
  })
  return strips.sort((a, b) => b.area / b.depth - a.area / a.depth || b.depth - a.depth)
}

function choicesOf(
  { width, height, mayTurn }: PieceSize,
  { size, left }: Pick<StripChoice, 'size' | 'left'>,
): StripChoice[] {
  if (left === 0) return []
  const [length, depth] = [Math.ceil(width * STEPS_PER_MM), Math.ceil(height * STEPS_PER_MM)]
  const upright = { size, left, turned: false, length, depth }
  return mayTurn && length !== depth
    ? [upright, { ...upright, turned: true, length: depth, depth: length }]
    : [upright]
}

function without(left: readonly number[], { choices, counts }: Strip): number[] {
  const rest = [...left]
  for (const [at, { size }] of choices.entries()) rest[size] = (rest[size] ?? 0) - (counts[at] ?? 0)
  return rest
}

/** How often the stock allows the same sheet. */
function timesToRepeat(strips: readonly Strip[], left: readonly number[]): number {
  const needed = strips
    .reduce<number[]>(
      without,
      left.map(() => 0),
    )
    .map(count => -count)
  return Math.min(
    ...needed.flatMap((count, size) => (count > 0 ? [Math.floor((left[size] ?? 0) / count)] : [])),
  )
}

function layOut(strips: readonly Strip[], sheetArea: number): PackedSheet {
  const pieces: PackedPiece[] = []
  let y = 0
  for (const { choices, counts, depth } of strips) {
    let x = 0
    for (const [at, { size, turned, length }] of choices.entries())
      for (let count = 0; count < (counts[at] ?? 0); count++) {
        pieces.push({ size, turned, x: x / STEPS_PER_MM, y: y / STEPS_PER_MM })
        x += length
      }
    y += depth
  }
  return { pieces, use: areaOf(strips) / sheetArea }
}
