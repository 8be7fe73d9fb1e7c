import type { OrderRow } from '@passepartout/db'
import { shopFor } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { letterTranslator } from '../../messages/letters/letters.ts'
import type { Mail } from './contact-letters.ts'
import { drawLetter, shopName } from './letter.ts'

/** To the customer of an order: the complaint has come, about these lines. */
export function complaintLetter(
  { mailSender }: Pick<CallContext, 'mailSender'>,
  { channel, locale, email, number }: OrderRow,
  lines: readonly string[],
): Mail {
  const shop = shopFor(channel, locale)
  const translate = letterTranslator(locale, channel)
  const letter = drawLetter(
    {
      subject: translate('complaint.subject', { order: number }),
      title: translate('complaint.title'),
      paragraphs: [translate('complaint.text')],
      facts: [
        { name: translate('complaint.order'), value: number },
        { name: translate('complaint.lines'), value: lines.join(', ') },
      ],
      notes: [],
    },
    shop,
    translate,
  )
  return {
    kind: 'complaint-receipt',
    message: { from: mailSender(shop), to: email, headers: AUTOMATIC, ...letter },
  }
}

interface Withdrawn {
  name: string
  email: string
  orderNumber: string
  text: string
  lines: readonly string[]
  reference: string
  receivedAt: string
  /** Number and mail address belong to an order. */
  isKnown: boolean
}

/**
 * Confirms that a withdrawal has come, with what it says and when (Directive (EU) 2023/2673, article 11a). What was
 * written goes only to the address of an order: nobody shall send words of their own through this shop.
 */
export function withdrawalLetter(
  { shop, mailSender }: Pick<CallContext, 'shop' | 'mailSender'>,
  { name, email, orderNumber, text, lines, reference, receivedAt, isKnown }: Withdrawn,
): Mail {
  const translate = letterTranslator(shop.locale, shop.channel)
  const number = orderNumber.toUpperCase()
  const whole = translate('withdrawal.whole')
  const letter = drawLetter(
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
    shop,
    translate,
  )
  return {
    kind: 'withdrawal-receipt',
    message: { from: mailSender(shop), to: email, headers: AUTOMATIC, ...letter },
  }
}

/** To whoever left a cart with photos: they go soon, and how to keep them. */
export function cartPhotosLetter(
  { shop, mailSender }: Pick<CallContext, 'shop' | 'mailSender'>,
  email: string,
  { days, cart }: { days: number; cart: string },
): Mail {
  const translate = letterTranslator(shop.locale, shop.channel)
  const letter = drawLetter(
    {
      subject: translate('cart-photos.subject'),
      title: translate('cart-photos.title'),
      paragraphs: [translate('cart-photos.text', { days })],
      button: { text: translate('cart-photos.button'), url: cart },
      notes: [translate('letter.footer', { shop: shopName(shop) })],
    },
    shop,
    translate,
  )
  return {
    kind: 'cart-photos',
    message: { from: mailSender(shop), to: email, headers: AUTOMATIC, ...letter },
  }
}

/** What is none may be anything, also somebody's words. */
const LIKE_A_NUMBER = /^[A-Z]{2}(?:[ -]?[A-Z0-9]{4}){2}$/

// Holiday replies would answer an answer.
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied' }
