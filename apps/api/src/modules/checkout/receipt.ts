import type { CartLine, Checkout, ReceiptLine, ReceiptSums } from '@passepartout/contracts'
import { formatMoney, type Locale, money, netOfGross, systemPath, toDisplayMoney } from '@passepartout/domain'
import { toDisplayDay } from '../../display-times.ts'
import type { CallContext } from '../../http/call-context.ts'
import { isAddressedHome, usesEnvelopeAddress } from './checkout-lines.ts'
import { promotionRefusal } from './entered-codes.ts'
import type { CheckoutQuote } from './load-checkout-quote.ts'
import { copiesOnList } from './recipients.ts'

type TranslationContext = Pick<CallContext, 'shop' | 'translate'>

export const displayMoneyInShop = ({ shop }: TranslationContext, amount: number) =>
  toDisplayMoney(money(amount, shop.currency), shop.locale)
const formatMoneyInShop = ({ shop }: TranslationContext, amount: number) =>
  formatMoney(money(amount, shop.currency), shop.locale)

export const receiptLines = (
  context: TranslationContext,
  { lines, whitelabel, sums }: CheckoutQuote,
): ReceiptLine[] =>
  lines.map(({ row, line, order, title, isPersonalised, blocker, ...more }) => ({
    id: row.id,
    kind: row.kind,
    title,
    description: [...line.description, ...recipientsRow(context, { line, ...more })],
    quantity: row.quantity,
    unitPrice: line.unitPrice,
    total: line.total,
    totalOriginal: displayMoneyInShop(context, order?.totalOriginal.amount ?? 0),
    ...(whitelabel && order && sums.vatIncluded
      ? { totalNet: displayMoneyInShop(context, netOfGross(order.total.amount, order.vatRate)) }
      : {}),
    ...lineImageOf(line),
    isPersonalised,
    blocker: blocker
      ? { text: context.translate(blocker), ...fixPath(context, row.id, line, blocker) }
      : more.recipientProblem !== null
        ? {
            text: more.recipientProblem,
            ...(usesEnvelopeAddress(line)
              ? envelopePagesPath(context, row.id)
              : recipientListPath(context, row.id)),
          }
        : null,
    canBeShared: more.canBeShared,
    ...(isAddressedHome(line) && { isAddressedHome: true }),
  }))

type WhereToMend = Omit<NonNullable<ReceiptLine['blocker']>, 'text'>

const envelopePagesPath = ({ shop }: Pick<CallContext, 'shop'>, id: string): WhereToMend => ({
  url: `${systemPath(shop, 'cart')}#envelope-${id}`,
  place: 'envelope',
})
const recipientListPath = ({ shop }: Pick<CallContext, 'shop'>, id: string): WhereToMend => ({
  url: `${systemPath(shop, 'checkout')}?recipients=${id}`,
  place: 'list',
})

function fixPath(
  { shop }: TranslationContext,
  id: string,
  line: CartLine,
  blocker: NonNullable<CheckoutQuote['lines'][number]['blocker']>,
): WhereToMend {
  if (blocker === 'envelope.sender' || blocker === 'envelope.address') return envelopePagesPath({ shop }, id)
  if (blocker === 'envelope.list') return recipientListPath({ shop }, id)
  return { url: 'editUrl' in line ? line.editUrl : null }
}

function lineImageOf(line: CartLine): Pick<ReceiptLine, 'pictureUrl' | 'article'> {
  if ('previewUrl' in line) return { pictureUrl: line.previewUrl }
  const { picture, swatch, aspect, worth } = line
  return { pictureUrl: null, article: { picture, swatch, aspect, worth } }
}

type RowFields = 'line' | 'list' | 'recipients' | 'left'

/** Detail row with the number of copies that go to recipients; shown wherever the line is shown afterwards. */
function recipientsRow(
  { translate }: TranslationContext,
  { line, list, recipients, left }: Pick<CheckoutQuote['lines'][number], RowFields>,
) {
  const label = translate('recipients.label')
  if (isAddressedHome(line) && list.length > 0) {
    const count = copiesOnList(list)
    const params = { count, blank: Math.max(0, left - count) }
    return [
      { label, value: translate(params.blank > 0 ? 'recipients.home-some' : 'recipients.home', params) },
    ]
  }
  if (recipients.length === 0) return []
  const params = { count: recipients.length, copies: copiesOnList(recipients), left }
  return [{ label, value: translate('recipients.goes-to', params) }]
}

export function receiptSums(context: TranslationContext, checkout: CheckoutQuote): ReceiptSums {
  const { translate } = context
  const { sums, codes, tax, whitelabel } = checkout
  const shown = (amount: number) => displayMoneyInShop(context, amount)
  const taxName =
    tax.kind === 'on-top'
      ? translate('receipt.sales-tax', { state: tax.state ?? '' })
      : translate('receipt.vat')
  const discounts = [
    { name: translate('receipt.reduction'), code: null, amount: sums.reduction },
    {
      name: translate('receipt.code', { code: codes.best?.code ?? '' }),
      code: codes.best?.code ?? null,
      amount: sums.promotion,
    },
    { name: translate('receipt.relief'), code: null, amount: sums.relief, isTax: true },
  ]
  return {
    goods: shown(sums.goods),
    discounts: discounts
      .filter(({ amount }) => amount > 0)
      .map(({ amount, ...row }) => ({ ...row, amount: shown(amount) })),
    shipping: shown(sums.shipping),
    total: shown(sums.total),
    ...(whitelabel ? { net: shown(sums.total - sumOf(sums.taxes)) } : {}),
    taxes: sums.taxes.map(({ rate, amount }) => ({ name: taxName, rate, amount: shown(amount) })),
    vatIncluded: sums.vatIncluded,
    taxNote: taxNote(context, checkout),
    vouchers: sums.vouchers.flatMap(({ id, amount }) => {
      const code = codes.vouchers.find(({ voucherId }) => voucherId === id)?.code ?? ''
      return amount > 0 ? [{ code, amount: shown(amount) }] : []
    }),
    due: shown(sums.due),
  }
}

const sumOf = (taxes: readonly { amount: number }[]) => taxes.reduce((sum, { amount }) => sum + amount, 0)

function taxNote({ translate }: TranslationContext, { tax, sums }: CheckoutQuote): string | null {
  if (tax.kind === 'reverse-charge') return translate('receipt.reverse-charge')
  const isUntaxed = tax.kind === 'on-top' && tax.state !== null && sums.taxes.length === 0
  return isUntaxed ? translate('receipt.no-sales-tax') : null
}

/** The effect of each entered code, in the order of entry. */
export function toCodePayloads(
  context: TranslationContext,
  { codes, sums }: CheckoutQuote,
): Checkout['codes'] {
  const { translate } = context
  return codes.all.map(one => {
    const { code } = one
    const payloadOf = (
      kind: 'promotion' | 'gift-voucher',
      state: Checkout['codes'][number]['state'],
      text: string,
    ) => ({ code, kind, state, text })
    if ('refused' in one) return payloadOf(one.kind, 'refused', translate(one.refused, one.params))
    if ('voucherId' in one) {
      const amount = sums.vouchers.find(({ id }) => id === one.voucherId)?.amount ?? 0
      if (amount === 0) return payloadOf('gift-voucher', 'refused', translate('code.nothing-due'))
      const left = one.left - amount
      const text = left > 0 ? 'code.voucher' : 'code.voucher-all'
      const params = {
        code,
        amount: formatMoneyInShop(context, amount),
        left: formatMoneyInShop(context, left),
      }
      return payloadOf('gift-voucher', 'used', translate(text, params))
    }
    const worth = codes.promotions.find(tried => tried.code === code)?.worth
    if (!worth?.ok) {
      const minimum = worth?.reason === 'minimum' ? formatMoneyInShop(context, worth.minimum) : ''
      const text = worth
        ? translate(promotionRefusal(worth), { amount: minimum })
        : translate('voucher.unknown')
      return payloadOf('promotion', 'refused', text)
    }
    const amount = formatMoneyInShop(context, worth.amount)
    const other = codes.best?.code ?? ''
    return other === code
      ? payloadOf('promotion', 'used', translate('code.used', { code, amount }))
      : payloadOf('promotion', 'outdone', translate('code.outdone', { code, amount, other }))
  })
}

const listFormats = new Map<Locale, Intl.ListFormat>()

/** Cached: constructing a format takes longer than the rest of a receipt. */
function listFormat(locale: Locale): Intl.ListFormat {
  const format = listFormats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' })
  listFormats.set(locale, format)
  return format
}

/** "Standard, DHL". */
export function shippingName(
  { shop, translate }: TranslationContext,
  { speed, carriers }: NonNullable<CheckoutQuote['way']>,
): string {
  const carrier = listFormat(shop.locale).format(carriers)
  return translate(`shipping.${speed}`, { carrier })
}

/** The shipping options of the second step. */
export const toShippingOptionPayloads = (context: TranslationContext, { shipping, lines }: CheckoutQuote) =>
  shipping.options.map(option => ({
    id: option.id,
    arrives: toDisplayDay(option.day, context.shop).text,
    name: shippingName(context, option),
    price: displayMoneyInShop(context, option.amount),
    note:
      shipmentCountNote(context, option) ??
      (lines.length > 1 ? context.translate('shipping.together') : null),
  }))

/** "Kommt in drei Sendungen"; null for a single shipment. */
export function shipmentCountNote(
  { shop, translate }: TranslationContext,
  { parcels }: Pick<NonNullable<CheckoutQuote['way']>, 'parcels'>,
): string | null {
  if (parcels.length < 2) return null
  const isMixed = parcels.some(one => one.class !== parcels[0]?.class)
  const count = parcels.length.toLocaleString(shop.locale)
  return translate(isMixed && parcels.length === 2 ? 'shipping.parcels' : 'shipping.split', { count })
}
