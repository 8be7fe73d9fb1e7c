import type { ReceiptSums } from '@passepartout/contracts'
import type { TaxRule } from '@passepartout/domain'
import { toDisplayDay } from '../../display-times.ts'
import type { CallContext } from '../../http/call-context.ts'
import { parseStoredLine, priceLine } from '../cart/index.ts'
import type { CheckoutQuote } from './load-checkout-quote.ts'
import { receiptSums, shippingName } from './receipt.ts'

/** What an order keeps of its receipt beside its lines: as it was shown, and the parts that invoices are made of. */
export interface OrderReceipt {
  sums: ReceiptSums
  /** "Standard, DHL"; empty where nothing is sent. */
  shippingName: string
  /** "Freitag, 27. November"; none where nothing is sent. */
  arrives: string | null
  /** "Freitag, 20. November": by then the money has to be there for that day. */
  moneyBy: string | null
  /** Minor units; `relief` is VAT that a company abroad owes itself. */
  shipping: {
    option: string
    carriers: readonly string[]
    amount: number
    relief: number
    day: string
    /** What it was planned to come in, with its lines, and each parcel's share of the amount. */
    parcels?: readonly { class: string; grams: number; amount: number; lines: Record<string, number> }[]
  } | null
  tax: TaxRule
  /** In the order of the lines: of what a price consists, and the VAT it was relieved of. */
  lines: readonly { parts: unknown; relief: number }[]
  promotion: { code: string; amount: number } | null
  /** Codes without all but their last letters: who reads an order can spend nothing. */
  vouchers: readonly { code: string; amount: number }[]
  /** Versions of the legal texts that were agreed to, by text. */
  legalTexts: Readonly<Record<string, string>>
  /** Of prices and delivery rules, to tell later how it was reckoned. */
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

/** Which pieces of which lines lie in which parcel. */
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
