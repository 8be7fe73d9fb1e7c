import type { LocaleMessages } from '@passepartout/domain'
import type { order as de } from './order.de.ts'

export const order: LocaleMessages<typeof de> = {
  'order.title-cancelled': 'Canceled',
  'order.done-cancel': 'The order is canceled.',
  'order.cancel-text': 'The whole order is canceled. This can’t be undone.',
  'order.cancel-paid':
    'The whole order is canceled, and we refund you by the method you paid with. This can’t be undone.',
  'order.parcel': 'Package {number}: {contents}',
  'order.cancelled-text':
    'This order is canceled and nothing is made. What was already paid is refunded by the method you paid with.',
}
