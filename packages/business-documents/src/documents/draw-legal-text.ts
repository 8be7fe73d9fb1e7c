import type { Channel, Locale } from '@passepartout/domain'
import { numericDate } from '../address-lines.ts'
import { BRANDS } from '../brand.ts'
import { documentTranslator } from '../messages/translators.ts'
import { createPdfSheet } from './pdf-sheet.ts'

/** A legal text as plain text, as a shop showed it. */
export interface LegalText {
  name: string
  version: string
  publishedAt: string | null
  title: string
  blocks: readonly { kind: 'heading' | 'text' | 'item'; text: string }[]
}

const A4 = { width: 210, height: 297 }
const LETTER = { width: 215.9, height: 279.4 }
const LEFT_MARGIN = 25
const TEXT = { size: 10, leading: 5 }
const HEADING = { size: 12.5, leading: 6, cut: 'display' as const }
const ITEM_INDENT = 5

/**
 * A legal text as a document with its version: the terms of an order, for the customer to keep. The same text gives the
 * same bytes.
 */
export function drawLegalText(
  { title, version, publishedAt, blocks }: LegalText,
  { channel, locale }: { channel: Channel; locale: Locale },
): Promise<Uint8Array> {
  const brand = BRANDS[channel]
  const translate = documentTranslator(locale, channel)
  const day = (publishedAt ?? '1970-01-01').slice(0, 10)
  const size = locale === 'en-US' ? LETTER : A4
  const createdAt = new Date(`${day}T00:00:00Z`)
  const sheet = createPdfSheet({ channel, locale, title: title.replace(/[<>&]/g, ' '), createdAt, size })
  const width = size.width - 2 * LEFT_MARGIN
  const end = size.height - 28
  let y = 52

  sheet.mark(LEFT_MARGIN, 15, 7.6)
  sheet.put(brand.name, LEFT_MARGIN + 10, 20.8, { cut: 'display', size: 16 })
  y = sheet.putLines(sheet.wrap(title, { size: 20, cut: 'display' }, width), LEFT_MARGIN, y, {
    ...{ size: 20, cut: 'display', leading: 9 },
  })
  for (const { kind, text } of blocks) {
    const style = kind === 'heading' ? HEADING : TEXT
    const left = kind === 'item' ? LEFT_MARGIN + ITEM_INDENT : LEFT_MARGIN
    const lines = sheet.wrap(text, style, width - (left - LEFT_MARGIN))
    if (kind === 'heading') y += 3
    // A heading stays on the page of its text.
    const needed = kind === 'heading' ? lines.length * style.leading + 3 * TEXT.leading : 0
    for (const [index, line] of lines.entries()) {
      if (y + (index === 0 ? needed : 0) > end) {
        sheet.addPage()
        y = 25
      }
      if (kind === 'item' && index === 0) sheet.put('–', LEFT_MARGIN, y, style)
      sheet.put(line, left, y, style)
      y += style.leading
    }
    y += kind === 'item' ? 1 : 2.5
  }

  const note = translate('legal.version', {
    ...{ version: version.split(' ').at(-1) ?? '', date: numericDate(day, locale), shop: brand.name },
  })
  const small = { size: 7.5, colour: brand.muted }
  const pages = sheet.pages()
  for (let index = 0; index < pages; index++) {
    sheet.onPage(index)
    sheet.rule(LEFT_MARGIN, size.height - 19, width)
    sheet.put(note, LEFT_MARGIN, size.height - 14, small)
    const page = translate('invoice.page', { page: index + 1, pages })
    sheet.put(page, size.width - LEFT_MARGIN, size.height - 14, { ...small, align: 'right' })
  }
  return sheet.finish()
}
