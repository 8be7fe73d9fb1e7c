import type { CustomerEmailContext } from '@passepartout/business-documents'
import { emailTranslator } from '../messages/index.ts'
import type { Mail } from './contact-emails.ts'
import { NEWSLETTER_CONFIRMATION_MS } from './delete-old-contact-emails.ts'
import { renderShortEmail, shopName } from './short-email.ts'

/** Asks the owner of the address to confirm the subscription (double opt-in). */
export function newsletterConfirmationEmail(
  to: CustomerEmailContext,
  links: { confirm: string; leave: string; leaveAtOnce: string },
): Mail {
  const { shop } = to
  const translate = emailTranslator(shop.locale, shop.channel)
  const name = shopName(shop)
  const letter = renderShortEmail(
    to,
    {
      subject: translate('newsletter.subject'),
      title: translate('newsletter.title'),
      paragraphs: [
        translate('newsletter.text', { shop: name, days: NEWSLETTER_CONFIRMATION_MS / 86_400_000 }),
      ],
      button: { text: translate('newsletter.button'), url: links.confirm },
      notes: [translate('letter.footer', { shop: name }), translate('letter.unasked')],
      links: [{ text: translate('newsletter.leave'), url: links.leave }],
    },
    translate,
  )
  return {
    kind: 'newsletter-confirm',
    message: {
      ...letter,
      headers: {
        ...letter.headers,
        'List-Unsubscribe': `<${links.leaveAtOnce}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  }
}
