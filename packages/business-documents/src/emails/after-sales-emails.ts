import type { Translate } from '@passepartout/domain'
import { BRANDS } from '../brand.ts'
import type { EmailDraft } from './address-email.ts'
import { toSingleLine } from './email-content.ts'
import { emailTexts, text, viewButton } from './email-texts.ts'
import type { OrderEmailData } from './order-email-types.ts'

/** Renders the email about a delivered shipment; the photos of the order now have an expiry date. */
export function deliveredEmail(data: OrderEmailData['arrived'], translate: Translate): EmailDraft {
  const { orderNumber, delivery, photosUntil } = data.order
  return emailTexts('arrived', { order: orderNumber, city: toSingleLine(delivery.city) }, translate, [
    ...(photosUntil ? [text(translate('arrived.photos', { date: photosUntil.text }))] : []),
    text(translate('shipped.wrong')),
    viewButton(data, translate),
  ])
}

/** Renders the decision of a complaint or a withdrawal. */
export function caseDecisionEmail(data: OrderEmailData['case-decided'], translate: Translate): EmailDraft {
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

export function orderLinksEmail(
  { shop, orders }: OrderEmailData['order-links'],
  translate: Translate,
): EmailDraft {
  const buttons = orders.map(({ number, date, url }, index) => ({
    ...{ kind: 'button' as const, text: translate('links.order', { order: number, date }), url },
    isSecond: index > 0,
  }))
  return emailTexts('links', { shop: BRANDS[shop.channel].name }, translate, buttons)
}
