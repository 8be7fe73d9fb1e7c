import type { SheetCode } from './sheet-codes.ts'

/** Steps of the lab at which sheets are scanned, in their order. */
export const SCAN_STEPS = ['cut', 'bound', 'packed'] as const
export type ScanStep = (typeof SCAN_STEPS)[number]

/** Why a scan is refused; nothing of it is recorded. */
export const SCAN_PROBLEMS = [
  'no-sheet-code',
  'other-design',
  'too-many-copies',
  'other-order',
  'other-copy',
  'sheet-missing',
  'sheet-twice',
  'sheets-disordered',
  'not-cut',
  'not-bound',
  'other-parcel',
] as const
export type ScanProblem = (typeof SCAN_PROBLEMS)[number]

/** What the ticket of a line says of its sheets. */
export interface ScannedLine {
  /** Of one design: where the file holds every copy, its codes count them. */
  copies: number
  /** First digits of the design's hash. */
  hash: string
  /** How often each sheet was cut, by `copy/page`. */
  cut: Readonly<Record<string, number>>
  /** The copies that were bound, and packed: one entry each, 0 where sheets do not name their copy. */
  bound: readonly number[]
  packed: readonly number[]
}

export interface Scan {
  step: ScanStep
  sheets: readonly SheetCode[]
  /** The parcel on the table: its order, and the pieces of each line that go into it. */
  parcel?: { orderNumber: string; contents: readonly { line: number; pieces: number }[] } | undefined
  /** A line of the scanned sheets; undefined where its ticket is not written. */
  lineOf: (sheet: SheetCode) => ScannedLine | undefined
  /** Pieces of a line that are in the parcel already. */
  inParcel?: (line: number) => number
}

export type ScanResult = { ok: true } | { ok: false; problem: ScanProblem; sheets: string[] }

const refused = (problem: ScanProblem, ...sheets: string[]): ScanResult => ({ ok: false, problem, sheets })

/** A sheet of a line, for people: `PP-7K3M-2RTX/1 3/24`. */
const nameOf = ({ orderNumber, lineNumber, page, pages }: SheetCode) =>
  `${orderNumber}/${lineNumber} ${page}/${pages}`
export const sheetKey = ({ copy, page }: Pick<SheetCode, 'copy' | 'page'>): string => `${copy}/${page}`
const isSameLine = (a: SheetCode, b: SheetCode) =>
  a.orderNumber === b.orderNumber && a.lineNumber === b.lineNumber && a.reprint === b.reprint

/**
 * Whether scanned sheets may pass a step: sheets of one cut each; all sheets of one copy, in their order, to be bound;
 * one sheet of each finished copy to be packed into a parcel.
 */
export function checkScan(scan: Scan): ScanResult {
  for (const sheet of scan.sheets) {
    const line = scan.lineOf(sheet)
    if (!line || line.hash !== sheet.hash) return refused('other-design', nameOf(sheet))
  }
  if (scan.step === 'cut') return checkCut(scan)
  return scan.step === 'bound' ? checkBound(scan) : checkPacked(scan)
}

function checkCut({ sheets, lineOf }: Scan): ScanResult {
  const cut = new Map<string, number>()
  for (const sheet of sheets) {
    const line = lineOf(sheet)
    const key = `${nameOf(sheet)} ${sheetKey(sheet)}`
    const count = (cut.get(key) ?? line?.cut[sheetKey(sheet)] ?? 0) + 1
    // A sheet that names its copy exists once.
    if (count > (sheet.copy === 0 ? (line?.copies ?? 0) : 1)) return refused('too-many-copies', nameOf(sheet))
    cut.set(key, count)
  }
  return { ok: true }
}

/** The first sheet that is not of the first one's copy, or is there twice. */
export function findForeignSheet(
  sheets: readonly SheetCode[],
): { problem: 'other-order' | 'other-copy' | 'sheet-twice'; sheet: SheetCode } | undefined {
  const [first] = sheets
  if (!first) return undefined
  const pages = sheets.map(({ page }) => page)
  const foreign = sheets.find(sheet => !isSameLine(sheet, first))
  if (foreign) return { problem: 'other-order', sheet: foreign }
  const other = sheets.find(({ copy }) => copy !== first.copy)
  if (other) return { problem: 'other-copy', sheet: other }
  const twice = sheets.find(({ page }, at) => pages.indexOf(page) !== at)
  return twice && { problem: 'sheet-twice', sheet: twice }
}

function checkBound({ sheets, lineOf }: Scan): ScanResult {
  const [first] = sheets
  const line = first && lineOf(first)
  if (!first || !line) return refused('no-sheet-code')
  const foreign = findForeignSheet(sheets)
  if (foreign) return refused(foreign.problem, nameOf(foreign.sheet))
  const pages = sheets.map(({ page }) => page)
  const missing = Array.from({ length: first.pages }, (_, at) => at + 1).filter(page => !pages.includes(page))
  if (missing.length > 0) return refused('sheet-missing', ...missing.map(page => nameOf({ ...first, page })))
  const disordered = sheets.find(({ page }, at) => page !== at + 1)
  if (disordered) return refused('sheets-disordered', nameOf(disordered))
  if (first.copy > 0 && line.bound.includes(first.copy)) return refused('too-many-copies', nameOf(first))
  const before = first.copy === 0 ? line.bound.length : 0
  const uncut = sheets.find(sheet => (line.cut[sheetKey(sheet)] ?? 0) <= before)
  return uncut ? refused('not-cut', nameOf(uncut)) : { ok: true }
}

function checkPacked({ sheets, lineOf, parcel, inParcel = () => 0 }: Scan): ScanResult {
  if (!parcel) return refused('other-parcel')
  const packed = new Map<number, number[]>()
  for (const sheet of sheets) {
    if (sheet.orderNumber !== parcel.orderNumber) return refused('other-order', nameOf(sheet))
    const { lineNumber } = sheet
    const planned = parcel.contents.find(({ line }) => line === lineNumber)
    if (!planned) return refused('other-parcel', nameOf(sheet))
    const copies = [...(packed.get(lineNumber) ?? []), sheet.copy]
    packed.set(lineNumber, copies)
    const line = lineOf(sheet)
    const already = [...(line?.packed ?? []), ...copies.slice(0, -1)]
    const isTwice = sheet.copy > 0 && already.includes(sheet.copy)
    if (isTwice || inParcel(lineNumber) + copies.length > planned.pieces)
      return refused('too-many-copies', nameOf(sheet))
    const isBound =
      sheet.copy > 0 ? line?.bound.includes(sheet.copy) : already.length < (line?.bound.length ?? 0)
    if (!isBound) return refused('not-bound', nameOf(sheet))
  }
  return { ok: true }
}
