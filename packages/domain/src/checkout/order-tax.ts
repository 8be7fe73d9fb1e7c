import { roundHalfUp } from '../money/money.ts'
import { allocateAmount } from '../prices/allocate-amount.ts'
import { validEntryOn } from '../prices/days.ts'
import type { PriceBook } from '../prices/schema.ts'
import { vatInGross } from '../prices/vat.ts'
import type { CountryCode } from '../shops/locales.ts'
import type { SalesTaxTable } from './selling-schema.ts'

/** How an order is taxed. Rates in per cent. */
export type TaxRule =
  /** Prices contain the destination's VAT (EU: one-stop shop). */
  | { kind: 'included'; standardRate: number }
  /** The same prices less the VAT they contain: the customer, a company of another country of the EU, owes it. */
  | { kind: 'reverse-charge'; standardRate: number }
  /** American sales tax of a state, on top; rate 0 where the seller collects none. */
  | { kind: 'on-top'; state: string | null; rate: number; taxesShipping: boolean }

/** What is taxed: amounts are paid ones, less promotions. */
export interface TaxedLine {
  amount: number
  rate: number
  /** Sold vouchers are taxed when they are spent (trade facts 1). */
  isVoucher: boolean
}

export interface TaxSum {
  rate: number
  amount: number
}

export interface OrderTaxes {
  /** Highest rate first; a zero-rated row says that there are zero-rated goods. */
  taxes: TaxSum[]
  /** Of the line amounts, in the order of lines, and of shipping: VAT that is not charged. */
  relief: number[]
  shippingRelief: number
}

/** Members of the EU that the shop sells to; rules of companies hold between them. */
const EU: readonly CountryCode[] = ['at', 'be', 'de', 'es', 'fr', 'it', 'lu', 'nl']

export interface TaxedOrder {
  country: CountryCode
  /** State of the delivery address; `null` before it is known. */
  state: string | null
  /** Country (ISO 3166) of a company's checked VAT number. */
  vatNumberCountry: string | null
  plantCountry: CountryCode
  /** `YYYY-MM-DD` at the plant. */
  day: string
}

/**
 * The rule for an order: by destination. Tax is reversed for a company with a number of another EU country than the
 * plant's, where the goods leave the plant's country (directive 2006/112/EC, article 138).
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
  const leavesForEu = country !== plantCountry && EU.includes(country)
  const isForeignCompany = vatNumberCountry !== null && vatNumberCountry.toLowerCase() !== plantCountry
  return { kind: leavesForEu && isForeignCompany ? 'reverse-charge' : 'included', standardRate }
}

/** What a state takes on a day; a provider's service can stand in for the table. */
export type SalesTaxLookup = (state: string | null, day: string) => { rate: number; taxesShipping: boolean }

/** Sales tax by the table: of states with nexus, nothing elsewhere. */
export const lookUpSalesTax =
  ({ nexus, states }: SalesTaxTable): SalesTaxLookup =>
  (state, day) => {
    const rows = state !== null && nexus.includes(state) ? states[state] : undefined
    const row = rows && validEntryOn(rows, day)
    return { rate: row?.percent ?? 0, taxesShipping: row?.taxesShipping ?? false }
  }

/**
 * Taxes of an order, rounded once per rate on the rate's sum. Shipping shares the rates of the goods in proportion to
 * their value, zero-rated ones included; beside nothing but vouchers it takes the standard rate.
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
