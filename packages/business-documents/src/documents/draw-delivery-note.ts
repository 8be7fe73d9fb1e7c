import type { Translate } from '@passepartout/domain'
import { addressLines, numericDate } from '../address-lines.ts'
import { BRANDS } from '../brand.ts'
import { lineDisplayName } from '../line-display-name.ts'
import { documentTranslator } from '../messages/translators.ts'
import { type DeliveredParcel, type DeliveryNote, senderLines } from './delivery-note.ts'
import { loadScripts } from './document-fonts.ts'
import { LEFT_MARGIN, TEXT } from './invoice-page.ts'
import { createPdfSheet, type PdfSheet } from './pdf-sheet.ts'

const A4 = { width: 210, height: 297 }
const US_LETTER = { width: 215.9, height: 279.4 }
/** Millimetres at the foot of a page that rows keep free. */
const FOOT = 34
const NEXT_PAGE_TOP = 32

/** Shared context of all parts; lengths in millimetres. */
interface NotePage {
  sheet: PdfSheet
  note: DeliveryNote
  translate: Translate
  /** Neutral ink where the parcel must not show the shop. */
  muted: string
  right: number
}

/** The pages of one parcel in the file, from 1. */
export interface PageRange {
  from: number
  until: number
}

/**
 * The delivery notes of an order as one PDF/A: pages of their own for each parcel, in the customer's language, the
 * address in the window of DIN 5008 form B. Notes of a whitelabel order name its company, nowhere the shop. The same
 * content gives the same bytes.
 */
export async function drawDeliveryNote(
  note: DeliveryNote,
): Promise<{ pdf: Uint8Array; pages: readonly PageRange[] }> {
  await loadScripts(JSON.stringify(note))
  const { channel, locale, country, issuedOn, orderNumber, whitelabel } = note
  const translate = documentTranslator(locale, channel)
  const size = country === 'com' ? US_LETTER : A4
  const title = `${translate('delivery.title')} ${orderNumber}`
  const createdAt = new Date(`${issuedOn}T00:00:00Z`)
  const sheet = createPdfSheet({ channel, locale, title, createdAt, size })
  const muted = whitelabel ? '#5a5a5a' : BRANDS[channel].muted
  const page: NotePage = { sheet, note, translate, muted, right: size.width - 20 }
  const pages = note.parcels.map((parcel, index) => {
    if (index > 0) sheet.addPage()
    const from = sheet.pages()
    drawParcel(page, parcel, index)
    return { from, until: sheet.pages() }
  })
  return { pdf: await sheet.finish(), pages }
}

function drawParcel(page: NotePage, parcel: DeliveredParcel, index: number): void {
  const { sheet, note, translate, muted, right } = page
  drawHead(page, index)
  let y = drawRows(page, parcel, 118)
  const width = right - LEFT_MARGIN
  const count = note.parcels.length
  if (count > 1) {
    const text = sheet.wrap(translate('delivery.parcels', { count }), TEXT, width)
    y = sheet.putLines(text, LEFT_MARGIN, y + 4, { ...TEXT, colour: muted })
  }
  if (note.greeting === '' || index > 0) return
  const style = { size: 12, leading: 6 }
  const lines = sheet.wrap(note.greeting, style, width * 0.75)
  if (y + 8 + lines.length * style.leading > sheet.size.height - FOOT) y = startPage(page)
  sheet.putLines(lines, LEFT_MARGIN, y + 8, style)
}

function drawHead(page: NotePage, index: number): void {
  const { sheet, note, translate, muted, right } = page
  const { channel, locale, whitelabel, seller, address } = note
  const brand = BRANDS[channel]
  if (!whitelabel) sheet.mark(LEFT_MARGIN, 15, 7.6)
  sheet.put(whitelabel?.company ?? brand.name, LEFT_MARGIN + (whitelabel ? 0 : 10), 20.8, {
    ...{ cut: 'display', size: 16 },
    ...(whitelabel && { colour: '#000000' }),
  })
  sheet.put(senderLines(note).join(' · '), LEFT_MARGIN, 52, { size: 7, colour: muted })
  const to = addressLines(address, locale, seller.country)
  const lines = to.flatMap(line => sheet.wrap(line, { size: 10.5 }, 78)).slice(0, 7)
  sheet.putLines(lines, LEFT_MARGIN, 63, { size: 10.5, leading: 4.7 })
  const count = note.parcels.length
  const facts: [string, string][] = [
    [translate('invoice.order'), note.orderNumber],
    [translate('invoice.ordered'), numericDate(note.orderedOn, locale)],
    [translate('invoice.date'), numericDate(note.issuedOn, locale)],
    ...(note.service ? [[translate('delivery.service'), note.service] as [string, string]] : []),
    ...(count > 1
      ? [['', translate('delivery.parcel', { number: index + 1, count })] as [string, string]]
      : []),
  ]
  let y = 53
  for (const [label, value] of facts) {
    sheet.put(label, LEFT_MARGIN + 100, y, { ...TEXT, colour: muted })
    for (const line of sheet.wrap(value, { ...TEXT, cut: 'strong' }, 42)) {
      sheet.put(line, right, y, { ...TEXT, cut: 'strong', align: 'right' })
      y += 6
    }
  }
  sheet.put(translate('delivery.title'), LEFT_MARGIN, 103, { cut: 'display', size: 19 })
  drawFoot(page)
}

function drawRows(page: NotePage, { contents }: DeliveredParcel, start: number): number {
  const { sheet, note, translate, right, muted } = page
  const [article, quantity] = [LEFT_MARGIN + 12, right]
  const strong = { ...TEXT, cut: 'strong' as const }
  const drawTableHead = (top: number) => {
    sheet.put(translate('invoice.position'), LEFT_MARGIN, top, strong)
    sheet.put(translate('invoice.article'), article, top, strong)
    sheet.put(translate('invoice.quantity'), quantity, top, { ...strong, align: 'right' })
    sheet.rule(LEFT_MARGIN, top + 3, right - LEFT_MARGIN, '#000000', 0.35)
    return top + 9.5
  }
  let y = drawTableHead(start)
  for (const { line, pieces } of contents) {
    const found = note.lines.find(({ number }) => number === line)
    if (!found) continue
    const { name, details } = lineDisplayName(found, note.locale)
    const width = quantity - article - 24
    const head = sheet.wrap(name, strong, width)
    const below = details.flatMap(detail => sheet.wrap(detail, TEXT, width))
    const height = (head.length + below.length) * TEXT.leading + 4.5
    if (y + height > sheet.size.height - FOOT) y = drawTableHead(startPage(page))
    sheet.put(String(line), LEFT_MARGIN, y, { ...TEXT, colour: muted })
    sheet.put(pieces.toLocaleString(note.locale), quantity, y, { ...strong, align: 'right' })
    sheet.putLines(below, article, sheet.putLines(head, article, y, strong), { ...TEXT, colour: muted })
    sheet.rule(LEFT_MARGIN, y + height - 6, right - LEFT_MARGIN, '#c8c8c8')
    y += height
  }
  return y
}

function startPage(page: NotePage): number {
  page.sheet.addPage()
  page.sheet.put(page.note.orderNumber, page.right, 16, { ...TEXT, colour: page.muted, align: 'right' })
  drawFoot(page)
  return NEXT_PAGE_TOP
}

/** Whom to write to: the whitelabel company where the order is sent in its name. */
function drawFoot({ sheet, note, translate, right, muted }: NotePage): void {
  const { whitelabel, seller } = note
  const { email, phone } = whitelabel ?? seller.contact
  const style = { size: 7.5, leading: 3.4, colour: muted }
  const top = sheet.size.height - 24
  sheet.rule(LEFT_MARGIN, top, right - LEFT_MARGIN, '#c8c8c8')
  const lines = [
    email ? translate('delivery.complaint', { email }) : '',
    [...senderLines(note), phone, whitelabel?.website ?? ''].filter(Boolean).join(' · '),
  ].filter(Boolean)
  sheet.putLines(
    lines.flatMap(line => sheet.wrap(line, style, right - LEFT_MARGIN)).slice(0, 4),
    ...([LEFT_MARGIN, top + 4.5, style] as const),
  )
}
