import type { CustomerEmailContext } from '@passepartout/business-documents'
import type { EmailMessage } from '@passepartout/db'
import type { Shop } from '@passepartout/domain'
import { contactEmail, contactReceiptEmail } from './contact-emails.ts'
import { newsletterConfirmationEmail } from './newsletter-confirmation-email.ts'
import {
  cartPhotosExpiryEmail,
  complaintReceivedEmail,
  withdrawalReceivedEmail,
} from './order-case-emails.ts'

/** The short emails of a shop with sample data, for previews during development. */
export function sampleEmails(shop: Shop, to: CustomerEmailContext): Record<string, EmailMessage> {
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
    contactEmail({ shop, mailSender: () => to.sender }, point, written),
    contactReceiptEmail(to, point),
    newsletterConfirmationEmail(to, links),
    withdrawalReceivedEmail(to, {
      name: written.name,
      orderNumber: 'PP-7K4M-2Q9X',
      text: written.message,
      lines: ['Leinwand'],
      reference: 'W-1A2B3C4D',
      receivedAt: '23. November 2026, 14:47:12',
      isKnown: true,
    }),
    complaintReceivedEmail(to, { number: 'PP-7K4M-2Q9X' }, ['Leinwand']),
    cartPhotosExpiryEmail(to, { days: 7, cart: 'https://shop.example/cart' }),
  ]
  return Object.fromEntries(mails.map(({ kind, message }) => [kind, message]))
}
