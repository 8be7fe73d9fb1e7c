import { formatLength } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'

/** Cost of shipping to the shop's country; `undefined` on pages that sell nothing. */
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

/** Cost of shipping larger pieces, if it is higher. */
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
