import type { MailMessage } from '@passepartout/db'
import type { Shop, Translate } from '@passepartout/domain'
import { addressed, type Block, BRANDS, drawLetter as drawBlocks, type ToCustomer } from '@passepartout/paper'

/** What stands in a short mail, from top to bottom. */
export interface Letter {
  subject: string
  title: string
  paragraphs: readonly string[]
  facts?: readonly { name: string; value: string }[]
  /** Somebody else's words, shown as they were written. */
  quote?: string
  button?: { text: string; url: string }
  /** In small print. */
  notes?: readonly string[]
  /** At the foot, before the links of every letter. */
  links?: readonly { text: string; url: string }[]
}

export const shopName = ({ channel }: Pick<Shop, 'channel'>): string => BRANDS[channel].name

/** A short mail to a customer, with who the seller is at its foot: business letters have to say it (GmbHG 35a). */
export function shortLetter(to: ToCustomer, letter: Letter, translate: Translate): MailMessage {
  const { subject, title, links = [] } = letter
  return addressed(to, { subject, title, links, blocks: blocksOf(letter, to.shop, translate) })
}

/** A short mail to the shop itself. */
export function drawLetter(
  letter: Letter,
  shop: Pick<Shop, 'channel' | 'locale'>,
  translate: Translate,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const { subject, title } = letter
  const foot = { notes: [], links: [] }
  return drawBlocks({ subject, title, blocks: blocksOf(letter, shop, translate), foot }, shop)
}

const blocksOf = (
  { paragraphs, facts, quote, button, notes = [] }: Letter,
  shop: Pick<Shop, 'channel'>,
  translate: Translate,
): Block[] => [
  ...paragraphs.map(text => ({ kind: 'text' as const, text })),
  ...(facts ? [{ kind: 'facts' as const, facts }] : []),
  ...(quote ? [{ kind: 'quote' as const, text: quote }] : []),
  ...(button ? [{ kind: 'button' as const, ...button }] : []),
  { kind: 'text', text: `${translate('letter.bye')}\n${shopName(shop)}` },
  ...notes.map(text => ({ kind: 'small' as const, text })),
]
