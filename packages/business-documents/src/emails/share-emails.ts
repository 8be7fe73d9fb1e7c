import type { EmailMessage } from '@passepartout/db'
import { joinWithNoBreakSpaces, type Locale, type Translate } from '@passepartout/domain'
import { BRANDS } from '../brand.ts'
import { shareLetterTranslator } from '../messages/translators.ts'
import { addressEmail, type EmailDraft } from './address-email.ts'
import { type EmailBlock, toSingleLine } from './email-content.ts'
import type { CustomerEmailContext } from './order-email-types.ts'

interface Unsubscribable {
  /** Page with the button that stops these emails. */
  stopUrl: string
}

/** Asks to confirm an address that a visitor typed; contains nothing of the visitor or the design. */
interface ShareConfirmation extends CustomerEmailContext, Unsubscribable {
  url: string
  /** Validity of the button. */
  days: number
}

/** Name of a page: a message under `page.`, with its values. */
interface SharePageLabel {
  key: string
  params: Record<string, string | number>
}

/** New comments, replies and approvals of a shared design since the last email. */
interface ShareNews extends CustomerEmailContext, Unsubscribable {
  /** Of the design; may be empty. */
  title: string
  /** `page` is its name, where there are several. */
  comments: readonly {
    number: number
    author: string
    text: string
    page: SharePageLabel | null
  }[]
  answers: readonly { number: number; author: string; text: string }[]
  approvals: readonly { by: string; at: Date; isCurrent: boolean }[]
  /** Opens the design with its comments. */
  url: string
  /** One-click unsubscribe address of mail programs (RFC 8058). */
  stopAtOnceUrl: string
}

/** Most comments quoted in one email; the design shows all. */
const MOST_QUOTED = 10
const LONGEST_TITLE = 60

export function renderShareConfirmation(data: ShareConfirmation): EmailMessage {
  const { shop, url, days } = data
  const translate = shareLetterTranslator(shop.locale, shop.channel)
  const name = BRANDS[shop.channel].name
  return addressEmail(data, {
    subject: translate('share-question.subject', { shop: name }),
    title: translate('share-question.title'),
    blocks: [
      { kind: 'text', text: translate('share-question.text', { shop: name }) },
      { kind: 'button', text: translate('share-question.button'), url },
      { kind: 'small', text: translate('share-question.days', { count: days }) },
      { kind: 'text', text: translate('share-question.unasked') },
    ],
    links: [unsubscribeLink(data, translate)],
  })
}

/** Guests' texts are quoted unchanged in the body, never in the subject. */
export function renderShareNews(data: ShareNews): EmailMessage {
  const { shop, url, stopAtOnceUrl, approvals, comments, answers } = data
  const translate = shareLetterTranslator(shop.locale, shop.channel)
  const title = shortened(toSingleLine(plain(data.title)))
  const count = approvals.length + comments.length + answers.length
  const quoted = [
    ...comments.map(comment => quote('share-news.comment', comment, comment.page, translate)),
    ...answers.map(answer => quote('share-news.answer', answer, null, translate)),
  ]
  const more = quoted.length - MOST_QUOTED
  const mail = addressEmail(data, {
    subject: translate('share-news.subject', { count }),
    title: title || translate('share-news.title'),
    blocks: [
      { kind: 'text', text: translate('share-news.text', { count }) },
      ...approvals.map(approval => approved(approval, shop.locale, translate)),
      ...quoted.slice(0, MOST_QUOTED).flat(),
      ...(more > 0 ? [{ kind: 'text' as const, text: translate('share-news.more', { count: more }) }] : []),
      { kind: 'button', text: translate('share-news.button'), url },
      { kind: 'small', text: translate('share-news.where') },
    ],
    links: [unsubscribeLink(data, translate)],
  } satisfies EmailDraft)
  return {
    ...mail,
    headers: {
      ...mail.headers,
      'List-Unsubscribe': `<${stopAtOnceUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function quote(
  key: string,
  comment: { number: number; author: string; text: string },
  page: SharePageLabel | null,
  translate: Translate,
): EmailBlock[] {
  const head = translate(key, { number: comment.number, name: nameOf(comment.author) })
  const where = page ? `, ${translate(`page.${page.key}`, page.params)}` : ''
  return [
    { kind: 'text', text: head + where },
    { kind: 'quote', text: plain(comment.text) },
  ]
}

const approved = (
  { by, at, isCurrent }: ShareNews['approvals'][number],
  locale: Locale,
  translate: Translate,
): EmailBlock => ({
  kind: 'text',
  text: translate(isCurrent ? 'share-news.approved' : 'share-news.stale', {
    name: nameOf(by),
    date: joinWithNoBreakSpaces(
      locale,
      new Intl.DateTimeFormat(locale, {
        ...{ dateStyle: 'long', timeStyle: 'short' },
        timeZone: 'Europe/Berlin',
      }).format(at),
    ),
  }),
})

const unsubscribeLink = ({ stopUrl }: Unsubscribable, translate: Translate) => ({
  text: translate('share-mail.stop'),
  url: stopUrl,
})

/** Strips invisible characters, such as those that change the writing direction. */
const plain = (text: string): string => text.replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu, '')

const nameOf = (typed: string): string => toSingleLine(plain(typed))

const shortened = (title: string): string =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title

/** Both emails with sample data, for previews. */
export function sampleShareEmails(base: CustomerEmailContext): Record<string, EmailMessage> {
  const stopUrl = 'https://shop.example/stop?token=token'
  return {
    'share-question': renderShareConfirmation({
      ...base,
      stopUrl,
      url: 'https://shop.example/confirm',
      days: 7,
    }),
    'share-news': renderShareNews({
      ...{ ...base, stopUrl, stopAtOnceUrl: stopUrl, url: 'https://shop.example/design#share' },
      title: 'Lena & Jonas',
      comments: [
        {
          ...{ number: 1, author: 'Oma Ilse', page: { key: 'front', params: {} } },
          text: 'Line one & <two>\n\nLine three',
        },
        { number: 3, author: 'Tom', text: 'x'.repeat(300), page: { key: 'inside-left', params: {} } },
      ],
      answers: [{ number: 2, author: 'Ida', text: '11:30' }],
      approvals: [{ by: 'Oma Ilse', at: new Date('2026-11-23T13:32:00Z'), isCurrent: true }],
    }),
  }
}
