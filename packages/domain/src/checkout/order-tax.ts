import { roundHalfUp } from '../money/money.ts'
import { allocateAmount } from '../prices/allocate-amount.ts'
import { validEntryOn } from '../prices/days.ts'
import type { PriceBook } from '../prices/schema.ts'
import { vatInGross } from '../prices/vat.ts'
import type { CountryCode } from '../shops/locales.ts'
import type { SalesTaxTable } from './selling-schema.ts'

/** How an order is taxed. Rates in per cent. */
export type TaxRule =
  /** Prices include the destination's VAT (EU: one-stop shop). */
  | { kind: 'included'; standardRate: number }
  /** Prices minus the VAT they include: the customer, a company in another EU country, owes it. */
  | { kind: 'reverse-charge'; standardRate: number }
  /** American sales tax of a state, on top; rate 0 if the seller collects none. */
  | { kind: 'on-top'; state: string | null; rate: number; taxesShipping: boolean }

/** Taxable amounts: as paid, after promotions. */
export interface TaxedLine {
  amount: number
  rate: number
  /** Sold vouchers are taxed when they are redeemed (trade facts 1). */
  isVoucher: boolean
}

export interface TaxSum {
  rate: number
  amount: number
}

export interface OrderTaxes {
  /** Highest rate first; a row with rate 0 means that there are zero-rated goods. */
  taxes: TaxSum[]
  /** VAT that is not charged: per line, in the order of lines, and on shipping. */
  relief: number[]
  shippingRelief: number
}

/** EU members that the shop sells to; reverse charge applies between them. */
export const EU_COUNTRIES: readonly CountryCode[] = ['at', 'be', 'de', 'es', 'fr', 'it', 'lu', 'nl']

export interface TaxedOrder {
  country: CountryCode
  /** State of the delivery address; `null` while it is unknown. */
  state: string | null
  /** Country (ISO 3166) of the company's validated VAT number. */
  vatNumberCountry: string | null
  plantCountry: CountryCode
  /** `YYYY-MM-DD` in the lab's time zone. */
  day: string
}

/**
 * Resolves the tax rule of an order by its destination. Reverse charge applies to a company with a VAT number of
 * another EU country than the lab's, if the goods leave the lab's country (directive 2006/112/EC, article 138).
 */
export function resolveTaxRule(
  { vat }: Pick<PriceBook, 'vat'>,
  salesTax: SalesTaxLookup,
  order: TaxedOrder,
): TaxRule {
  const { country, state, vatNumberCountry, plantCountry, day } = order
  const { included, standard } = vat.countries[country]
  if (!included) return { kind: 'on-top', state, ...salesTax(state, day) }
  const standardRate = validEntryOn(standard, day)?.percent ?? 0
  const leavesForEu = country !== plantCountry && EU_COUNTRIES.includes(country)
  const isForeignCompany = vatNumberCountry !== null && vatNumberCountry.toLowerCase() !== plantCountry
  return { kind: leavesForEu && isForeignCompany ? 'reverse-charge' : 'included', standardRate }
}

/** Sales tax of a state on a day; a tax service can replace the table. */
export type SalesTaxLookup = (state: string | null, day: string) => { rate: number; taxesShipping: boolean }

/** Sales tax by the table: only states with nexus collect it. */
export const lookUpSalesTax =
  ({ nexus, states }: SalesTaxTable): SalesTaxLookup =>
  (state, day) => {
    const rows = state !== null && nexus.includes(state) ? states[state] : undefined
    const row = rows && validEntryOn(rows, day)
    return { rate: row?.percent ?? 0, taxesShipping: row?.taxesShipping ?? false }
  }

/**
 * Taxes of an order, rounded once per rate on the sum of that rate. Shipping takes the rates of the goods in proportion
 * to their value, including zero-rated goods; an order of vouchers only uses the standard rate.
 */
export function orderTaxes(lines: readonly TaxedLine[], shipping: number, rule: TaxRule): OrderTaxes {
  const none = { relief: lines.map(() => 0), shippingRelief: 0 }
  if (rule.kind === 'on-top') return { ...none, taxes: taxOnTop(lines, shipping, rule) }

  const rates = [...new Set(lines.filter(({ isVoucher }) => !isVoucher).map(({ rate }) => rate))]
  if (rates.length === 0 && shipping > 0) rates.push(rule.standardRate)
  rates.sort((a, b) => b - a)
  const ofRate = (rate: number) =>
    lines.map(line => (!line.isVoucher && line.rate === rate ? line.amount : 0))
  const goods = rates.map(rate => ofRate(rate).reduce((sum, amount) => sum + amount, 0))
  const shares = allocateAmount(shipping, goods)
  const taxes = rates.map((rate, index) => ({
    rate,
    amount: vatInGross((goods[index] ?? 0) + (shares[index] ?? 0), rate),
  }))
  if (rule.kind === 'included') return { ...none, taxes }

  const relief = lines.map(() => 0)
  let shippingRelief = 0
  taxes.forEach(({ rate, amount }, index) => {
    const parts = allocateAmount(amount, [...ofRate(rate), shares[index] ?? 0])
    shippingRelief += parts.pop() ?? 0
    parts.forEach((part, line) => {
      relief[line] = (relief[line] ?? 0) + part
    })
  })
  return { taxes: [], relief, shippingRelief }
}

function taxOnTop(
  lines: readonly TaxedLine[],
  shipping: number,
  { rate, taxesShipping }: TaxRule & { kind: 'on-top' },
): TaxSum[] {
  if (rate === 0) return []
  const goods = lines.reduce((sum, { amount, isVoucher }) => sum + (isVoucher ? 0 : amount), 0)
  const base = goods + (taxesShipping && goods > 0 ? shipping : 0)
  // Rates have at most three decimals; whole thousandths keep the product exact.
  return [{ rate, amount: roundHalfUp((base * Math.round(rate * 1000)) / 100_000) }]
}
