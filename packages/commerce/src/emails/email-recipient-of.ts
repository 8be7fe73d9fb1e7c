import {
  offersWithdrawal,
  type Sellers,
  type Shop,
  sellerOf,
  shopFor,
  systemPath,
} from '@passepartout/domain'
import type { EmailPorts } from './email-ports.ts'

export interface RecipientContext extends EmailPorts {
  sellers: Sellers
}

/** Sender, recipient and footer links of an email. */
export async function emailRecipientOf(
  { pageUrl, mailSender, localisedPages, sellers }: RecipientContext,
  shop: Shop,
  email: string,
) {
  const german = shopFor(shop.channel, 'de-DE')
  const pageOf = async (germanPath: string) => {
    const pages = await localisedPages(german, germanPath)
    return pages.find(({ locale }) => locale === shop.locale)?.url ?? pageUrl(shop, '/')
  }
  return {
    shop,
    seller: sellerOf(sellers, shop),
    sender: mailSender(shop),
    to: email,
    pages: {
      privacy: await pageOf('/datenschutz'),
      imprint: await pageOf('/impressum'),
      lostLink: pageUrl(shop, systemPath(shop, 'order')),
      withdrawal: offersWithdrawal(shop.country) ? pageUrl(shop, systemPath(shop, 'withdrawal')) : null,
    },
  }
}
