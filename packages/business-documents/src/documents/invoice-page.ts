import type { Translate } from '@passepartout/domain'
import type { InvoiceContent } from './invoice-content.ts'
import type { PdfSheet } from './pdf-sheet.ts'

export const LEFT_MARGIN = 25
/** Height of the band of a Swiss payment part at the foot of a page. */
export const SWISS_BILL_HEIGHT = 105
export const FOOTER_HEIGHT = 32

export const TEXT = { size: 9.5, leading: 4.4 }

/** Shared context of all parts of an invoice; lengths in millimetres. */
export interface InvoicePage {
  sheet: PdfSheet
  content: InvoiceContent
  translate: Translate
  muted: string
  right: number
  inMoney: (amount: number) => string
}

const NEXT_PAGE_TOP = 32

/** Lower limit of a page's content. */
export const pageBottom = ({ sheet }: InvoicePage) => sheet.size.height - FOOTER_HEIGHT - 10

/** Starts a page; returns the top of its content. */
export function startNextPage(page: InvoicePage): number {
  page.sheet.addPage()
  page.sheet.mark(LEFT_MARGIN, 12, 5)
  page.sheet.put(page.content.number, page.right, 16, { ...TEXT, colour: page.muted, align: 'right' })
  return NEXT_PAGE_TOP
}

export const formatAmount = (value: number, { locale }: InvoiceContent) =>
  new Intl.NumberFormat(locale).format(value)
export const formatPercent = (rate: number, { locale }: InvoiceContent) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100)
