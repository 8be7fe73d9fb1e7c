import type { MailMessage } from '@passepartout/db'
import type { Channel, Shop, Translate } from '@passepartout/domain'

/** What stands in a mail, from top to bottom. */
export interface Letter {
  subject: string
  title: string
  greeting?: string
  paragraphs: readonly string[]
  facts?: readonly { name: string; value: string }[]
  /** Somebody else's words, shown as they were written. */
  quote?: string
  button?: { text: string; url: string }
  /** In small print. */
  notes: readonly string[]
  link?: { text: string; url: string }
}

interface Look {
  name: string
  ground: string
  ink: string
  muted: string
  line: string
  accent: string
  round: number
  face: string
}

/** The channels' tokens as mail programs understand them: written out, with faces that every device has. */
const LOOKS: Record<Channel, Look> = {
  passepartout: {
    name: 'Passepartout',
    ground: '#faf9f6',
    ink: '#191817',
    muted: '#5e5a55',
    line: '#e4e0d9',
    accent: '#1f3ac9',
    round: 2,
    face: "'Helvetica Neue', Helvetica, Arial, sans-serif",
  },
  kartenliebe: {
    name: 'kartenliebe',
    ground: '#fffaf5',
    ink: '#20302b',
    muted: '#5c6660',
    line: '#eadfd5',
    accent: '#1e5b4a',
    round: 26,
    face: "Georgia, 'Times New Roman', serif",
  },
}

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif"

export const shopName = ({ channel }: Pick<Shop, 'channel'>): string => LOOKS[channel].name

/** A letter as a mail's two bodies. Nothing in it is fetched from anywhere, so that opening it tells nobody. */
export function drawLetter(
  letter: Letter,
  shop: Pick<Shop, 'channel' | 'locale'>,
  translate: Translate,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const signed = { bye: translate('letter.bye'), name: shopName(shop) }
  // A subject is one line; whatever would begin another is a space.
  const subject = letter.subject.replace(/[\p{Cc}\s]+/gu, ' ')
  return { subject, text: plain(letter, signed), html: page(letter, signed, shop) }
}

interface Signed {
  bye: string
  name: string
}

function plain({ title, greeting, paragraphs, facts, quote, button, notes, link }: Letter, signed: Signed) {
  const parts = [
    greeting ?? title,
    ...paragraphs,
    facts?.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    quote,
    button && `${button.text}:\n${button.url}`,
    `${signed.bye}\n${signed.name}`,
    ['-- ', ...notes, ...(link ? [`${link.text}: ${link.url}`] : [])].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function page(letter: Letter, signed: Signed, { channel, locale }: Pick<Shop, 'channel' | 'locale'>): string {
  const look = LOOKS[channel]
  const { title, greeting, paragraphs, facts, quote, button, notes, link } = letter
  const small = `margin:0 0 8px;font:14px/1.5 ${SANS};color:${look.muted}`
  const line = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  const rows = facts?.map(
    ({ name, value }) =>
      `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:${look.muted}">${escaped(name)}</th><td style="padding:6px 0;vertical-align:top">${escaped(value)}</td></tr>`,
  )
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(letter.subject)}</title></head>`,
    `<body style="margin:0;background:${look.ground}">`,
    `<div style="max-width:560px;margin:0 auto;padding:32px 20px;font:16px/1.5 ${SANS};color:${look.ink}">`,
    `<p style="margin:0 0 24px;font:600 22px/1.2 ${look.face}">${escaped(look.name)}</p>`,
    `<div style="padding:28px;border:1px solid ${look.line};border-radius:6px;background:#fff">`,
    `<h1 style="margin:0 0 16px;font:600 26px/1.2 ${look.face}">${escaped(title)}</h1>`,
    greeting ? line(greeting) : '',
    ...paragraphs.map(line),
    rows
      ? `<table style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`
      : '',
    quote
      ? `<div style="margin:0 0 16px;padding:16px;background:${look.ground};white-space:pre-wrap;overflow-wrap:anywhere">${escaped(quote)}</div>`
      : '',
    button
      ? `<p style="margin:8px 0 24px"><a href="${escaped(button.url)}" style="display:inline-block;padding:14px 26px;border-radius:${look.round}px;background:${look.accent};color:#fff;font-weight:600;text-decoration:none">${escaped(button.text)}</a></p>`
      : '',
    `<p style="margin:0">${escaped(signed.bye)}<br>${escaped(signed.name)}</p></div><div style="padding:20px 4px 0">`,
    ...notes.map(note => `<p style="${small}">${escaped(note)}</p>`),
    link
      ? `<p style="${small}"><a href="${escaped(link.url)}" style="color:${look.muted}">${escaped(link.text)}</a></p>`
      : '',
    '</div></div></body></html>',
  ].join('')
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => ESCAPES[sign] ?? sign)
