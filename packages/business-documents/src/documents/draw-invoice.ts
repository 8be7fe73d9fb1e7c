import { money } from '@passepartout/domain'
import { addressLines, isoCountryOf, numericDate } from '../address-lines.ts'
import { BRANDS } from '../brand.ts'
import { documentTranslator } from '../messages/translators.ts'
import { loadScripts } from './document-fonts.ts'
import { drawFooters } from './draw-invoice-footers.ts'
import { drawPayment } from './draw-invoice-payment.ts'
import { drawRows } from './draw-invoice-rows.ts'
import { eInvoiceAttachment } from './e-invoice.ts'
import type { InvoiceContent } from './invoice-content.ts'
import {
  formatPercent,
  type InvoicePage,
  LEFT_MARGIN,
  pageBottom,
  startNextPage,
  TEXT,
} from './invoice-page.ts'
import { createPdfSheet } from './pdf-sheet.ts'

const A4 = { width: 210, height: 297 }
const LETTER = { width: 215.9, height: 279.4 }
/**
 * An invoice or credit note as PDF/A-3b: address in the window of DIN 5008 form B, VAT by rate, a payment code while
 * payment is due, and for companies in the EU the invoice as data (EN 16931) inside. The same content gives the same
 * bytes.
 */
export async function drawInvoice(content: InvoiceContent): Promise<Uint8Array> {
  const { channel, locale, country, currency, number, issuedOn, kind } = content
  await loadScripts(JSON.stringify(content))
  const translate = documentTranslator(locale, channel)
  const size = country === 'com' ? LETTER : A4
  const title = `${translate(kind === 'invoice' ? 'invoice.title' : 'invoice.credit-title')} ${number}`
  const sheet = createPdfSheet({ channel, locale, title, createdAt: new Date(`${issuedOn}T00:00:00Z`), size })
  const page: InvoicePage = {
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
  drawFooters(page, swiss)
  const data = eInvoiceAttachment(content)
  if (data) sheet.attach(data)
  return sheet.finish()
}

function drawHead(page: InvoicePage): void {
  const { sheet, content, translate, muted, right } = page
  const { channel, locale, seller, kind } = content
  const brand = BRANDS[channel]
  sheet.mark(LEFT_MARGIN, 15, 7.6)
  sheet.put(brand.name, LEFT_MARGIN + 10, 20.8, { cut: 'display', size: 16 })
  const sender = [
    seller.name,
    `${seller.street} ${seller.houseNumber}`,
    `${seller.postalCode} ${seller.city}`,
  ]
  sheet.put(sender.join(' · '), LEFT_MARGIN, 52, { size: 7, colour: muted })
  const address = addressLines(content.invoiceAddress, locale, seller.country)
  sheet.putLines(
    address.flatMap(line => sheet.wrap(line, { size: 10.5 }, 78)).slice(0, 6),
    ...([LEFT_MARGIN, 66.5] as const),
    { size: 10.5, leading: 4.7 },
  )

  const isInvoice = kind === 'invoice'
  const facts: [string, string][] = [
    [isInvoice ? 'invoice.number' : 'invoice.credit-number', content.number],
    ['invoice.date', numericDate(content.issuedOn, locale)],
    ['invoice.supplied', numericDate(content.suppliedOn, locale)],
    ['invoice.order', content.orderNumber],
    ['invoice.ordered', numericDate(content.orderedOn, locale)],
  ]
  if (content.corrects) facts.push(['invoice.corrects', content.corrects.number])
  if (content.vatNumber) facts.push(['invoice.buyer-vat', content.vatNumber])
  for (const [index, [key, value]] of facts.entries()) {
    const baseline = 53 + index * 6
    sheet.put(translate(key), LEFT_MARGIN + 100, baseline, { ...TEXT, colour: muted })
    sheet.put(value, right, baseline, { ...TEXT, cut: 'strong', align: 'right' })
  }
  const title = translate(isInvoice ? 'invoice.title' : 'invoice.credit-title')
  sheet.put(title, LEFT_MARGIN, 103, { cut: 'display', size: 19 })
  for (const fold of [105, 148.5, 210])
    if (content.country !== 'com') sheet.rule(0, fold, fold === 148.5 ? 8 : 6, '#999999', 0.15)
}

function drawSums(page: InvoicePage, start: number): number {
  const { sheet, content, translate, right, inMoney } = page
  const { rates, tax, total, vouchers, due, kind } = content
  const net = rates.reduce((sum, one) => sum + one.net, 0)
  const sums: [string, string][] = [[translate('invoice.net'), inMoney(net)]]
  for (const { rate, net: base, tax: amount } of rates) {
    if (rate === null) continue
    const percent = formatPercent(rate, content)
    const label =
      tax === 'on-top'
        ? translate('invoice.sales-tax', { rate: percent })
        : translate('invoice.vat-on', { rate: percent, base: inMoney(base) })
    sums.push([label, inMoney(amount)])
  }
  const height = sums.length * 6 + 16 + (vouchers.length + 1) * 6
  let y = start
  if (y + height > pageBottom(page)) y = startNextPage(page)
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
    sheet.put(translate('invoice.paid-by-voucher', { code: maskedCode(code) }), left, y, TEXT)
    sheet.put(inMoney(-amount), right, y, { ...TEXT, align: 'right' })
  }
  if (vouchers.length > 0) {
    y += 7
    sheet.put(translate('invoice.due'), left, y, { ...TEXT, cut: 'strong' })
    sheet.put(inMoney(due), right, y, { ...TEXT, cut: 'strong', align: 'right' })
  }
  return y + 9
}

/** A document left lying around must not give access to a voucher: only the end of its code is printed. */
const maskedCode = (code: string) => `…${code.slice(-4)}`

function drawNotes(page: InvoicePage, start: number): number {
  const { sheet, content, translate, right, muted } = page
  const { invoiceAddress, deliveryAddress, sender, locale, tax, rates } = content
  const isElsewhere =
    addressLines(invoiceAddress, locale).join('\n') !== addressLines(deliveryAddress, locale).join('\n')
  const delivery = addressLines(deliveryAddress, locale, isoCountryOf(invoiceAddress.country))
  const notes = [
    isElsewhere ? translate('invoice.delivery', { address: delivery.join(', ') }) : '',
    sender ? translate('invoice.sender', { company: sender }) : '',
    tax === 'reverse-charge' ? translate('invoice.intra-community') : '',
    tax !== 'on-top' && rates.some(({ rate }) => rate === null) ? translate('invoice.voucher-note') : '',
  ].filter(Boolean)
  let y = start
  for (const note of notes) {
    const lines = sheet.wrap(note, TEXT, right - LEFT_MARGIN)
    if (y + lines.length * TEXT.leading > pageBottom(page)) y = startNextPage(page)
    y = sheet.putLines(lines, LEFT_MARGIN, y, { ...TEXT, colour: muted }) + 2
  }
  return y
}
