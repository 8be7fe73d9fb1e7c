import type { MailMessage } from '@passepartout/db'
import type { Shop } from '@passepartout/domain'
import type { ToCustomer } from '@passepartout/paper'
import { contactLetter, receiptLetter } from './contact-letters.ts'
import { newsletterLetter } from './newsletter-letter.ts'
import { cartPhotosLetter, complaintLetter, withdrawalLetter } from './order-letters.ts'

/** The short mails of a shop, filled in, to be looked at while they are written. */
export function sampleLetters(shop: Shop, to: ToCustomer): Record<string, MailMessage> {
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
    contactLetter({ shop, mailSender: () => to.sender }, point, written),
    receiptLetter(to, point),
    newsletterLetter(to, links),
    withdrawalLetter(to, {
      name: written.name,
      orderNumber: 'PP-7K4M-2Q9X',
      text: written.message,
      lines: ['Leinwand'],
      reference: 'W-1A2B3C4D',
      receivedAt: '23. November 2026, 14:47:12',
      isKnown: true,
    }),
    complaintLetter(to, { number: 'PP-7K4M-2Q9X' }, ['Leinwand']),
    cartPhotosLetter(to, { days: 7, cart: 'https://shop.example/cart' }),
  ]
  return Object.fromEntries(mails.map(({ kind, message }) => [kind, message]))
}
