import type { CallContext } from '../../http/call-context.ts'
import { letterTranslator } from '../../messages/letters/letters.ts'
import type { Mail } from './contact-letters.ts'
import { drawLetter, shopName } from './letter.ts'
import { CONFIRM_WITHIN_MS } from './remove-old-letters.ts'

/** Asks whether it was really the reader who wants the newsletter. */
export function newsletterLetter(
  { shop, mailSender }: Pick<CallContext, 'shop' | 'mailSender'>,
  email: string,
  links: { confirm: string; leave: string; leaveAtOnce: string },
): Mail {
  const translate = letterTranslator(shop.locale, shop.channel)
  const name = shopName(shop)
  const letter = drawLetter(
    {
      subject: translate('newsletter.subject'),
      title: translate('newsletter.title'),
      greeting: translate('letter.hello-all'),
      paragraphs: [translate('newsletter.text', { shop: name, days: CONFIRM_WITHIN_MS / 86_400_000 })],
      button: { text: translate('newsletter.button'), url: links.confirm },
      notes: [translate('letter.footer', { shop: name }), translate('letter.unasked')],
      link: { text: translate('newsletter.leave'), url: links.leave },
    },
    shop,
    translate,
  )
  return {
    kind: 'newsletter-confirm',
    message: {
      from: mailSender(shop),
      to: email,
      headers: {
        'List-Unsubscribe': `<${links.leaveAtOnce}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
      ...letter,
    },
  }
}
