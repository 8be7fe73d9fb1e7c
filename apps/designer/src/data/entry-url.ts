import { type FrameConfiguration, parseDesignerUrl, productPageUrl } from '@passepartout/domain'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import type { DesignerData } from './designer-data.ts'

type EntryPoints = Pick<DesignerData, 'urls' | 'line'>

/** Fallback month for parsing: only calendars have one, and their draft's address contains it. */
const ANY_MONTH = { year: 2026, month: 1 }

/**
 * The page on which the product is chosen, with the current configuration.
 * @param stored the draft's configuration; default: that of the page data
 */
export function productPageUrlOfDesign(
  { urls }: EntryPoints,
  configuration: FrameConfiguration,
  stored?: StoredConfiguration,
): string {
  if (!urls.choose)
    return productPageUrl(urls.materials[configuration.materialType] ?? '/', 'photo-frame', configuration)
  const now = stored && 'designerUrl' in stored ? parseDesignerUrl(stored.designerUrl, ANY_MONTH) : undefined
  const [path = ''] = urls.choose.split('?')
  return now ? productPageUrl(path, now.kind, now.params) : urls.choose
}

/** The page from which the designer was opened: the cart for a cart line's design, otherwise the product page. */
export const entryUrl = (
  ways: EntryPoints,
  configuration: FrameConfiguration,
  stored?: StoredConfiguration,
): string => (ways.line ? ways.urls.cart : productPageUrlOfDesign(ways, configuration, stored))
