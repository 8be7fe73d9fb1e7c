import type { EmailMessage } from '@passepartout/db'
import type { GuestBookKind } from '@passepartout/domain'
import { guestBookTranslator } from '../messages/translators.ts'
import { addressEmail } from './address-email.ts'
import { toSingleLine } from './email-content.ts'
import type { CustomerEmailContext } from './order-email-types.ts'

/** New entries in a guest or condolence book, for its owner. */
interface GuestBookNews extends CustomerEmailContext {
  kind: GuestBookKind
  title: string
  /** Entries pending the owner's decision. */
  waiting: number
  /** The owner's view of the book. */
  url: string
}

/** Quotes no guests: their entries are only on the page. */
export function renderGuestBookNews(data: GuestBookNews): EmailMessage {
  const { shop, kind, title, waiting, url } = data
  const translate = guestBookTranslator(shop.locale, shop.channel)
  const words = { count: waiting, title: toSingleLine(title) }
  return addressEmail(data, {
    subject: translate(`guest-book-news.subject-${kind}`, words),
    title: translate(`guest-book-news.title-${kind}`),
    blocks: [
      { kind: 'text', text: translate(`guest-book-news.text-${kind}`, words) },
      { kind: 'button', text: translate('guest-book-news.button'), url },
      { kind: 'small', text: translate('guest-book-news.pace') },
    ],
  })
}

/** Both mails, filled in, to be looked at while they are written. */
export function sampleGuestBookEmails(base: CustomerEmailContext): Record<string, EmailMessage> {
  const url = 'https://shop.example/order/sample-token/guest-book'
  return {
    'guest-book-news': renderGuestBookNews({
      ...base,
      url,
      kind: 'guest',
      title: 'Lena & Jonas',
      waiting: 3,
    }),
    'guest-book-news-condolence': renderGuestBookNews({
      ...{ ...base, url, kind: 'condolence', title: 'Ilse Sommer', waiting: 1 },
    }),
  }
}
