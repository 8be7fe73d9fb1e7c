import type { MailMessage } from '@passepartout/db'
import type { Translate } from '@passepartout/domain'
import { addressLines } from '../address-lines.ts'
import { BRANDS } from '../brand.ts'
import { orderLetterTranslator } from '../messages/letters.ts'
import { addressed, type Written } from './addressed.ts'
import { arrived, decided, links } from './care-letters.ts'
import { type Block, oneLine } from './letter.ts'
import type { AnyLetter, LetterData, LetterKind } from './letters.ts'
import { lawBlocks, longDate, orderedBlocks, transferBlocks, whereBlocks } from './order-parts.ts'
import { paymentCode } from './payment-code.ts'
import { say, text, viewButton } from './say.ts'

/**
 * Writes a letter in both brands and every locale, ready for the outbox. Customers' words are text wherever they stand;
 * nothing is fetched when it is opened.
 */
export async function renderLetter<K extends LetterKind>(kind: K, data: LetterData[K]): Promise<MailMessage> {
  const translate = orderLetterTranslator(data.shop.locale, data.shop.channel)
  return addressed(data, await writeLetter({ kind, data } as AnyLetter, translate))
}

async function writeLetter(letter: AnyLetter, translate: Translate): Promise<Written> {
  switch (letter.kind) {
    case 'order-received':
      return orderReceived(letter.data, translate)
    case 'payment-received': {
      const { order, amount } = letter.data
      return say('paid', { order: order.orderNumber, amount: amount.text }, translate, [
        viewButton(letter.data, translate),
        ...changeBlocks(letter.data, translate),
        ...arrivesBlocks(letter.data, translate),
      ])
    }
    case 'in-production':
      return say('production', { order: letter.data.order.orderNumber }, translate, [
        viewButton(letter.data, translate),
        ...arrivesBlocks(letter.data, translate),
      ])
    case 'shipped':
      return shipped(letter.data, translate)
    case 'invoice': {
      const { order, invoiceNumber, document } = letter.data
      const words = say('invoice', { order: order.orderNumber, invoice: invoiceNumber }, translate, [
        viewButton(letter.data, translate),
      ])
      return { ...words, attachments: [document.file] }
    }
    case 'payment-reminder':
      return reminder(letter.data, translate)
    case 'arrived':
      return arrived(letter.data, translate)
    case 'case-decided':
      return decided(letter.data, translate)
    case 'order-links':
      return links(letter.data, translate)
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
      return say('address', { order: order.orderNumber }, translate, [
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

const changeBlocks = (
  { order: { changeUntil, changeDay } }: Pick<LetterData['in-production'], 'order'>,
  translate: Translate,
): Block[] => {
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

const arrivesBlocks = (
  { order }: Pick<LetterData['in-production'], 'order'>,
  translate: Translate,
): Block[] =>
  order.arrives ? [{ kind: 'lines', title: translate('order.arrives'), lines: [order.arrives] }] : []

async function orderReceived(data: LetterData['order-received'], translate: Translate): Promise<Written> {
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
  const code = isOpen ? await paymentCode({ order, seller, shop, name: translate('transfer.code-name') }) : []
  return {
    subject: translate('received.subject', { order: order.orderNumber }),
    title: translate('received.title', { name: oneLine(order.invoice.firstName) }),
    blocks: [
      text(`${opening} ${translate(how)}`),
      ...(isOpen && slip ? transferBlocks(order, shop, translate) : []),
      ...(isOpen && url ? [{ kind: 'button' as const, text: translate('received.pay'), url }] : []),
      viewButton(data, translate, isOpen && url !== null),
      ...changeBlocks(data, translate),
      ...orderedBlocks(order, shop, translate, pictures),
      ...whereBlocks(order, shop, translate),
      ...lawBlocks(order, documents, shop, translate),
    ],
    attachments: [...code, ...pictures, ...documents.map(({ file }) => file)],
  }
}

function shipped(data: LetterData['shipped'], translate: Translate): Written {
  const { order, parcel: number, isComplete } = data
  const { orderNumber, delivery, parcels, arrives } = order
  const parcel = parcels.find(one => one.number === number)
  const params = { order: orderNumber, carrier: parcel?.carrier ?? '', city: oneLine(delivery.city) }
  const facts = [
    { name: translate('shipped.content'), value: parcel?.contents.join('\n') ?? '' },
    { name: translate('shipped.number'), value: parcel?.trackingNumber ?? '' },
  ].filter(({ value }) => value !== '')
  return say('shipped', params, translate, [
    ...(arrives && isComplete ? arrivesBlocks(data, translate) : []),
    ...(parcel?.trackingUrl
      ? [{ kind: 'button' as const, text: translate('shipped.track'), url: parcel.trackingUrl }]
      : []),
    { kind: 'panel', title: translate('shipped.parcel'), facts },
    text(translate(isComplete ? 'shipped.complete' : 'shipped.rest', { order: orderNumber })),
    text(translate('shipped.wrong')),
    viewButton(data, translate, parcel?.trackingUrl != null),
  ])
}

async function reminder(data: LetterData['payment-reminder'], translate: Translate): Promise<Written> {
  const { order, shop, seller } = data
  const { slip } = order.payment
  const attachments = await paymentCode({ order, seller, shop, name: translate('transfer.code-name') })
  return {
    ...say('reminder', { order: order.orderNumber }, translate, [
      ...(slip ? [text(translate('reminder.cancel', { date: longDate(slip.payUntil, shop.locale) }))] : []),
      ...transferBlocks(order, shop, translate),
      viewButton(data, translate),
    ]),
    attachments,
  }
}

function refunded(data: LetterData['refunded'], translate: Translate): Written {
  const { order, amount, toVoucher, creditNote } = data
  const letter = say('refunded', { order: order.orderNumber, amount: amount.text }, translate, [
    ...(toVoucher ? [text(translate('refunded.voucher', { amount: toVoucher.text }))] : []),
    ...(creditNote ? [text(translate('refunded.attached'))] : []),
    viewButton(data, translate),
  ])
  return { ...letter, attachments: creditNote ? [creditNote.file] : [] }
}

/** Its subject has no words of the giver's: whoever gets it never asked this shop for anything. */
function giftVoucher(data: LetterData['gift-voucher'], translate: Translate): Written {
  const { shop, amount, code, until, from, message, shopUrl, document } = data
  const facts = [
    { name: translate('voucher.code'), value: code },
    { name: translate('voucher.until'), value: until ?? '' },
    { name: translate('voucher.from'), value: oneLine(from) },
  ].filter(({ value }) => value !== '')
  const letter = say('voucher', { amount: amount.text, shop: BRANDS[shop.channel].name }, translate, [
    { kind: 'panel', title: amount.text, facts },
    ...(message ? [{ kind: 'quote' as const, text: message }] : []),
    { kind: 'button', text: translate('voucher.go'), url: shopUrl },
  ])
  return { ...letter, attachments: [document.file] }
}
