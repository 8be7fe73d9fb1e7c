import type { Channel, GiftVoucherDesign, Locale, Money } from '@passepartout/domain'
import { BRANDS } from '../brand.ts'
import type { EmailDocument } from '../emails/order-email-types.ts'
import { documentTranslator } from '../messages/translators.ts'
import { loadScripts } from './document-fonts.ts'
import { createPdfSheet } from './pdf-sheet.ts'

export interface GiftVoucher {
  channel: Channel
  locale: Locale
  design: GiftVoucherDesign
  amount: Money
  /** As typed at the checkout. */
  code: string
  /** Last day, formatted; `null` where it does not expire. */
  until: string | null
  to: string
  from: string
  message: string
  /** Target of the QR code. */
  shopUrl: string
  issuedOn: string
}

/** Millimetres: an A4 sheet folded once has this size; printed alone it fits A5. */
const SIZE = { width: 210, height: 148 }
const EDGE = 12
const LEFT_MARGIN = 26
/** More lines do not fit. */
const MOST_LINES = 7

/** A gift voucher as an email attachment; the end of its code distinguishes it from others of the same order. */
export async function giftVoucherDocument(voucher: GiftVoucher): Promise<EmailDocument> {
  const title = documentTranslator(voucher.locale, voucher.channel)('voucher.title')
  const pdf = await drawGiftVoucher(voucher)
  const filename = `${title} ${voucher.code.slice(-4)}.pdf`
  const content = { base64: Buffer.from(pdf).toString('base64') }
  return { title, file: { filename, contentType: 'application/pdf', content } }
}

/** A gift voucher to print, in one of three plain designs. */
export async function drawGiftVoucher(voucher: GiftVoucher): Promise<Uint8Array> {
  await loadScripts(JSON.stringify(voucher))
  const { channel, locale, design, amount, code, until, to, from, message, shopUrl, issuedOn } = voucher
  const brand = BRANDS[channel]
  const translate = documentTranslator(locale, channel)
  const title = translate('voucher.title')
  const createdAt = new Date(`${issuedOn}T00:00:00Z`)
  const sheet = createPdfSheet({ channel, locale, title, createdAt, size: SIZE })
  const isFull = design === 'full'
  const ink = isFull ? '#ffffff' : brand.ink
  const muted = isFull ? '#ffffff' : brand.muted
  const accent = isFull ? '#ffffff' : brand.accent
  if (isFull) sheet.fill(0, 0, SIZE.width, SIZE.height, brand.accent)
  if (design === 'framed') {
    sheet.fill(EDGE / 2, EDGE / 2, SIZE.width - EDGE, SIZE.height - EDGE, brand.accent)
    sheet.fill(EDGE, EDGE, SIZE.width - 2 * EDGE, SIZE.height - 2 * EDGE, '#ffffff')
  }

  if (!isFull) sheet.mark(LEFT_MARGIN, 22, 7.6)
  sheet.put(brand.name, isFull ? LEFT_MARGIN : LEFT_MARGIN + 10, 27.8, {
    cut: 'display',
    size: 16,
    colour: ink,
  })
  sheet.put(title, LEFT_MARGIN, 51, { cut: 'display', size: 30, colour: ink })
  const worth = translate('voucher.worth', { amount: translate.money(amount) })
  sheet.put(worth, LEFT_MARGIN, 62, { cut: 'strong', size: 16, colour: accent })

  const text = { size: 11, leading: 5.4, colour: ink }
  const width = 96
  const people = [
    to ? translate('voucher.for', { name: to }) : '',
    from ? translate('voucher.from', { name: from }) : '',
  ].filter(Boolean)
  const below = sheet.putLines(
    people.flatMap(line => sheet.wrap(line, text, width)).slice(0, 3),
    LEFT_MARGIN,
    74,
    text,
  )
  sheet.putLines(sheet.wrap(message, text, width).slice(0, MOST_LINES), LEFT_MARGIN, below + 2, text)

  const right = 134
  const side = 34
  sheet.fill(right - 4, 40, side + 8, side + 8, '#ffffff')
  sheet.code(shopUrl, right, 44, side)
  sheet.put(translate('voucher.code'), right, 92, { size: 9, colour: muted })
  sheet.put(code, right, 98, { cut: 'strong', size: 12, colour: ink })
  if (until) sheet.put(translate('voucher.until', { date: until }), right, 105, { size: 9, colour: muted })
  const how = translate('voucher.how', { shop: brand.name, host: new URL(shopUrl).host })
  sheet.putLines(sheet.wrap(how, { size: 8 }, SIZE.width - 2 * LEFT_MARGIN).slice(0, 2), LEFT_MARGIN, 127, {
    ...{ size: 8, leading: 3.8, colour: muted },
  })
  return sheet.finish()
}
