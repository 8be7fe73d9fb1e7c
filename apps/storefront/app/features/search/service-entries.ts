import { accountPath, type Shop, systemPath, type Translate } from '@passepartout/domain'
import type { SearchEntry } from './search-entry.ts'

/** Pages of the shop itself that customers search for, but no story describes. */
export function serviceEntries(shop: Shop, translate: Translate): SearchEntry[] {
  return [
    page(translate('access.log-in'), accountPath(shop, 'log-in')),
    page(translate('access.forgotten'), accountPath(shop, 'forgotten')),
    page(translate('wishlist.title'), systemPath(shop, 'wishlist')),
    page(translate('withdrawal.title'), systemPath(shop, 'withdrawal')),
  ]
}

const page = (title: string, link: string): SearchEntry => ({
  id: `page:${link}`,
  group: 'guides',
  title,
  text: '',
  keywords: '',
  link,
})
