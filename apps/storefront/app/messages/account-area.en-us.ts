import type { LocaleMessages } from '@passepartout/domain'
import type { accountArea as de } from './account-area.de.ts'

export const accountArea: LocaleMessages<typeof de> = {
  'area.delete-sure': 'Delete for good? Items in the cart and orders stay.',
  'area.photos-text':
    'Visible with this account only. We delete photos of an order {order} days after it ends, those of an abandoned cart after {cart} days.',
  'area.use-cart': 'In the cart',
  'area.state-cancelled': 'Canceled',
}
