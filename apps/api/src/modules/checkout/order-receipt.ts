import type { ReceiptSums } from '@passepartout/contracts'
import type { TaxRule } from '@passepartout/domain'
import { toDisplayDay } from '../../display-times.ts'
import type { CallContext } from '../../http/call-context.ts'
import { parseStoredLine, priceLine } from '../cart/index.ts'
import type { CheckoutQuote } from './load-checkout-quote.ts'
import { receiptSums, shippingName } from './receipt.ts'

/** The receipt as stored in an order beside its lines: as displayed, with the data for invoices. */
export interface OrderReceipt {
  sums: ReceiptSums
  /** "Standard, DHL"; empty when nothing is shipped. */
  shippingName: string
  /** "Freitag, 27. November"; null when nothing is shipped. */
  arrives: string | null
  /** "Freitag, 20. November": the payment must arrive by this day for `arrives` to hold. */
  moneyBy: string | null
  /** Minor units; `relief` is the VAT that a company in another country owes itself (reverse charge). */
  shipping: {
    option: string
    carriers: readonly string[]
    amount: number
    relief: number
    day: string
    /** The planned parcels with their lines, and the share of each in the amount. */
    parcels?: readonly { class: string; grams: number; amount: number; lines: Record<string, number> }[]
  } | null
  tax: TaxRule
  /** In the order of the lines: the price parts, and the VAT relief. */
  lines: readonly { parts: unknown; relief: number }[]
  promotion: { code: string; amount: number } | null
  /** Codes masked but for their last characters, so that a reader of the order cannot redeem them. */
  vouchers: readonly { code: string; amount: number }[]
  /** Versions of the accepted legal texts, by text. */
  legalTexts: Readonly<Record<string, string>>
  /** Version of prices and delivery rules, to reproduce the calculation later. */
  priceBook: string
}

const masked = (code: string): string => code.replace(/[^-](?=.{4})/g, '·')

export function orderReceipt(
  context: CallContext,
  checkout: CheckoutQuote,
  legalTexts: OrderReceipt['legalTexts'],
): OrderReceipt {
  const { way, sums, codes, tax, lines, moneyDay } = checkout
  const shown = receiptSums(context, checkout)
  const vouchers = shown.vouchers.map(({ code, amount }) => ({ code: masked(code), amount }))
  return {
    sums: { ...shown, vouchers },
    shippingName: way ? shippingName(context, way) : '',
    arrives: way ? toDisplayDay(way.day, context.shop).text : null,
    moneyBy: way && moneyDay ? toDisplayDay(moneyDay, context.shop).text : null,
    shipping: way
      ? {
          option: way.id,
          carriers: way.carriers,
          amount: way.amount,
          relief: sums.shippingRelief,
          day: way.day,
          parcels: plannedShipments(lines, way),
        }
      : null,
    tax,
    lines: lines.map(({ row }, index) => {
      const { configuration } = parseStoredLine(context, row)
      const price = configuration && priceLine(context, configuration, row.quantity)
      const parts = price?.ok && 'parts' in price ? price.parts : []
      return { parts, relief: sums.reliefShares[index] ?? 0 }
    }),
    promotion: codes.best ? { code: codes.best.code, amount: sums.promotion } : null,
    vouchers: vouchers.map(({ code, amount }) => ({ code, amount: amount.amount })),
    legalTexts,
    priceBook: context.priceBook.version,
  }
}

/** The planned parcels with the number of pieces per line. */
const plannedShipments = (lines: CheckoutQuote['lines'], { parcels }: NonNullable<CheckoutQuote['way']>) =>
  parcels.map(({ class: size, grams, amount, contents }) => ({
    ...{ class: size, grams: Math.ceil(grams), amount },
    lines: Object.fromEntries(
      contents.map(({ piece, count }) => [
        lines.find(({ order }) => order?.sent?.piece === piece)?.row.id ?? '',
        count,
      ]),
    ),
  }))
