import type { Translate } from '@passepartout/domain'
import { BRANDS } from '../brand.ts'
import type { Written } from './addressed.ts'
import { oneLine } from './letter.ts'
import type { LetterData } from './letters.ts'
import { say, text, viewButton } from './say.ts'

/** A parcel has come, and from now on the photos of the order have a last day. */
export function arrived(data: LetterData['arrived'], translate: Translate): Written {
  const { orderNumber, delivery, photosUntil } = data.order
  return say('arrived', { order: orderNumber, city: oneLine(delivery.city) }, translate, [
    ...(photosUntil ? [text(translate('arrived.photos', { date: photosUntil.text }))] : []),
    text(translate('shipped.wrong')),
    viewButton(data, translate),
  ])
}

/** What became of a complaint or a withdrawal. */
export function decided(data: LetterData['case-decided'], translate: Translate): Written {
  const { order, decision, reason } = data
  const params = { order: order.orderNumber }
  return {
    subject: translate('decided.subject', params),
    title: translate('decided.title'),
    blocks: [
      text(translate(`decided.${decision}`, params)),
      ...(reason ? [{ kind: 'quote' as const, text: reason }] : []),
      viewButton(data, translate),
    ],
  }
}

export function links({ shop, orders }: LetterData['order-links'], translate: Translate): Written {
  const buttons = orders.map(({ number, date, url }, index) => ({
    ...{ kind: 'button' as const, text: translate('links.order', { order: number, date }), url },
    isSecond: index > 0,
  }))
  return say('links', { shop: BRANDS[shop.channel].name }, translate, buttons)
}
