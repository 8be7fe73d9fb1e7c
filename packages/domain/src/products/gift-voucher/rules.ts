import type { Catalogue } from '../../catalogue/schema.ts'
import type { Shop } from '../../shops/shop.ts'
import { createFieldPicker } from '../shared/field-picker.ts'
import { channelProblems, definitionOf } from '../shared/limits.ts'
import type { ProductInput, ProductProblem, ProductRules } from '../shared/rules.ts'
import { createSkuRules } from '../shared/sku.ts'
import {
  GIFT_VOUCHER_DESIGNS,
  type GiftVoucherDefinition,
  type GiftVoucherDesign,
  type GiftVoucherPrices,
} from './schema.ts'

export interface GiftVoucherConfiguration {
  kind: 'gift-voucher'
  /** Value, in minor units of the shop's currency. */
  amount: number
  /** `pdf` or `post`. */
  delivery: string
  /** Message from the giver; may be empty. */
  message: string
  design?: GiftVoucherDesign
  /** The day on which it is sent, such as `2026-12-24`; by default as soon as it is paid. */
  sendOn?: string
}

/** A C6 sheet in its envelope. */
const LETTER = { grams: 15, widthMm: 162, heightMm: 114, depthMm: 2 }

const isMailed = (catalogue: Catalogue, delivery: string): boolean =>
  definitionOf(catalogue, 'gift-voucher').deliveries.some(({ id, posted }) => posted && id === delivery)

/** A multi-purpose voucher: tax is due when it is redeemed, not when it is bought (trade facts 1). */
export const giftVoucherRules: ProductRules<GiftVoucherConfiguration, GiftVoucherPrices> = {
  kind: 'gift-voucher',
  vatClass: () => 'voucher',
  normalise(catalogue, input, shop) {
    const definition = definitionOf(catalogue, 'gift-voucher')
    const deliveries = definition.deliveries.map(({ id }) => id)
    const pick = createFieldPicker(input)
    const given = typeof input.message === 'string' ? input.message : ''
    const message = trimmedMessage(definition, given)
    if (message !== given)
      pick.corrections.push({ field: 'message', given: given.slice(0, 80), used: message })
    return {
      configuration: {
        kind: 'gift-voucher',
        amount: pick.number(
          'amount',
          amount => amountCode(definition, amount, shop) === undefined,
          definition.initial[shop.currency],
        ),
        delivery: pick.word('delivery', deliveries, deliveries[0] ?? ''),
        message,
        ...voucherPresentation(input),
      },
      corrections: pick.corrections,
    }
  },
  check(catalogue, { amount, delivery, message }, shop) {
    const definition = definitionOf(catalogue, 'gift-voucher')
    const problems: ProductProblem[] = channelProblems(definition, shop)
    const addProblem = (field: string, code: string, value: string) => problems.push({ field, code, value })
    const amountProblem = amountCode(definition, amount, shop)
    if (amountProblem) addProblem('amount', amountProblem, String(amount))
    if (!definition.deliveries.some(({ id }) => id === delivery))
      addProblem('delivery', 'unknown-delivery', delivery)
    if (message.length > definition.message.maxCharacters)
      addProblem('message', 'message-too-long', message.slice(0, 80))
    else if (trimmedMessage(definition, message) !== message)
      addProblem('message', 'message-too-many-lines', message.slice(0, 80))
    return problems.length > 0 ? { ok: false, problems } : { ok: true }
  },
  quantity: catalogue => definitionOf(catalogue, 'gift-voucher').quantity,
  /** Campaigns do not reduce gift vouchers. */
  parts({ list, configuration }) {
    const amount = Math.round((configuration.amount * list.percentOfValue) / 100)
    return [{ code: 'voucher', value: configuration.delivery, original: amount, current: amount }]
  },
  campaignIds: () => [],
  sku: createSkuRules([{ name: 'amount', minor: true }], 'gift-voucher'),
  parcel: (catalogue, { delivery }) => ({
    form: isMailed(catalogue, delivery) ? 'letter' : 'none',
    ...LETTER,
    isPosted: true,
  }),
  /** By email. */
  isShipped: ({ delivery }) => delivery !== 'pdf',
  isWithdrawable: () => true,
  *enumerate(catalogue, shop) {
    const { amounts, freeAmount, deliveries } = definitionOf(catalogue, 'gift-voucher')
    const { min, max, step } = freeAmount[shop.currency]
    const all = new Set([...amounts[shop.currency], min, min + step, max])
    for (const amount of all) {
      for (const { id } of deliveries) yield { kind: 'gift-voucher', amount, delivery: id, message: '' }
    }
  },
}

/** Design and date of sending, if valid; neither changes the value. */
function voucherPresentation({
  design,
  sendOn,
}: ProductInput): Pick<GiftVoucherConfiguration, 'design' | 'sendOn'> {
  const known = GIFT_VOUCHER_DESIGNS.find(one => one === design)
  return {
    ...(known ? { design: known } : {}),
    ...(typeof sendOn === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(sendOn) ? { sendOn } : {}),
  }
}

function amountCode({ amounts, freeAmount }: GiftVoucherDefinition, amount: number, { currency }: Shop) {
  if (!Number.isSafeInteger(amount)) return 'unknown-amount'
  if (amounts[currency].includes(amount)) return undefined
  const { min, max, step } = freeAmount[currency]
  if (amount < min) return 'amount-too-small'
  if (amount > max) return 'amount-too-large'
  return amount % step === 0 ? undefined : 'amount-not-in-steps'
}

/** A message cut to the length that fits the voucher. */
function trimmedMessage(
  { message: { maxCharacters, maxLines } }: GiftVoucherDefinition,
  text: string,
): string {
  return text.split('\n').slice(0, maxLines).join('\n').slice(0, maxCharacters)
}
