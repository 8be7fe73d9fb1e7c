import type { Channel, Locale } from '@passepartout/domain'
import { documentTranslator } from '../messages/translators.ts'
import { loadScripts } from './document-fonts.ts'
import { createPdfSheet } from './pdf-sheet.ts'

/** A label of a parcel. */
export interface AddressLabel {
  to: readonly string[]
  /** Such as "Standard, DHL"; empty where the lab chooses. */
  service: string
  /** From 1, and the number of parcels. */
  parcel: number
  count: number
  /** Null where the weight is unknown. */
  grams: number | null
  /** What a scanner reads. */
  code: string
}

interface AddressLabels {
  channel: Channel
  locale: Locale
  orderNumber: string
  /** Who sends the parcels, line by line. */
  from: readonly string[]
  labels: readonly AddressLabel[]
  createdAt: Date
}

/** Millimetres: 4 × 6 inches, the roll of every label printer. */
const SIZE = { width: 101.6, height: 152.4 }
const EDGE = 7
const BLACK = '#000000'
/** More lines do not fit above the code. */
const MOST_LINES = 8

/**
 * Address labels of an order as one PDF, a page each, in black for thermal printers. They are no postage: the carrier's
 * label goes beside or over them.
 */
export async function drawAddressLabels(order: AddressLabels): Promise<Uint8Array> {
  await loadScripts(JSON.stringify(order))
  const { channel, locale, orderNumber, from, labels, createdAt } = order
  const translate = documentTranslator(locale, channel)
  const sheet = createPdfSheet({ channel, locale, title: orderNumber, createdAt, size: SIZE })
  const width = SIZE.width - 2 * EDGE
  for (const [index, { to, service, parcel, count, grams, code }] of labels.entries()) {
    if (index > 0) sheet.addPage()
    const small = { size: 7.5, leading: 3.6, colour: BLACK }
    const below = sheet.putLines(sheet.wrap(from.join(' · '), small, width).slice(0, 3), EDGE, 11, small)
    sheet.rule(EDGE, below, width, BLACK, 0.3)
    const address = { cut: 'strong' as const, size: 16, leading: 7.4, colour: BLACK }
    const lines = to.flatMap(line => sheet.wrap(line, address, width)).slice(0, MOST_LINES)
    sheet.putLines(lines, EDGE, below + 12, address)
    const side = 26
    const top = SIZE.height - EDGE - side
    sheet.rule(EDGE, top - 5, width, BLACK, 0.3)
    sheet.code(code, SIZE.width - EDGE - side, top, side)
    const fact = { size: 10, leading: 5.4, colour: BLACK }
    const weight =
      grams === null ? '' : `${(grams / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} kg`
    sheet.put(orderNumber, EDGE, top + 4.5, { ...fact, cut: 'strong', size: 12 })
    const facts = [translate('delivery.parcel', { number: parcel, count }), weight, service].filter(Boolean)
    sheet.putLines(
      facts.flatMap(text => sheet.wrap(text, fact, width - side - 5)).slice(0, 4),
      ...([EDGE, top + 10.5, fact] as const),
    )
  }
  return sheet.finish()
}
