import { BRANDS } from '../brand.ts'
import type { InvoiceRow } from './invoice-content.ts'
import {
  formatAmount,
  formatPercent,
  type InvoicePage,
  LEFT_MARGIN,
  pageBottom,
  startNextPage,
  TEXT,
} from './invoice-page.ts'

const NEXT_TABLE_TOP = 28

function drawTableHead({ sheet, translate, right, content }: InvoicePage, y: number): number {
  const style = { ...TEXT, cut: 'strong' as const }
  const ends = columns(right)
  sheet.put(translate('invoice.position'), LEFT_MARGIN, y, style)
  sheet.put(translate('invoice.article'), ends.article, y, style)
  sheet.put(translate('invoice.quantity'), ends.quantity, y, { ...style, align: 'right' })
  sheet.put(translate('invoice.unit-price'), ends.price, y, { ...style, align: 'right' })
  if (content.tax !== 'on-top')
    sheet.put(translate('invoice.vat'), ends.rate, y, { ...style, align: 'right' })
  sheet.put(translate('invoice.amount'), right, y, { ...style, align: 'right' })
  sheet.rule(LEFT_MARGIN, y + 3, right - LEFT_MARGIN, BRANDS[content.channel].ink, 0.35)
  return y + 9.5
}

const columns = (right: number) => ({
  article: LEFT_MARGIN + 12,
  quantity: right - 62,
  price: right - 37,
  rate: right - 21,
})

/** Draws the table of rows, over as many pages as it needs; returns its lower edge. */
export function drawRows(page: InvoicePage, start: number): number {
  const { sheet, content, right } = page
  const width = columns(right).quantity - columns(right).article - 14
  let y = drawTableHead(page, start)
  for (const row of content.rows) {
    const title = sheet.wrap(row.title, { ...TEXT, cut: 'strong' }, width)
    const notes = row.notes.flatMap(note => sheet.wrap(note, TEXT, width))
    const height = (title.length + notes.length) * TEXT.leading + 4.5
    if (y + height > pageBottom(page)) {
      startNextPage(page)
      y = drawTableHead(page, NEXT_TABLE_TOP)
    }
    drawRow(page, row, title, notes, y)
    sheet.rule(LEFT_MARGIN, y + height - 6, right - LEFT_MARGIN)
    y += height
  }
  return y
}

function drawRow(page: InvoicePage, row: InvoiceRow, title: string[], notes: string[], y: number): void {
  const { sheet, content, right, muted, inMoney } = page
  const ends = columns(right)
  const grey = { ...TEXT, colour: muted }
  sheet.put(String(row.position), LEFT_MARGIN, y, grey)
  const below = sheet.putLines(title, ends.article, y, { ...TEXT, cut: 'strong' })
  sheet.putLines(notes, ends.article, below, grey)
  if (row.quantity !== null)
    sheet.put(formatAmount(row.quantity, content), ends.quantity, y, { ...grey, align: 'right' })
  if (row.unitPrice !== null) sheet.put(inMoney(row.unitPrice), ends.price, y, { ...grey, align: 'right' })
  if (content.tax !== 'on-top' && row.rate !== null)
    sheet.put(formatPercent(row.rate, content), ends.rate, y, { ...grey, align: 'right' })
  sheet.put(inMoney(row.amount), right, y, { ...TEXT, cut: 'strong', align: 'right' })
}
