import type { BackOfficeProblem } from '@passepartout/contracts/back-office'
import { findForeignSheet, parseParcelCode, parseSheetCode, type ScanStep } from '@passepartout/domain'

/** What lies on the lab's table before it is sent. */
export interface ScanTable {
  step: ScanStep
  /** Code of the parcel that is being packed. */
  parcel: string | null
  /** Codes of the copy that is being bound, in the order of the scans. */
  sheets: readonly string[]
}

export const EMPTY_TABLE: ScanTable = { step: 'cut', parcel: null, sheets: [] }

/** Sheets to be recorded together, all or none. */
export interface ScanBatch {
  step: ScanStep
  codes: readonly string[]
  parcel?: string
}

export type TableProblem = BackOfficeProblem | 'no-parcel'

/** What a scanned code changed. */
interface CodeResult {
  table: ScanTable
  /** To be sent now: a sheet that was cut or packed, or the last sheet of a copy. */
  batch?: ScanBatch
  problem?: TableProblem
}

/**
 * What a scanned code does at the table: sheets that are cut or packed are sent one by one, those to bind once their
 * copy is complete. A sheet of another copy is refused before it is put among the others.
 */
export function takeCode(table: ScanTable, code: string): CodeResult {
  const { step } = table
  if (step === 'packed' && parseParcelCode(code)) return { table: { ...table, parcel: code } }
  const sheet = parseSheetCode(code)
  if (!sheet) return { table, problem: 'no-sheet-code' }
  if (step === 'cut') return { table, batch: { step, codes: [code] } }
  if (step === 'packed')
    return table.parcel === null
      ? { table, problem: 'no-parcel' }
      : { table, batch: { step, codes: [code], parcel: table.parcel } }
  const sheets = [...table.sheets, code]
  const foreign = findForeignSheet(sheets.flatMap(one => parseSheetCode(one) ?? []))
  if (foreign) return { table, problem: foreign.problem }
  if (sheets.length < sheet.pages) return { table: { ...table, sheets } }
  return { table: { ...table, sheets: [] }, batch: { step, codes: sheets } }
}

/** Sheets of the copy on the table, and of how many. */
export function countSheets({ sheets }: ScanTable): { count: number; pages: number } | undefined {
  const [first] = sheets
  const sheet = first === undefined ? undefined : parseSheetCode(first)
  return sheet && { count: sheets.length, pages: sheet.pages }
}
