import {
  type Channel,
  formatMoney,
  type Locale,
  type Money,
  type Seller,
  type Translate,
} from '@passepartout/domain'
import { numericDate } from '../address-lines.ts'
import { documentTranslator } from '../messages/translators.ts'
import { senderLines } from './delivery-note.ts'
import { loadScripts } from './document-fonts.ts'
import { TEXT } from './invoice-page.ts'
import { createPdfSheet, type PdfSheet } from './pdf-sheet.ts'

/** A row of a declaration: a line of the order, as far as it is in the parcel. */
export interface DeclaredLine {
  /** Six-digit code of the Harmonised System. */
  heading: string
  /** In English. */
  name: string
  /** ISO 3166 code. */
  origin: string
  pieces: number
  netGrams: number
  value: Money
}

/** A parcel that leaves the customs union. */
export interface DeclaredParcel {
  /** Address line by line. */
  to: readonly string[]
  /** From 1, among the parcels to the order's address or those to a line's recipients. */
  parcel: number
  count: number
  rows: readonly DeclaredLine[]
  netGrams: number
  value: Money
}

export interface CustomsDeclarations {
  channel: Channel
  locale: Locale
  orderNumber: string
  /** Days such as `2026-11-26`. */
  orderedOn: string
  issuedOn: string
  seller: Seller
  parcels: readonly DeclaredParcel[]
}

const A4 = { width: 210, height: 297 }
const US_LETTER = { width: 215.9, height: 279.4 }
const LEFT = 20
/** Millimetres at the foot of a page that rows keep free. */
const FOOT = 36
const BLACK = '#000000'
const STRONG = { ...TEXT, cut: 'strong' as const, colour: BLACK }
const PLAIN = { ...TEXT, colour: BLACK }

interface DeclarationPage {
  sheet: PdfSheet
  locale: Locale
  translate: Translate
  /** Right edges of the columns of figures, from the last one. */
  columns: { value: number; weight: number; pieces: number; origin: number; heading: number }
}

/**
 * Declarations for customs as one PDF, pages of their own for each parcel: they go outside the parcel, as they name the
 * prices. The exporter is the seller, of a whitelabel order too.
 */
export async function drawCustomsDeclarations(order: CustomsDeclarations): Promise<Uint8Array> {
  await loadScripts(JSON.stringify(order))
  const { channel, locale, orderNumber, issuedOn, parcels } = order
  const translate = documentTranslator(locale, channel)
  const title = `${translate('customs.title')} ${orderNumber}`
  const createdAt = new Date(`${issuedOn}T00:00:00Z`)
  const size = locale === 'en-US' ? US_LETTER : A4
  const sheet = createPdfSheet({ channel, locale, title, createdAt, size })
  const right = size.width - LEFT
  const columns = {
    value: right,
    weight: right - 32,
    pieces: right - 58,
    origin: right - 76,
    heading: right - 100,
  }
  for (const [index, parcel] of parcels.entries()) {
    if (index > 0) sheet.addPage()
    drawDeclaration({ sheet, locale, translate, columns }, order, parcel)
  }
  return sheet.finish()
}

function drawDeclaration(
  page: DeclarationPage,
  order: CustomsDeclarations,
  { to, parcel, count, rows, netGrams, value }: DeclaredParcel,
): void {
  const { sheet, locale, translate, columns } = page
  const { orderNumber, orderedOn, issuedOn, seller } = order
  const middle = LEFT + (columns.value - LEFT) / 2 + 4
  sheet.put(translate('customs.title'), LEFT, 24, { cut: 'display', size: 19, colour: BLACK })
  const vatId = seller.vatIds[seller.country]
  const { contact } = seller
  const from = [...senderLines({ seller, whitelabel: null }), seller.country]
  const exporter = [...from, vatId ?? '', contact.email, contact.phone].filter(Boolean)
  sheet.put(translate('customs.exporter'), LEFT, 36, STRONG)
  sheet.putLines(wrapAll(sheet, exporter, middle - LEFT - 8), LEFT, 41, PLAIN)
  sheet.put(translate('customs.consignee'), middle, 36, STRONG)
  sheet.putLines(wrapAll(sheet, to, columns.value - middle), middle, 41, PLAIN)
  const facts: [string, string][] = [
    [translate('invoice.order'), orderNumber],
    [translate('invoice.ordered'), numericDate(orderedOn, locale)],
    [translate('invoice.date'), numericDate(issuedOn, locale)],
    [translate('customs.reason'), translate('customs.sale')],
    ['', translate('delivery.parcel', { number: parcel, count })],
  ]
  let y = 82
  for (const [label, text] of facts) {
    sheet.put(label, LEFT, y, PLAIN)
    sheet.put(text, LEFT + 45, y, STRONG)
    y += 5
  }
  y = drawRowsHead(page, y + 6)
  for (const row of rows) {
    const name = sheet.wrap(row.name, PLAIN, columns.heading - LEFT - 22)
    const height = name.length * TEXT.leading + 3
    if (y + height > sheet.size.height - FOOT) {
      sheet.addPage()
      y = drawRowsHead(page, 24)
    }
    sheet.putLines(name, LEFT, y, PLAIN)
    putFigures(page, y, row, PLAIN)
    y += height
  }
  sheet.rule(LEFT, y - 2, columns.value - LEFT, BLACK, 0.35)
  sheet.put(translate('customs.total'), LEFT, y + 4, STRONG)
  putFigures(page, y + 4, { netGrams, value }, STRONG)
  sheet.putLines(
    sheet.wrap(translate('customs.value-text'), PLAIN, columns.value - LEFT),
    ...([LEFT, y + 14, PLAIN] as const),
  )
}

function drawRowsHead({ sheet, translate, columns }: DeclarationPage, top: number): number {
  const titles = {
    heading: translate('customs.heading'),
    origin: translate('customs.origin'),
    pieces: translate('invoice.quantity'),
    weight: translate('customs.weight'),
    value: translate('customs.value'),
  }
  sheet.put(translate('customs.goods'), LEFT, top, STRONG)
  for (const [column, text] of Object.entries(titles))
    sheet.put(text, columns[column as keyof typeof titles], top, { ...STRONG, align: 'right' })
  sheet.rule(LEFT, top + 3, columns.value - LEFT, BLACK, 0.35)
  return top + 9
}

function putFigures(
  { sheet, locale, columns }: DeclarationPage,
  y: number,
  row: Partial<DeclaredLine> & Pick<DeclaredLine, 'netGrams' | 'value'>,
  style: typeof PLAIN,
): void {
  const kilograms = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilogram',
    minimumFractionDigits: 3,
  })
  const figures = {
    heading: row.heading ?? '',
    origin: row.origin ?? '',
    pieces: row.pieces?.toLocaleString(locale) ?? '',
    weight: kilograms.format(row.netGrams / 1000),
    value: formatMoney(row.value, locale),
  }
  for (const [column, text] of Object.entries(figures))
    if (text !== '') sheet.put(text, columns[column as keyof typeof figures], y, { ...style, align: 'right' })
}

const wrapAll = (sheet: PdfSheet, lines: readonly string[], width: number) =>
  lines.flatMap(line => sheet.wrap(line, PLAIN, width)).slice(0, 8)
