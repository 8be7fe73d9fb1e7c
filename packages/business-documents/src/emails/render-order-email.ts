import type { EmailMessage } from '@passepartout/db'
import type { Translate } from '@passepartout/domain'
import { addressLines } from '../address-lines.ts'
import { BRANDS } from '../brand.ts'
import { orderLetterTranslator } from '../messages/translators.ts'
import { addressEmail, type EmailDraft } from './address-email.ts'
import { caseDecisionEmail, deliveredEmail, orderLinksEmail } from './after-sales-emails.ts'
import { type EmailBlock, toSingleLine } from './email-content.ts'
import { emailTexts, text, viewButton } from './email-texts.ts'
import type { AnyOrderEmail, OrderEmailData, OrderEmailKind } from './order-email-types.ts'
import { deliveryBlocks, legalBlocks, longDate, orderedBlocks, paymentTransferBlocks } from './order-parts.ts'
import { paymentQrImage } from './payment-qr-image.ts'

/**
 * Renders an email about an order in both brands and every locale, ready for the outbox. Customers' input is always
 * plain text; opening the email loads nothing.
 */
export async function renderOrderEmail<K extends OrderEmailKind>(
  kind: K,
  data: OrderEmailData[K],
): Promise<EmailMessage> {
  const translate = orderLetterTranslator(data.shop.locale, data.shop.channel)
  return addressEmail(data, await writeOrderEmail({ kind, data } as AnyOrderEmail, translate))
}

async function writeOrderEmail(letter: AnyOrderEmail, translate: Translate): Promise<EmailDraft> {
  switch (letter.kind) {
    case 'order-received':
      return orderReceived(letter.data, translate)
    case 'payment-received': {
      const { order, amount } = letter.data
      return emailTexts('paid', { order: order.orderNumber, amount: amount.text }, translate, [
        viewButton(letter.data, translate),
        ...orderChangeBlocks(letter.data, translate),
        ...arrivalBlocks(letter.data, translate),
      ])
    }
    case 'in-production':
      return emailTexts('production', { order: letter.data.order.orderNumber }, translate, [
        viewButton(letter.data, translate),
        ...arrivalBlocks(letter.data, translate),
      ])
    case 'shipped':
      return shipped(letter.data, translate)
    case 'invoice': {
      const { order, invoiceNumber, document } = letter.data
      const words = emailTexts('invoice', { order: order.orderNumber, invoice: invoiceNumber }, translate, [
        viewButton(letter.data, translate),
      ])
      return { ...words, attachments: [document.file] }
    }
    case 'payment-reminder':
      return reminder(letter.data, translate)
    case 'arrived':
      return deliveredEmail(letter.data, translate)
    case 'case-decided':
      return caseDecisionEmail(letter.data, translate)
    case 'order-links':
      return orderLinksEmail(letter.data, translate)
    case 'cancelled': {
      const { order, reason, isPaid, toVoucher } = letter.data
      return {
        subject: translate('cancelled.subject', { order: order.orderNumber }),
        title: translate('cancelled.title'),
        blocks: [
          text(translate(`cancelled.${reason}`, { order: order.orderNumber })),
          text(translate(isPaid ? 'cancelled.back' : 'cancelled.nothing')),
          ...(toVoucher ? [text(translate('cancelled.voucher', { amount: toVoucher.text }))] : []),
          viewButton(letter.data, translate),
        ],
      }
    }
    case 'refunded':
      return refunded(letter.data, translate)
    case 'address-changed': {
      const { order, shop } = letter.data
      return emailTexts('address', { order: order.orderNumber }, translate, [
        {
          kind: 'lines',
          title: translate('order.goes-to'),
          lines: addressLines(order.delivery, shop.locale),
        },
        viewButton(letter.data, translate),
        text(translate('address.unasked')),
      ])
    }
    case 'gift-voucher':
      return giftVoucher(letter.data, translate)
  }
}

const orderChangeBlocks = (
  { order: { changeUntil, changeDay } }: Pick<OrderEmailData['in-production'], 'order'>,
  translate: Translate,
): EmailBlock[] => {
  if (!changeUntil) return []
  const { text: time } = changeUntil
  return [
    text(
      changeDay
        ? translate('order.change-until-day', { time, day: changeDay })
        : translate('order.change-until', { time }),
    ),
  ]
}

const arrivalBlocks = (
  { order }: Pick<OrderEmailData['in-production'], 'order'>,
  translate: Translate,
): EmailBlock[] =>
  order.arrives ? [{ kind: 'lines', title: translate('order.arrives'), lines: [order.arrives] }] : []

async function orderReceived(
  data: OrderEmailData['order-received'],
  translate: Translate,
): Promise<EmailDraft> {
  const { order, shop, seller, documents, pictures = [] } = data
  const { method, state, url, slip } = order.payment
  const isOpen = state === 'open' || state === 'refused'
  const how =
    method === 'invoice'
      ? 'received.on-account'
      : !isOpen
        ? 'received.settled'
        : method === 'transfer'
          ? 'received.by-transfer'
          : 'received.online'
  const opening = translate('received.of', { order: order.orderNumber, date: order.placedAt.text })
  const code = isOpen
    ? await paymentQrImage({ order, seller, shop, name: translate('transfer.code-name') })
    : []
  return {
    subject: translate('received.subject', { order: order.orderNumber }),
    title: translate('received.title', { name: toSingleLine(order.invoice.firstName) }),
    blocks: [
      text(`${opening} ${translate(how)}`),
      ...(isOpen && slip ? paymentTransferBlocks(order, shop, translate) : []),
      ...(isOpen && url ? [{ kind: 'button' as const, text: translate('received.pay'), url }] : []),
      viewButton(data, translate, isOpen && url !== null),
      ...orderChangeBlocks(data, translate),
      ...orderedBlocks(order, shop, translate, pictures),
      ...deliveryBlocks(order, shop, translate),
      ...legalBlocks(order, documents, shop, translate),
    ],
    attachments: [...code, ...pictures, ...documents.map(({ file }) => file)],
  }
}

function shipped(data: OrderEmailData['shipped'], translate: Translate): EmailDraft {
  const { order, parcel: number, isComplete } = data
  const { orderNumber, delivery, parcels, arrives } = order
  const parcel = parcels.find(one => one.number === number)
  const params = { order: orderNumber, carrier: parcel?.carrier ?? '', city: toSingleLine(delivery.city) }
  const facts = [
    { name: translate('shipped.content'), value: parcel?.contents.join('\n') ?? '' },
    { name: translate('shipped.number'), value: parcel?.trackingNumber ?? '' },
  ].filter(({ value }) => value !== '')
  return emailTexts('shipped', params, translate, [
    ...(arrives && isComplete ? arrivalBlocks(data, translate) : []),
    ...(parcel?.trackingUrl
      ? [{ kind: 'button' as const, text: translate('shipped.track'), url: parcel.trackingUrl }]
      : []),
    { kind: 'panel', title: translate('shipped.parcel'), facts },
    text(translate(isComplete ? 'shipped.complete' : 'shipped.rest', { order: orderNumber })),
    text(translate('shipped.wrong')),
    viewButton(data, translate, parcel?.trackingUrl != null),
  ])
}

async function reminder(data: OrderEmailData['payment-reminder'], translate: Translate): Promise<EmailDraft> {
  const { order, shop, seller } = data
  const { slip } = order.payment
  const attachments = await paymentQrImage({ order, seller, shop, name: translate('transfer.code-name') })
  return {
    ...emailTexts('reminder', { order: order.orderNumber }, translate, [
      ...(slip ? [text(translate('reminder.cancel', { date: longDate(slip.payUntil, shop.locale) }))] : []),
      ...paymentTransferBlocks(order, shop, translate),
      viewButton(data, translate),
    ]),
    attachments,
  }
}

function refunded(data: OrderEmailData['refunded'], translate: Translate): EmailDraft {
  const { order, amount, toVoucher, creditNote } = data
  const letter = emailTexts('refunded', { order: order.orderNumber, amount: amount.text }, translate, [
    ...(toVoucher ? [text(translate('refunded.voucher', { amount: toVoucher.text }))] : []),
    ...(creditNote ? [text(translate('refunded.attached'))] : []),
    viewButton(data, translate),
  ])
  return { ...letter, attachments: creditNote ? [creditNote.file] : [] }
}

/** The subject contains no input of the giver: the recipient has had no contact with this shop. */
function giftVoucher(data: OrderEmailData['gift-voucher'], translate: Translate): EmailDraft {
  const { shop, amount, code, until, from, message, shopUrl, document } = data
  const facts = [
    { name: translate('voucher.code'), value: code },
    { name: translate('voucher.until'), value: until ?? '' },
    { name: translate('voucher.from'), value: toSingleLine(from) },
  ].filter(({ value }) => value !== '')
  const letter = emailTexts('voucher', { amount: amount.text, shop: BRANDS[shop.channel].name }, translate, [
    { kind: 'panel', title: amount.text, facts },
    ...(message ? [{ kind: 'quote' as const, text: message }] : []),
    { kind: 'button', text: translate('voucher.go'), url: shopUrl },
  ])
  return { ...letter, attachments: [document.file] }
}
