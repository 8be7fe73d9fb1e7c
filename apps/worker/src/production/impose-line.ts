import { parseDocument } from '@passepartout/document'
import type { Lab, PressSheetFormat } from '@passepartout/domain'
import { filePages } from '../imposition/file-pages.ts'
import { type PlannedSheet, planSheets } from '../imposition/plan-sheets.ts'
import { workerKindAdapter } from '../kinds/registry.ts'
import type { JobTicket } from './job-ticket.ts'
import type { ProductionLine } from './production-line.ts'

export interface ImposedLine {
  format: PressSheetFormat
  sheets: PlannedSheet[]
}

/** The press sheets of a line; undefined where the lab wants its pages one by one. */
export function imposeLine(
  { kind, document }: Pick<ProductionLine, 'kind' | 'document'>,
  { copies }: Pick<JobTicket, 'copies'>,
  lab: Lab | undefined,
): ImposedLine | undefined {
  const { sidesPerPiece: sidesOf } = workerKindAdapter(kind)
  const formats: Readonly<Record<string, PressSheetFormat>> = lab?.imposition ?? {}
  const format = formats[kind]
  const parsed = parseDocument(document)
  if (!sidesOf || !format || !parsed.ok) return undefined
  const sidesPerPiece = sidesOf(parsed.document)
  if (sidesPerPiece !== 1 && sidesPerPiece !== 2) return undefined
  const pages = filePages(parsed.document, lab?.sheetCode)
  const sheets = planSheets({ pages, sidesPerPiece, copies, format })
  return sheets && { format, sheets }
}

/** What the print file of the sheets needs. */
export const impositionOf = ({ format, sheets }: ImposedLine) => ({
  sheet: { width: format.widthMm, height: format.heightMm },
  sides: sheets.flatMap(({ sides }) => sides),
})

/** What the ticket says about the sheets, without their file. */
export const imposedTicket = ({ format, sheets }: ImposedLine) => ({
  sheet: { unit: 'mm' as const, width: format.widthMm, height: format.heightMm },
  hasBacks: sheets[0]?.sides.length === 2,
  sheets: sheets.map(({ run, sides, use }) => ({
    ...{ run, pieces: sides[0]?.length ?? 0 },
    usePercent: Math.round(use * 100),
  })),
})
