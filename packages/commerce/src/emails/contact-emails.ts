import type { CustomerEmailContext } from '@passepartout/business-documents'
import type { EmailMessage } from '@passepartout/db'
import type { Shop } from '@passepartout/domain'
import { emailTranslator } from '../messages/index.ts'
import type { EmailPorts } from './email-ports.ts'
import { renderInternalEmail, renderShortEmail, shopName } from './short-email.ts'

/** The contact for messages on a topic. */
export interface ContactPoint {
  topic: string
  /** A person or a team. */
  name: string
  email: string
  hours?: string | undefined
}

interface Context extends Pick<EmailPorts, 'mailSender'> {
  shop: Shop
}

export interface Mail {
  kind: string
  message: EmailMessage
}

interface ContactContent {
  name: string
  email: string
  orderNumber: string | null
  message: string
}

/** Email to the topic's contact; a reply goes to the sender of the form. */
export function contactEmail(
  { shop, mailSender }: Context,
  point: ContactPoint,
  written: ContactContent,
): Mail {
  const translate = emailTranslator(shop.locale, shop.channel)
  const { name, email, orderNumber, message } = written
  const letter = renderInternalEmail(
    {
      subject: translate('contact.subject', { topic: point.topic, name }),
      title: translate('contact.title', { topic: point.topic }),
      paragraphs: [translate('contact.intro', { name })],
      facts: [
        { name: translate('contact.name'), value: name },
        { name: translate('contact.email'), value: email },
        ...(orderNumber ? [{ name: translate('contact.order'), value: orderNumber }] : []),
        { name: translate('contact.shop'), value: `${shopName(shop)}, ${shop.locale}` },
      ],
      quote: message,
    },
    shop,
    translate,
  )
  return {
    kind: 'contact',
    message: { from: mailSender(shop), to: point.email, replyTo: { name, address: email }, ...letter },
  }
}

/**
 * Confirmation to the sender of the form. It contains none of their input, not even the name: the address may belong to
 * another person, and the shop must not relay texts to it.
 */
export function contactReceiptEmail(to: CustomerEmailContext, point: ContactPoint): Mail {
  const { shop } = to
  const translate = emailTranslator(shop.locale, shop.channel)
  const { name: team, hours, email: address } = point
  const letter = renderShortEmail(
    to,
    {
      subject: translate('receipt.subject'),
      title: translate('receipt.title'),
      paragraphs: [
        translate('receipt.text', { team }),
        ...(hours ? [translate('receipt.hours', { hours })] : []),
      ],
      notes: [translate('letter.footer', { shop: shopName(shop) }), translate('letter.unasked')],
    },
    translate,
  )
  return { kind: 'contact-receipt', message: { ...letter, replyTo: { name: team, address } } }
}
