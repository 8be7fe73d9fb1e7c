import type { CheckoutAddress } from '@passepartout/contracts'
import {
  type Channel,
  isQrIban,
  type Language,
  type Locale,
  localeFacts,
  type Seller,
} from '@passepartout/domain'
import { SwissQRBill } from 'swissqrbill/pdf'
import { SwissQRCode } from 'swissqrbill/svg'
import { isoCountryOf } from '../address-lines.ts'
import { swissBillFonts } from './document-fonts.ts'
import { createPdfSheet, type PdfSheet } from './pdf-sheet.ts'

/** Languages of the standard; readers of others get English. */
const LANGUAGES: Partial<Record<Language, 'DE' | 'FR' | 'IT'>> = { de: 'DE', fr: 'FR', it: 'IT' }
/** One of the four fonts of the standard; ours is metrically compatible, by the same foundry. */
const FACE = 'Liberation Sans'

export interface SwissTransfer {
  seller: Seller
  /** Account holder, as the bank knows it. */
  holder: string
  iban: string
  reference: string
  /** Rappen. */
  amount: number
  payer: CheckoutAddress
  /** Free text beside the reference: the number of order or invoice. */
  message: string
}

function billOf({ seller, holder, iban, reference, amount, payer, message }: SwissTransfer) {
  const { firstName, lastName, company, street, postalCode, city, country } = payer
  return {
    currency: 'CHF' as const,
    amount: amount / 100,
    reference,
    ...(isQrIban(iban) ? {} : { message }),
    creditor: {
      account: iban,
      name: holder,
      address: seller.street,
      buildingNumber: seller.houseNumber,
      zip: seller.postalCode,
      city: seller.city,
      country: seller.country,
    },
    // Buyers of digital goods give no street: banks accept a bill without a payer, but not with an incomplete one.
    ...(street && postalCode && city
      ? {
          debtor: {
            name: plainLatin(company || `${firstName} ${lastName}`, 70),
            address: plainLatin(street, 70),
            zip: plainLatin(postalCode, 16),
            city: plainLatin(city, 35),
            country: isoCountryOf(country),
          },
        }
      : {}),
  }
}

/**
 * Receipt and payment part at the foot of the page (Swiss Implementation Guidelines QR-bill).
 *
 * @throws ValidationError for an account or reference that no Swiss bank would accept
 */
export function drawSwissBill(sheet: PdfSheet, transfer: SwissTransfer, locale: Locale): void {
  const faces = swissBillFonts()
  sheet.pdf.registerFont(FACE, faces.text).registerFont(`${FACE}-Bold`, faces.strong)
  const language = LANGUAGES[localeFacts(locale).language] ?? 'EN'
  // The library adds a page unless the cursor leaves room for the payment part, which is at the foot anyway.
  sheet.pdf.y = 0
  new SwissQRBill(billOf(transfer), { language, fontName: FACE }).attachTo(sheet.pdf)
}

/** The payment part alone, for printing or the post office's counter. */
export function swissBillPdf(
  transfer: SwissTransfer,
  { channel, locale, createdAt }: { channel: Channel; locale: Locale; createdAt: Date },
): Promise<Uint8Array> {
  const size = { width: 210, height: 105 }
  const sheet = createPdfSheet({ channel, locale, title: transfer.message, createdAt, size })
  drawSwissBill(sheet, transfer, locale)
  return sheet.finish()
}

/** The QR code alone, with its cross, as SVG. */
export const swissCode = (transfer: SwissTransfer): string => new SwissQRCode(billOf(transfer)).toString()

/** The characters of the standard; others lose their diacritics or become a full stop. */
const plainLatin = (text: string, most: number): string =>
  [...text.normalize('NFC')]
    .map(letter => (ALLOWED.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .map(letter => (ALLOWED.test(letter) ? letter : '.'))
    .join('')
    .trim()
    .slice(0, most) || '.'

const ALLOWED = /^[ -~\u00a1-\u00ac\u00ae-\u017fȘșȚț€]$/
