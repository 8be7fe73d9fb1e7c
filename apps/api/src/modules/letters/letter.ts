import type { MailMessage } from '@passepartout/db'
import type { Shop, Translate } from '@passepartout/domain'
import { type Block, BRANDS, drawLetter as drawBlocks } from '@passepartout/paper'

/** What stands in a short mail, from top to bottom. */
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

export const shopName = ({ channel }: Pick<Shop, 'channel'>): string => BRANDS[channel].name

/** A short mail as the shop draws all of its mails, signed by the shop. */
export function drawLetter(
  { subject, title, greeting, paragraphs, facts, quote, button, notes, link }: Letter,
  shop: Pick<Shop, 'channel' | 'locale'>,
  translate: Translate,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const blocks: Block[] = [
    ...[...(greeting ? [greeting] : []), ...paragraphs].map(text => ({ kind: 'text' as const, text })),
    ...(facts ? [{ kind: 'facts' as const, facts }] : []),
    ...(quote ? [{ kind: 'quote' as const, text: quote }] : []),
    ...(button ? [{ kind: 'button' as const, ...button }] : []),
    { kind: 'text', text: `${translate('letter.bye')}\n${shopName(shop)}` },
  ]
  const foot = { notes: notes.map(text => ({ text })), links: link ? [link] : [] }
  return drawBlocks({ subject, title, blocks, foot }, shop)
}
