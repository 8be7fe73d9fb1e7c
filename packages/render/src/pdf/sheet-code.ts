import type { Sides } from '@passepartout/document'
import { bleedArea, type Scene } from '../scene.ts'
import { number } from './path-operators.ts'
import { POINTS_PER_MM } from './write-content.ts'

/** Where the code of a sheet is printed: beyond the bleed, in paper that is trimmed off. Lengths in millimetres. */
export interface SheetCodePosition {
  /** Edge of the sheet that is widened for it. */
  edge: 'top' | 'right' | 'bottom' | 'left'
  /** From the left end of the trim, or from its top. */
  offsetMm: number
  sizeMm: number
  /** Blank paper around it. */
  quietMm: number
}

/** Modules of a square code, row by row from the top; true is ink. */
export type CodeModules = readonly (readonly boolean[])[]

export interface SheetCodes {
  position: SheetCodePosition
  /** Code of a page of the file, by its index. */
  modulesOf: (index: number) => CodeModules
}

/** Paper added beyond the bleed. */
export function addedPaper({ edge, sizeMm, quietMm }: SheetCodePosition): Sides {
  return { top: 0, right: 0, bottom: 0, left: 0, [edge]: sizeMm + 2 * quietMm }
}

/** Content of a page moved to its place on the widened sheet, and clipped to the bleed so that the code stays free. */
export function withinBleed(scene: Scene, position: SheetCodePosition, content: string): string {
  const { width, height } = bleedArea(scene)
  const { left, bottom } = addedPaper(position)
  const box = `0 0 ${points(width)} ${points(height)} re W n`
  return `q\n1 0 0 1 ${points(left)} ${points(bottom)} cm\n${box}\n${content}Q\n`
}

/** The operators that draw a code, in black ink alone. */
export function writeSheetCode(scene: Scene, position: SheetCodePosition, modules: CodeModules): string {
  const { x, y } = codeCorner(scene, position)
  const { top, bottom } = addedPaper(position)
  const height = bleedArea(scene).height + top + bottom
  const module = number((position.sizeMm / modules.length) * POINTS_PER_MM)
  const runs = modules.flatMap((row, at) =>
    inkedRuns(row).map(([from, length]) => `${from} ${at} ${length} 1 re`),
  )
  const matrix = `${module} 0 0 -${module} ${points(x)} ${points(height - y)} cm`
  return ['q', '0 0 0 1 k', matrix, ...runs, 'f', 'Q', ''].join('\n')
}

/** The code's top left corner, from that of the widened sheet. A sheet shorter than the offset has it at its end. */
function codeCorner(scene: Scene, { edge, offsetMm, sizeMm, quietMm }: SheetCodePosition) {
  const { width, height } = bleedArea(scene)
  const { left, top } = scene.bleed
  const along = (start: number, length: number) => Math.max(0, Math.min(start + offsetMm, length - sizeMm))
  if (edge === 'left' || edge === 'right')
    return { x: edge === 'left' ? quietMm : width + quietMm, y: along(top, height) }
  return { x: along(left, width), y: edge === 'top' ? quietMm : height + quietMm }
}

/** Start and length of each run of ink in a row. */
function inkedRuns(row: readonly boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = []
  for (let at = 0; at < row.length; at++) {
    if (!row[at]) continue
    const from = at
    while (row[at + 1]) at++
    runs.push([from, at - from + 1])
  }
  return runs
}

const points = (mm: number) => number(mm * POINTS_PER_MM)
