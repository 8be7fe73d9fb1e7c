import {
  sampleAccountEmails,
  sampleOrderEmails,
  sampleRecipient,
  sampleShareEmails,
} from '@passepartout/business-documents'
import { sampleEmails } from '@passepartout/commerce/emails'
import type { EmailAttachment, EmailMessage } from '@passepartout/db'
import { CHANNELS, escapeXml, isLocale, type Sellers, sellerOf, shopFor } from '@passepartout/domain'
import type { Hono } from 'hono'
import type { ShopEnvironment } from './shop-app.ts'

/**
 * Previews of every email of the shop with sample data, at `/_mail`: `?channel=kartenliebe&locale=fr-FR`, a single one
 * with `&letter=shipped`.
 */
export function mountEmailPreviews(app: Hono<ShopEnvironment>, sellers: () => Sellers): void {
  app.get('/_mail', async c => {
    const { channel: requested, locale = 'de-DE', letter } = c.req.query()
    const channel = CHANNELS.find(one => one === requested) ?? 'passepartout'
    const shop = shopFor(channel, isLocale(locale) ? locale : 'de-DE')
    const seller = sellerOf(sellers(), shop)
    const letters = {
      ...(await sampleOrderEmails(shop, seller)),
      ...sampleAccountEmails(shop, seller),
      ...sampleShareEmails(sampleRecipient(shop, seller)),
      ...sampleEmails(shop, sampleRecipient(shop, seller)),
    }
    // Emails have inline styles, which pages of the shop may not have.
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    const one = letter === undefined ? undefined : letters[letter]
    if (one) return c.html(previewPage(one))
    // Each email is a complete page; a browser displays them concatenated, which is enough for a preview.
    const pages = Object.entries(letters).map(([name, message]) => {
      const address = `/_mail?channel=${channel}&amp;locale=${shop.locale}&amp;letter=${encodeURIComponent(name)}`
      const files = (message.attachments ?? []).map(({ filename }) => filename).join(', ')
      return `<h2><a href="${address}">${name}</a>: ${escapeXml(message.subject)}</h2>${previewPage(message)}<p>${escapeXml(files)}</p><pre>${escapeXml(message.text)}</pre><hr>`
    })
    return c.html(pages.join(''))
  })
}

/** Replaces the addresses of attached images by their data. */
const previewPage = ({ html, attachments = [] }: EmailMessage) =>
  attachments.reduce(
    (page, file) => (file.cid ? page.replaceAll(`cid:${file.cid}`, dataOf(file)) : page),
    html,
  )

const dataOf = ({ contentType, content }: EmailAttachment) =>
  'base64' in content ? `data:${contentType};base64,${content.base64}` : ''
