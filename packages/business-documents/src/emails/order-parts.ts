import type { Order } from '@passepartout/contracts'
import type { EmailAttachment } from '@passepartout/db'
import {
  formatReference,
  joinWithNoBreakSpaces,
  offersWithdrawal,
  type Shop,
  type Translate,
  withColon,
} from '@passepartout/domain'
import { addressLines } from '../address-lines.ts'
import { lineDisplayName } from '../line-display-name.ts'
import type { EmailBlock, Fact } from './email-content.ts'
import { lineImageCid, THUMBNAIL_WIDTH } from './line-thumbnail.ts'
import type { EmailDocument } from './order-email-types.ts'
import { QR_IMAGE_SIZE } from './payment-qr-image.ts'

type Where = Pick<Shop, 'country' | 'locale'>

/** The order lines and totals. */
export function orderedBlocks(
  { country, lines, sums, shippingName }: Order,
  { locale }: Pick<Where, 'locale'>,
  translate: Translate,
  pictures: readonly EmailAttachment[] = [],
): EmailBlock[] {
  const { discounts, shipping, taxes, vatIncluded, taxNote, vouchers, due, total } = sums
  const minus = (text: string) => `\u2212${text}`
  // Price reductions are listed with the lines; only promotion codes and tax relief have rows of their own.
  const offs = discounts.filter(({ code, isTax }) => code !== null || isTax)
  const taxText = ({ name, rate, amount }: (typeof taxes)[number]) =>
    translate('order.tax', { amount: amount.text, name, rate })
  const rows: Fact[] = [
    ...offs.map(({ name, amount }) => ({ name, value: minus(amount.text) })),
    ...(lines.length > 0
      ? [
          {
            name: translate('order.shipping', { name: shippingName }),
            value: shipping.amount > 0 ? shipping.text : translate('order.shipping-free'),
          },
        ]
      : []),
    ...(vatIncluded
      ? []
      : taxes.map(({ name, rate, amount }) => ({ name: `${name} ${rate} %`, value: amount.text }))),
  ]
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: translate('order.lines') },
    {
      kind: 'articles',
      articles: lines.map(({ quantity, unitPrice, total: price, totalOriginal, ...line }) => {
        const { name, details } = lineDisplayName(line, locale)
        const count = translate('order.quantity', { count: quantity, price: unitPrice.text })
        return {
          picture: pictures.some(({ cid }) => cid === lineImageCid(line.id))
            ? { cid: lineImageCid(line.id), width: THUMBNAIL_WIDTH }
            : undefined,
          title: name,
          lines: quantity > 1 ? [...details, count] : details,
          price: price.text,
          // Swiss law restricts crossed-out prices.
          before:
            country !== 'ch' && totalOriginal.amount > price.amount
              ? {
                  price: totalOriginal.text,
                  inWords: translate('order.before', { price: totalOriginal.text }),
                }
              : undefined,
        }
      }),
    },
    {
      kind: 'sums',
      sums: rows,
      total: { name: translate('order.total'), value: total.text },
      note: [
        vatIncluded && taxes.length > 0
          ? translate('order.contains', { taxes: taxes.map(taxText).join(', ') })
          : '',
        taxNote ?? '',
      ]
        .filter(Boolean)
        .join('. '),
    },
  ]
  if (vouchers.length > 0)
    blocks.push({
      kind: 'facts',
      facts: [
        ...vouchers.map(({ code, amount }) => ({
          name: translate('order.voucher', { code: `…${code.slice(-4)}` }),
          value: minus(amount.text),
        })),
        { name: translate('order.due'), value: due.text },
      ],
    })
  return blocks
}

/** Delivery and invoice address, delivery time, payment method. */
export function deliveryBlocks(order: Order, { locale }: Where, translate: Translate): EmailBlock[] {
  // Digital goods go to the email address.
  const delivery = order.shippingName ? addressLines(order.delivery, locale) : [order.contact.email]
  const invoice = addressLines(order.invoice, locale)
  return [
    {
      kind: 'lines',
      title: translate('order.goes-to'),
      lines: delivery,
      ...(order.arrives ? { note: `${withColon(locale, translate('order.arrives'))} ${order.arrives}` } : {}),
    },
    ...(order.sender
      ? [{ kind: 'lines' as const, title: translate('order.sender'), lines: [order.sender] }]
      : []),
    ...(invoice.join('\n') === delivery.join('\n')
      ? []
      : [{ kind: 'lines' as const, title: translate('order.invoice-to'), lines: invoice }]),
    { kind: 'lines', title: translate('order.payment'), lines: [order.payment.name] },
  ]
}

/** Account of a transfer that is due, and its QR code where banks have one. */
export function paymentTransferBlocks(
  { payment: { slip } }: Order,
  { locale }: Where,
  translate: Translate,
): EmailBlock[] {
  if (!slip) return []
  const { recipient, domestic, iban, bic, reference, amount, payUntil, svg } = slip
  return [
    {
      kind: 'panel',
      title: translate('transfer.title', { amount: amount.text }),
      ...(svg ? { picture: QR_IMAGE_SIZE } : {}),
      facts: [
        { name: translate('transfer.recipient'), value: recipient },
        ...(domestic
          ? [
              { name: translate('transfer.sort-code'), value: domestic.sortCode },
              { name: translate('transfer.account-number'), value: domestic.accountNumber },
            ]
          : []),
        { name: translate('transfer.iban'), value: formatReference(iban) },
        ...(bic && !svg ? [{ name: translate('transfer.bic'), value: bic }] : []),
        { name: translate('transfer.reference'), value: formatReference(reference) },
      ],
      note: [
        translate('transfer.until', { date: longDate(payUntil, locale) }),
        svg ? translate('transfer.code') : '',
      ]
        .filter(Boolean)
        .join(' '),
    },
  ]
}

/**
 * Goods excluded from withdrawal because they are made to order, as stated before the order; and the legal texts of the
 * order.
 */
export function legalBlocks(
  { lines }: Order,
  documents: readonly EmailDocument[],
  { country, locale }: Where,
  translate: Translate,
): EmailBlock[] {
  const exempt = lines.filter(({ isPersonalised }) => isPersonalised)
  const blocks: EmailBlock[] = []
  if (offersWithdrawal(country) && exempt.length > 0)
    blocks.push({
      kind: 'small',
      text:
        exempt.length === lines.length
          ? translate('order.exempt-all')
          : translate('order.exempt-some', {
              lines: exempt.map(line => lineDisplayName(line, locale).name).join('; '),
            }),
    })
  if (documents.length > 0)
    blocks.push({
      kind: 'small',
      text: translate('order.attached', { names: documents.map(({ title }) => title).join(', ') }),
    })
  return blocks
}

/** A date in long form: `7. Dezember 2026`. */
export const longDate = (day: string, locale: Shop['locale']): string =>
  joinWithNoBreakSpaces(
    locale,
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  )
