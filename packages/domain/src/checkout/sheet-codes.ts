/** What the code of a sheet says; no personal data. */
export interface SheetCode {
  orderNumber: string
  lineNumber: number
  /** 0 for the first production, from 1 for each reprint. */
  reprint: number
  /** From 1; 0 where all copies of a sheet are alike and one page of the file is printed for each. */
  copy: number
  /** From 1, within the copy. */
  page: number
  pages: number
  /** First eight digits of the hash of the frozen design. */
  hash: string
}

/** `PP-7K3M-2RTX/1|0|3/24|9f86d081`, and `PP-7K3M-2RTX/1R2|…` for the second reprint of the line. */
export function formatSheetCode({
  orderNumber,
  lineNumber,
  reprint,
  copy,
  page,
  pages,
  hash,
}: SheetCode): string {
  const again = reprint === 0 ? '' : `R${reprint}`
  return `${orderNumber}/${lineNumber}${again}|${copy}|${page}/${pages}|${hash}`
}

const SHEET_CODE =
  /^([A-Z]{2}(?:-[A-Z0-9]{4}){2})\/(\d{1,4})(?:R(\d{1,3}))?\|(\d{1,5})\|(\d{1,5})\/(\d{1,5})\|([0-9a-f]{8})$/

/** A scanned code; `undefined` where it is not the code of a sheet. */
export function parseSheetCode(text: string): SheetCode | undefined {
  const found = SHEET_CODE.exec(text.trim())
  if (!found) return undefined
  const [, orderNumber = '', line, reprint = '0', copy, page, pages, hash = ''] = found
  const code = {
    ...{ orderNumber, lineNumber: Number(line), reprint: Number(reprint), copy: Number(copy) },
    ...{ page: Number(page), pages: Number(pages), hash },
  }
  return code.lineNumber > 0 && code.page > 0 && code.page <= code.pages ? code : undefined
}

/** What the label of a parcel says: the parcel to the order's address, or to a recipient of a line; numbers from 1. */
export interface ParcelCode extends Pick<SheetCode, 'orderNumber' | 'reprint'> {
  /** Null for a parcel to the order's own address. */
  line: number | null
  parcel: number
}

/** `PP-7K3M-2RTX|P1`; `PP-7K3M-2RTX|L2-14` for the 14th recipient of line 2. */
export function formatParcelCode({ orderNumber, reprint, line, parcel }: ParcelCode): string {
  const again = reprint === 0 ? '' : `R${reprint}`
  return `${orderNumber}${again}|${line === null ? 'P' : `L${line}-`}${parcel}`
}

const PARCEL_CODE = /^([A-Z]{2}(?:-[A-Z0-9]{4}){2})(?:R(\d{1,3}))?\|(?:P|L(\d{1,4})-)(\d{1,5})$/

/** A scanned code; `undefined` where it is not the code of a parcel. */
export function parseParcelCode(text: string): ParcelCode | undefined {
  const found = PARCEL_CODE.exec(text.trim())
  if (!found) return undefined
  const [, orderNumber = '', reprint = '0', line, parcel] = found
  return {
    ...{ orderNumber, reprint: Number(reprint), parcel: Number(parcel) },
    line: line === undefined ? null : Number(line),
  }
}
