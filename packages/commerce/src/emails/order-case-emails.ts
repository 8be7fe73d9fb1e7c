import type { CustomerEmailContext } from '@passepartout/business-documents'
import type { OrderRow } from '@passepartout/db'
import { emailTranslator } from '../messages/index.ts'
import type { Mail } from './contact-emails.ts'
import { renderShortEmail, shopName } from './short-email.ts'

/** Confirms to the customer that a complaint about these lines was received. */
export function complaintReceivedEmail(
  to: CustomerEmailContext,
  { number }: Pick<OrderRow, 'number'>,
  lines: readonly string[],
): Mail {
  const translate = emailTranslator(to.shop.locale, to.shop.channel)
  const message = renderShortEmail(
    to,
    {
      subject: translate('complaint.subject', { order: number }),
      title: translate('complaint.title'),
      paragraphs: [translate('complaint.text')],
      facts: [
        { name: translate('complaint.order'), value: number },
        { name: translate('complaint.lines'), value: lines.join(', ') },
      ],
    },
    translate,
  )
  return { kind: 'complaint-receipt', message }
}

interface WithdrawalContent {
  name: string
  orderNumber: string
  text: string
  lines: readonly string[]
  reference: string
  receivedAt: string
  /** Order number and email address match an order. */
  isKnown: boolean
}

/**
 * Confirms the receipt of a withdrawal with its content and time (Directive (EU) 2023/2673, article 11a). The text is
 * repeated only to the address of an order, so that the shop relays no text to other addresses.
 */
export function withdrawalReceivedEmail(
  to: CustomerEmailContext,
  { name, orderNumber, text, lines, reference, receivedAt, isKnown }: WithdrawalContent,
): Mail {
  const { shop } = to
  const translate = emailTranslator(shop.locale, shop.channel)
  const number = orderNumber.toUpperCase()
  const whole = translate('withdrawal.whole')
  const message = renderShortEmail(
    to,
    {
      subject: translate('withdrawal.subject'),
      title: translate('withdrawal.title'),
      paragraphs: [translate('withdrawal.text', { at: receivedAt }), translate('withdrawal.next')],
      facts: [
        { name: translate('withdrawal.reference'), value: reference },
        ...(isKnown || LIKE_A_NUMBER.test(number)
          ? [{ name: translate('withdrawal.order'), value: number }]
          : []),
        { name: translate('withdrawal.lines'), value: lines.join(', ') || whole },
        ...(isKnown ? [{ name: translate('withdrawal.name'), value: name }] : []),
      ],
      ...(isKnown && text ? { quote: text } : {}),
      notes: [translate('letter.footer', { shop: shopName(shop) }), translate('withdrawal.unasked')],
    },
    translate,
  )
  return { kind: 'withdrawal-receipt', message }
}

/** Warns the owner of an abandoned cart that its photos will be deleted, and how to retain them. */
export function cartPhotosExpiryEmail(
  to: CustomerEmailContext,
  { days, cart }: { days: number; cart: string },
): Mail {
  const { shop } = to
  const translate = emailTranslator(shop.locale, shop.channel)
  const message = renderShortEmail(
    to,
    {
      subject: translate('cart-photos.subject'),
      title: translate('cart-photos.title'),
      paragraphs: [translate('cart-photos.text', { days })],
      button: { text: translate('cart-photos.button'), url: cart },
      notes: [translate('letter.footer', { shop: shopName(shop) })],
    },
    translate,
  )
  return { kind: 'cart-photos', message }
}

/** Anything else could be any text and is not repeated. */
const LIKE_A_NUMBER = /^[A-Z]{2}(?:[ -]?[A-Z0-9]{4}){2}$/
