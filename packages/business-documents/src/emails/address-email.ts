import type { EmailMessage } from '@passepartout/db'
import { sellerVatId, type Translate } from '@passepartout/domain'
import { BRANDS } from '../brand.ts'
import { documentTranslator, orderLetterTranslator } from '../messages/translators.ts'
import { type EmailContent, toSingleLine } from './email-content.ts'
import type { CustomerEmailContext } from './order-email-types.ts'
import { renderEmailHtml } from './render-email-html.ts'

export interface EmailDraft extends Pick<EmailContent, 'subject' | 'title' | 'blocks' | 'attachments'> {
  /** Links in the footer, before those of every email. */
  links?: EmailContent['foot']['links']
}

/** Completes an email: sender, recipient, and the seller's details in the footer. */
export function addressEmail(
  data: CustomerEmailContext,
  { links = [], ...written }: EmailDraft,
): EmailMessage {
  const { shop, seller, sender, to } = data
  const translate = orderLetterTranslator(shop.locale, shop.channel)
  const foot = sellerFooter(data, translate)
  return {
    from: { name: toSingleLine(sender.name), address: toSingleLine(sender.address) },
    to: toSingleLine(to),
    replyTo: { name: BRANDS[shop.channel].name, address: seller.contact.email },
    // Prevents auto-reply loops.
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...renderEmailHtml({ ...written, foot: { ...foot, links: [...links, ...foot.links] } }, shop),
  }
}

const withNoBreakSpaces = (text: string) => text.replaceAll(' ', '\u00a0')

function sellerFooter(
  { shop, seller, pages }: CustomerEmailContext,
  translate: Translate,
): EmailContent['foot'] {
  const words = documentTranslator(shop.locale, shop.channel)
  const vatId = sellerVatId(seller, shop.country)
  const company = [
    `${seller.name}, ${seller.street} ${seller.houseNumber}, ${withNoBreakSpaces(`${seller.postalCode} ${seller.city}`)}`,
    words('invoice.managed-by', { name: seller.representedBy }),
    `${seller.register.court}, ${seller.register.number}`,
    ...(vatId ? [words('invoice.seller-vat', { number: vatId })] : []),
  ]
  return {
    notes: [
      {
        strong: translate('foot.questions'),
        text: translate('foot.answer', { phone: withNoBreakSpaces(seller.contact.phone) }),
      },
      { text: `${company.join('. ')}.` },
    ],
    links: [
      { text: translate('foot.lost-link'), url: pages.lostLink },
      { text: translate('foot.privacy'), url: pages.privacy },
      ...(pages.withdrawal ? [{ text: translate('foot.withdrawal'), url: pages.withdrawal }] : []),
      { text: translate('foot.imprint'), url: pages.imprint },
    ],
  }
}
