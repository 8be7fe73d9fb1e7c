import type { MailMessage } from '@passepartout/db'
import type { Shop } from '@passepartout/domain'
import { contactLetter, receiptLetter } from './contact-letters.ts'
import { newsletterLetter } from './newsletter-letter.ts'
import { withdrawalLetter } from './order-letters.ts'

/** Every mail of a shop, filled in, to be looked at while it is written. */
export function sampleLetters(shop: Shop): Record<string, MailMessage> {
  const context = {
    shop,
    mailSender: () => ({ name: shop.channel, address: 'post@shop.example' }),
  }
  const point = { topic: 'Order', name: 'Team', email: 'team@shop.example', hours: '9–18' }
  const written = {
    name: 'Mia Muster',
    email: 'mia@example.org',
    orderNumber: 'P-2026-0815',
    message: 'Line one & <two>\n\nLine three',
  }
  const links = {
    confirm: 'https://shop.example/confirm',
    leave: 'https://shop.example/leave',
    leaveAtOnce: 'https://shop.example/leave-at-once',
  }
  const mails = [
    contactLetter(context, point, written),
    receiptLetter(context, point, written),
    newsletterLetter(context, written.email, links),
    withdrawalLetter(context, {
      ...written,
      orderNumber: 'PP-7K4M-2Q9X',
      text: written.message,
      lines: ['Leinwand'],
      reference: 'W-1A2B3C4D',
      receivedAt: '23. November 2026, 14:47:12',
      isKnown: true,
    }),
  ]
  return Object.fromEntries(mails.map(({ kind, message }) => [kind, message]))
}
