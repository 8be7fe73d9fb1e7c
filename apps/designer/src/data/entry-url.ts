import { type FrameConfiguration, parseDesignerUrl, productPageUrl } from '@passepartout/domain'
import type { StoredConfiguration } from '../saving/stored-configuration.ts'
import type { DesignerData } from './designer-data.ts'

type EntryPoints = Pick<DesignerData, 'urls' | 'line'>

/** The month is for calendars, and the address of a draft of one has it. */
const ANY_MONTH = { year: 2026, month: 1 }

/**
 * The page on which the product is chosen, with all that is chosen now.
 *
 * @param stored what the draft says; without it, what the page came with
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

/** Where the designer was entered: the cart for a design of one of its lines, else the page of the product. */
export const entryUrl = (
  ways: EntryPoints,
  configuration: FrameConfiguration,
  stored?: StoredConfiguration,
): string => (ways.line ? ways.urls.cart : productPageUrlOfDesign(ways, configuration, stored))
