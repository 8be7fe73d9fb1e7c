import type { Locale, Shop } from '@passepartout/domain'

/** What a process sets up once for emails to customers. */
export interface EmailPorts {
  /** Addresses of a page in every locale of the channel; the storefront knows the pages. */
  localisedPages: (shop: Shop, innerPath: string) => Promise<readonly { locale: Locale; url: string }[]>
  /** Absolute address of a shop's page, for emails. */
  pageUrl: (shop: Shop, innerPath: string) => string
  /** Sender of the shop's emails. */
  mailSender: (shop: Shop) => { name: string; address: string }
}
