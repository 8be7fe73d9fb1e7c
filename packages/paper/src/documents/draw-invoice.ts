import {
  accountOf,
  epcPayload,
  money,
  type Seller,
  shownReference,
  type Translate,
} from '@passepartout/domain'
import { addressLines, figureDate, placeLine } from '../address-lines.ts'
import { BRANDS } from '../brand.ts'
import { documentTranslator } from '../messages/documents.ts'
import { eInvoiceAttachment } from './e-invoice.ts'
import type { InvoiceContent, InvoiceRow } from './invoice-content.ts'
import { sellerVatId } from './seller-vat-id.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { drawSwissBill } from './swiss-bill.ts'

const A4 = { width: 210, height: 297 }
const LETTER = { width: 215.9, height: 279.4 }
const LEFT = 25
/** The band of a Swiss payment part at the foot of a page. */
const SWISS_BAND = 105
const FOOT_HEIGHT = 32

const SMALL = { size: 7.5, leading: 3.4 }
const TEXT = { size: 9.5, leading: 4.4 }

interface Page {
  sheet: Sheet
  content: InvoiceContent
  translate: Translate
  muted: string
  right: number
  inMoney: (amount: number) => string
}

/**
 * An invoice or credit note as PDF/A-3b: address in the window of DIN 5008 form B, VAT by rate, payment code while money
 * is open, and for companies in the EU the invoice as data (EN 16931) inside. The same content gives the same bytes.
 */
export async function drawInvoice(content: InvoiceContent): Promise<Uint8Array> {
  const { channel, locale, country, currency, number, issuedOn, kind } = content
  const translate = documentTranslator(locale, channel)
  const size = country === 'com' ? LETTER : A4
  const title = `${translate(kind === 'invoice' ? 'invoice.title' : 'invoice.credit-title')} ${number}`
  const sheet = openSheet({ channel, locale, title, createdAt: new Date(`${issuedOn}T00:00:00Z`), size })
  const page: Page = {
    ...{ sheet, content, translate },
    muted: BRANDS[channel].muted,
    right: size.width - 20,
    inMoney: amount => translate.money(money(amount, currency)).replace('-', '\u2212'),
  }
  drawHead(page)
  let y = drawRows(page, 113)
  y = drawSums(page, y)
  y = drawNotes(page, y)
  const swiss = drawPayment(page, y)
  drawFeet(page, swiss)
  const data = eInvoiceAttachment(content)
  if (data) sheet.attach(data)
  return sheet.finish()
}

function drawHead(page: Page): void {
  const { sheet, content, translate, muted, right } = page
  const { channel, locale, seller, kind } = content
  const brand = BRANDS[channel]
  sheet.mark(LEFT, 15, 7.6)
  sheet.put(brand.name, LEFT + 10, 20.8, { cut: 'display', size: 16 })
  const sender = [
    seller.name,
    `${seller.street} ${seller.houseNumber}`,
    `${seller.postalCode} ${seller.city}`,
  ]
  sheet.put(sender.join(' · '), LEFT, 52, { size: 7, colour: muted })
  const address = addressLines(content.invoiceAddress, locale, seller.country)
  sheet.putLines(
    address.flatMap(line => sheet.wrap(line, { size: 10.5 }, 78)).slice(0, 6),
    ...([LEFT, 66.5] as const),
    { size: 10.5, leading: 4.7 },
  )

  const isInvoice = kind === 'invoice'
  const facts: [string, string][] = [
    [isInvoice ? 'invoice.number' : 'invoice.credit-number', content.number],
    ['invoice.date', figureDate(content.issuedOn, locale)],
    ['invoice.supplied', figureDate(content.suppliedOn, locale)],
    ['invoice.order', content.orderNumber],
    ['invoice.ordered', figureDate(content.orderedOn, locale)],
  ]
  if (content.corrects) facts.push(['invoice.corrects', content.corrects.number])
  if (content.vatNumber) facts.push(['invoice.buyer-vat', content.vatNumber])
  for (const [index, [key, value]] of facts.entries()) {
    const baseline = 53 + index * 6
    sheet.put(translate(key), LEFT + 100, baseline, { ...TEXT, colour: muted })
    sheet.put(value, right, baseline, { ...TEXT, cut: 'strong', align: 'right' })
  }
  const title = translate(isInvoice ? 'invoice.title' : 'invoice.credit-title')
  sheet.put(title, LEFT, 103, { cut: 'display', size: 19 })
  for (const fold of [105, 148.5, 210])
    if (content.country !== 'com') sheet.rule(0, fold, fold === 148.5 ? 8 : 6, '#999999', 0.15)
}

function drawTableHead({ sheet, translate, right, content }: Page, y: number): number {
  const style = { ...TEXT, cut: 'strong' as const }
  const ends = columns(right)
  sheet.put(translate('invoice.position'), LEFT, y, style)
  sheet.put(translate('invoice.article'), ends.article, y, style)
  sheet.put(translate('invoice.quantity'), ends.quantity, y, { ...style, align: 'right' })
  sheet.put(translate('invoice.unit-price'), ends.price, y, { ...style, align: 'right' })
  if (content.tax !== 'on-top')
    sheet.put(translate('invoice.vat'), ends.rate, y, { ...style, align: 'right' })
  sheet.put(translate('invoice.amount'), right, y, { ...style, align: 'right' })
  sheet.rule(LEFT, y + 3, right - LEFT, BRANDS[content.channel].ink, 0.35)
  return y + 9.5
}

const columns = (right: number) => ({
  article: LEFT + 12,
  quantity: right - 62,
  price: right - 37,
  rate: right - 21,
})

function drawRows(page: Page, start: number): number {
  const { sheet, content, right } = page
  const width = columns(right).quantity - columns(right).article - 14
  let y = drawTableHead(page, start)
  for (const row of content.rows) {
    const title = sheet.wrap(row.title, { ...TEXT, cut: 'strong' }, width)
    const notes = row.notes.flatMap(note => sheet.wrap(note, TEXT, width))
    const height = (title.length + notes.length) * TEXT.leading + 4.5
    if (y + height > pageEnd(page)) y = nextPage(page, true)
    drawRow(page, row, title, notes, y)
    sheet.rule(LEFT, y + height - 6, right - LEFT)
    y += height
  }
  return y
}

function drawRow(page: Page, row: InvoiceRow, title: string[], notes: string[], y: number): void {
  const { sheet, content, right, muted, inMoney } = page
  const ends = columns(right)
  const grey = { ...TEXT, colour: muted }
  sheet.put(String(row.position), LEFT, y, grey)
  const below = sheet.putLines(title, ends.article, y, { ...TEXT, cut: 'strong' })
  sheet.putLines(notes, ends.article, below, grey)
  if (row.quantity !== null)
    sheet.put(inFigures(row.quantity, content), ends.quantity, y, { ...grey, align: 'right' })
  if (row.unitPrice !== null) sheet.put(inMoney(row.unitPrice), ends.price, y, { ...grey, align: 'right' })
  if (content.tax !== 'on-top' && row.rate !== null)
    sheet.put(inPercent(row.rate, content), ends.rate, y, { ...grey, align: 'right' })
  sheet.put(inMoney(row.amount), right, y, { ...TEXT, cut: 'strong', align: 'right' })
}

const inFigures = (value: number, { locale }: InvoiceContent) => new Intl.NumberFormat(locale).format(value)
const inPercent = (rate: number, { locale }: InvoiceContent) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100)

const pageEnd = ({ sheet }: Page) => sheet.size.height - FOOT_HEIGHT - 10

function nextPage(page: Page, hasRows = false): number {
  page.sheet.addPage()
  page.sheet.mark(LEFT, 12, 5)
  page.sheet.put(page.content.number, page.right, 16, { ...TEXT, colour: page.muted, align: 'right' })
  return hasRows ? drawTableHead(page, 28) : 32
}

function drawSums(page: Page, start: number): number {
  const { sheet, content, translate, right, inMoney } = page
  const { rates, tax, total, vouchers, due, kind } = content
  const net = rates.reduce((sum, one) => sum + one.net, 0)
  const sums: [string, string][] = [[translate('invoice.net'), inMoney(net)]]
  for (const { rate, net: base, tax: amount } of rates) {
    if (rate === null) continue
    const percent = inPercent(rate, content)
    const label =
      tax === 'on-top'
        ? translate('invoice.sales-tax', { rate: percent })
        : translate('invoice.vat-on', { rate: percent, base: inMoney(base) })
    sums.push([label, inMoney(amount)])
  }
  const height = sums.length * 6 + 16 + (vouchers.length + 1) * 6
  let y = start
  if (y + height > pageEnd(page)) y = nextPage(page)
  const left = right - 81
  y += 1
  for (const [label, value] of sums) {
    sheet.put(label, left, y, TEXT)
    sheet.put(value, right, y, { ...TEXT, align: 'right' })
    y += 6
  }
  sheet.rule(left, y - 2, right - left, BRANDS[content.channel].ink, 0.35)
  const label = translate(kind === 'invoice' ? 'invoice.total' : 'invoice.credit-total')
  y += 5
  sheet.put(label, left, y, { size: 14, cut: 'display' })
  sheet.put(inMoney(total), right, y, { size: 14, cut: 'strong', align: 'right' })
  for (const { code, amount } of vouchers) {
    y += 7
    sheet.put(translate('invoice.paid-by-voucher', { code: shownCode(code) }), left, y, TEXT)
    sheet.put(inMoney(-amount), right, y, { ...TEXT, align: 'right' })
  }
  if (vouchers.length > 0) {
    y += 7
    sheet.put(translate('invoice.due'), left, y, { ...TEXT, cut: 'strong' })
    sheet.put(inMoney(due), right, y, { ...TEXT, cut: 'strong', align: 'right' })
  }
  return y + 9
}

/** A document that lies about opens nothing: only the end of a voucher's code is shown. */
const shownCode = (code: string) => `…${code.slice(-4)}`

function drawNotes(page: Page, start: number): number {
  const { sheet, content, translate, right, muted } = page
  const { invoiceAddress, deliveryAddress, locale, tax, rates } = content
  const isElsewhere =
    addressLines(invoiceAddress, locale).join('\n') !== addressLines(deliveryAddress, locale).join('\n')
  const delivery = [...addressLines(deliveryAddress, locale).slice(0, 2), placeLine(deliveryAddress)]
  const notes = [
    isElsewhere ? translate('invoice.delivery', { address: [...new Set(delivery)].join(', ') }) : '',
    tax === 'reverse-charge' ? translate('invoice.intra-community') : '',
    tax !== 'on-top' && rates.some(({ rate }) => rate === null) ? translate('invoice.voucher-note') : '',
  ].filter(Boolean)
  let y = start
  for (const note of notes) {
    const lines = sheet.wrap(note, TEXT, right - LEFT)
    if (y + lines.length * TEXT.leading > pageEnd(page)) y = nextPage(page)
    y = sheet.putLines(lines, LEFT, y, { ...TEXT, colour: muted }) + 2
  }
  return y
}

/** What is left to pay or to do, at the foot of the last page. Answers whether a Swiss payment part stands there. */
function drawPayment(page: Page, start: number): boolean {
  const { sheet, content, translate, right, inMoney, muted } = page
  const { payment, due, kind, currency, locale, statusUrl } = content
  const isOpen = kind === 'invoice' && payment.paidOn === null && due > 0
  if (isOpen && payment.transfer && currency === 'CHF') {
    const foot = sheet.size.height - SWISS_BAND - FOOT_HEIGHT
    if (start > foot - 14) nextPage(page)
    const text = payText(page)
    sheet.putLines(sheet.wrap(text, { ...TEXT, cut: 'strong' }, right - LEFT), LEFT, foot - 8, {
      ...TEXT,
      cut: 'strong',
    })
    const { seller, invoiceAddress: payer, number: message } = content
    drawSwissBill(sheet, { ...payment.transfer, seller, amount: due, payer, message }, locale)
    return true
  }
  const top = start > sheet.size.height - FOOT_HEIGHT - 46 ? nextPage(page) : start
  const y = Math.max(top, sheet.size.height - FOOT_HEIGHT - 50)
  sheet.rule(LEFT, y, right - LEFT)
  const transfer = isOpen && currency === 'EUR' ? payment.transfer : null
  const side = transfer ? 27 : 18
  const payload = transfer
    ? epcPayload({ recipient: transfer.holder, ...transfer, amount: { amount: due, currency: 'EUR' } })
    : statusUrl
  sheet.code(payload, LEFT, y + 6, side)
  const left = LEFT + 34
  const width = right - left
  const paid =
    kind === 'credit-note'
      ? translate('invoice.refunded')
      : isOpen
        ? payText(page)
        : payment.paidOn
          ? translate('invoice.paid', {
              date: figureDate(payment.paidOn, locale),
              method: translate(`invoice.method.${payment.method}`),
            })
          : translate('invoice.paid-plain')
  const strong = { ...TEXT, cut: 'strong' as const }
  let line = sheet.putLines(sheet.wrap(paid, strong, width), left, y + 9, strong)
  if (!transfer) {
    if (kind === 'invoice')
      sheet.putLines(sheet.wrap(translate('invoice.nothing-to-do'), TEXT, width), left, line, TEXT)
    return false
  }
  line = sheet.putLines(sheet.wrap(translate('invoice.scan'), TEXT, width), left, line, TEXT) + 1.5
  const facts = [
    [translate('invoice.recipient'), transfer.holder],
    [translate('invoice.iban'), shownReference(transfer.iban)],
    [translate('invoice.reference'), shownReference(transfer.reference)],
    [translate('invoice.amount'), inMoney(due)],
  ]
  for (const [label = '', value = ''] of facts) {
    sheet.put(label, left, line, { ...TEXT, colour: muted })
    sheet.put(value, left + 42, line, strong)
    line += TEXT.leading
  }
  return false
}

function payText({ content, translate, inMoney }: Page): string {
  const { payment, due, locale } = content
  const date = payment.payUntil ? figureDate(payment.payUntil, locale) : ''
  return payment.transfer
    ? translate('invoice.please-pay', { amount: inMoney(due), date })
    : translate('invoice.pay-later', { date })
}

function drawFeet(page: Page, hasSwissBill: boolean): void {
  const { sheet, content, translate, muted, right } = page
  const { seller, currency } = content
  const account = accountOf(seller, currency)
  const third = (right - LEFT) / 3
  const blocks = [
    [
      seller.name,
      `${seller.street} ${seller.houseNumber}, ${seller.postalCode} ${seller.city}`,
      translate('invoice.managed-by', { name: seller.representedBy }),
    ],
    [`${seller.register.court}, ${seller.register.number}`, ...vatLines(seller, content, translate)],
    [
      ...(account ? [`IBAN ${shownReference(account.iban)}`, account.bank] : []),
      seller.contact.email,
      seller.contact.phone,
    ],
  ]
  const pages = sheet.pages()
  for (let index = 0; index < pages; index++) {
    sheet.onPage(index)
    const isBill = hasSwissBill && index === pages - 1
    const top = sheet.size.height - FOOT_HEIGHT - (isBill ? SWISS_BAND - 6 : 0)
    const style = { ...SMALL, colour: muted }
    sheet.put(translate('invoice.page', { page: index + 1, pages }), right, top + 3, {
      ...style,
      align: 'right',
    })
    sheet.rule(LEFT, top + 6, right - LEFT)
    for (const [column, lines] of blocks.entries()) {
      const cut = lines.flatMap(line => sheet.wrap(line, style, third - 3)).slice(0, 5)
      sheet.putLines(cut, LEFT + column * third, top + 10.5, style)
    }
  }
}

function vatLines(seller: Seller, { country, tax }: InvoiceContent, translate: Translate): string[] {
  const number = tax === 'on-top' ? undefined : sellerVatId({ seller, country })
  return number ? [translate('invoice.seller-vat', { number })] : []
}
