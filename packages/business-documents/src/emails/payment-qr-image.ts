import type { Order } from '@passepartout/contracts'
import type { EmailAttachment } from '@passepartout/db'
import type { Seller, Shop } from '@passepartout/domain'
import sharp from 'sharp'

/** Pixels; displayed at a third of the size, so that it is sharp on every screen. */
const SIDE = 420
const CID = 'payment-code'

interface PaymentQrInput {
  order: Order
  seller: Seller
  shop: Pick<Shop, 'channel' | 'locale'>
  /** File name without its extension. */
  name: string
}

/**
 * Attachments of a due transfer: its QR code as an image, in Switzerland also the payment part for paying by paper.
 * Empty where banks have no code.
 */
export async function paymentQrImage({
  order,
  seller,
  shop,
  name,
}: PaymentQrInput): Promise<EmailAttachment[]> {
  const { slip } = order.payment
  if (!slip?.svg) return []
  const { recipient: holder, iban, reference, amount } = slip
  const transfer = { seller, holder, iban, reference, amount: amount.amount, payer: order.invoice }
  const swiss = slip.kind === 'swiss-qr' ? { ...transfer, message: order.orderNumber } : undefined
  // Loads the PDF library, which emails of other countries do not need.
  const bill = swiss && (await import('../documents/swiss-bill.ts'))
  const picture = await sharp(Buffer.from(bill ? bill.swissCode(swiss) : slip.svg), { density: 300 })
    .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 4 })
    .toBuffer()
  const files: EmailAttachment[] = [
    {
      filename: `${name}.png`,
      contentType: 'image/png',
      cid: CID,
      content: { base64: picture.toString('base64') },
    },
  ]
  if (!bill) return files
  const pdf = await bill.swissBillPdf(swiss, { ...shop, createdAt: new Date(order.placedAt.at) })
  const base64 = Buffer.from(pdf).toString('base64')
  return [...files, { filename: `${name}.pdf`, contentType: 'application/pdf', content: { base64 } }]
}

/** Displayed at a third of its pixels. */
export const QR_IMAGE_SIZE = { cid: CID, width: SIDE / 3 }
