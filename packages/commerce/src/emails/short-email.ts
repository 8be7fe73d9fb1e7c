import {
  addressEmail,
  BRANDS,
  type CustomerEmailContext,
  renderEmailHtml as drawBlocks,
  type EmailBlock,
} from '@passepartout/business-documents'
import type { EmailMessage } from '@passepartout/db'
import type { Shop, Translate } from '@passepartout/domain'

/** Contents of a short email from top to bottom. */
export interface ShortEmail {
  subject: string
  title: string
  paragraphs: readonly string[]
  facts?: readonly { name: string; value: string }[]
  /** A text by a customer, displayed unchanged. */
  quote?: string
  button?: { text: string; url: string }
  /** Displayed in small print. */
  notes?: readonly string[]
  /** Links of this email in the footer, before those of every email. */
  links?: readonly { text: string; url: string }[]
}

export const shopName = ({ channel }: Pick<Shop, 'channel'>): string => BRANDS[channel].name

/**
 * A short email to a customer, with the seller's details in the footer, which the law requires in business
 * correspondence (GmbHG 35a).
 */
export function renderShortEmail(
  to: CustomerEmailContext,
  letter: ShortEmail,
  translate: Translate,
): EmailMessage {
  const { subject, title, links = [] } = letter
  return addressEmail(to, { subject, title, links, blocks: blocksOf(letter, to.shop, translate) })
}

/** A short email to the shop itself. */
export function renderInternalEmail(
  letter: ShortEmail,
  shop: Pick<Shop, 'channel' | 'locale'>,
  translate: Translate,
): Pick<EmailMessage, 'subject' | 'text' | 'html'> {
  const { subject, title } = letter
  const foot = { notes: [], links: [] }
  return drawBlocks({ subject, title, blocks: blocksOf(letter, shop, translate), foot }, shop)
}

const blocksOf = (
  { paragraphs, facts, quote, button, notes = [] }: ShortEmail,
  shop: Pick<Shop, 'channel'>,
  translate: Translate,
): EmailBlock[] => [
  ...paragraphs.map(text => ({ kind: 'text' as const, text })),
  ...(facts ? [{ kind: 'facts' as const, facts }] : []),
  ...(quote ? [{ kind: 'quote' as const, text: quote }] : []),
  ...(button ? [{ kind: 'button' as const, ...button }] : []),
  { kind: 'text', text: `${translate('letter.bye')}\n${shopName(shop)}` },
  ...notes.map(text => ({ kind: 'small' as const, text })),
]
