import { formatLength } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

/** What sending costs to the shop's country, where the page sells something. */
export function shippingText({
  shipping,
  translate,
}: Pick<Page, 'shipping' | 'translate'>): string | undefined {
  if (!shipping) return undefined
  const { parcel, freeFrom } = shipping.fees
  if (parcel.amount === 0) return translate('frame.parcel-free')
  if (!freeFrom) return translate('frame.parcel', { fee: parcel.text })
  return translate('frame.parcel-free-from', { fee: parcel.text, from: freeFrom.text })
}

/** What larger pieces cost to send, where that is more. */
export function bulkyShippingText({
  shipping,
  shop,
  translate,
}: Pick<Page, 'shipping' | 'shop' | 'translate'>): string | undefined {
  if (!shipping) return undefined
  const { bulky, bulkyOverMm, parcel } = shipping.fees
  if (bulky.amount <= parcel.amount || bulkyOverMm === 0) return undefined
  return translate('frame.bulky', { side: formatLength(bulkyOverMm, shop.locale), fee: bulky.text })
}
