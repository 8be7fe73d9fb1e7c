import { formatSheetCode, type SheetCode } from '@passepartout/domain'
import type { CodeModules, SheetCodePosition } from '@passepartout/render/pdf'
import bwip from 'bwip-js/node'

/** What the codes of a print file have in common; plain data, so that it can be passed to threads. */
export interface SheetCodeInput extends Pick<SheetCode, 'orderNumber' | 'lineNumber' | 'reprint' | 'hash'> {
  position: SheetCodePosition
  /** How often the file is printed: above one, its sheets do not know of which copy they are. */
  copies: number
}

/** A page of a print file within its copy. */
export type SheetNumber = Pick<SheetCode, 'copy' | 'page' | 'pages'>

/** The codes of a file, drawn when their pages are written. */
export const sheetCodesOf = (
  { position, copies, ...line }: SheetCodeInput,
  sheets: readonly SheetNumber[],
) => ({
  position,
  modulesOf: (index: number): CodeModules => {
    const sheet = sheets[index] ?? { copy: 1, page: index + 1, pages: sheets.length }
    return dataMatrix(formatSheetCode({ ...line, ...sheet, copy: copies > 1 ? 0 : sheet.copy }))
  },
})

/** A text as a square DataMatrix (ECC 200) without a quiet zone. */
export function dataMatrix(text: string): CodeModules {
  const [code] = bwip.raw({ bcid: 'datamatrix', text })
  if (!code || !('pixs' in code)) throw new Error('A code has no modules')
  const { pixs, pixx, pixy } = code
  return Array.from({ length: pixy }, (_, row) =>
    Array.from({ length: pixx }, (_, column) => pixs[row * pixx + column] === 1),
  )
}
