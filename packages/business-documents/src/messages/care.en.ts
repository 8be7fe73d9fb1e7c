import type { LanguageMessages } from '@passepartout/domain'
import type { de } from './care.de.ts'

export const en: LanguageMessages<typeof de> = {
  'cancelled.voucher': '{amount} is back on the gift voucher.',
  'arrived.subject': 'A parcel from order {order} has arrived',
  'arrived.title': 'Your parcel has arrived.',
  'arrived.text': 'The carrier says that it has reached {city}.',
  'arrived.photos':
    'We delete the photos of this order on {date}. On the page of your order you can keep them longer or delete them at once.',
  'decided.subject': 'About your order {order}',
  'decided.title': 'We have looked into it.',
  'decided.reprint':
    'We are remaking what was wrong with order {order}, free of charge. You will get an email once it is on its way.',
  'decided.refund':
    'About your complaint (order {order}): we are giving you a refund. A separate email will say how much.',
  'decided.refused':
    'We are sorry, we cannot accept what you reported about order {order}. If you see it differently, just reply to this email.',
  'links.subject': 'Your orders at {shop}',
  'links.title': 'Here are your orders.',
  'links.text':
    'Somebody typed this address on our site to get these links once more. If that was not you, there is nothing to do.',
  'links.order': 'Order {order}, placed on {date}',
}
