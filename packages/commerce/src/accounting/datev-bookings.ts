import type { InvoiceRow } from '@passepartout/db'
import { isoCountry, type LedgerChart, salesAccountOf } from '@passepartout/domain'
import { contentOf, type TaxedPart, taxedParts } from './accounting-documents.ts'
import type { DatevBooking } from './datev-format.ts'

/** What a euro is worth in another currency, by its code: the monthly average of the Ministry of Finance. */
export type ExchangeRates = Readonly<Record<string, number>>

/** Euro cents of an amount. */
function toEuroCents(amount: number, currency: string, rates: ExchangeRates): number {
  if (currency === 'EUR') return amount
  const rate = rates[currency]
  if (!rate) throw new RangeError(`There is no exchange rate of ${currency}`)
  return Math.round(amount / rate)
}

/**
 * The bookings of a document: its sales by rate, to the customers' collective account. Vouchers that pay a part of it
 * are taken from what was owed to their holders.
 */
export function datevBookings(
  document: InvoiceRow,
  { chart, rates }: { chart: LedgerChart; rates: ExchangeRates },
): DatevBooking[] {
  const { number, orderNumber, issuedOn, country, currency, vatNumber, vouchers } = contentOf(document)
  const bookings: DatevBooking[] = []
  const book = (amount: number, contraAccount: string, more: Partial<DatevBooking> = {}) => {
    const cents = toEuroCents(Math.abs(amount), currency, rates)
    if (cents === 0) return
    const original = currency === 'EUR' ? undefined : `${currency} ${(Math.abs(amount) / 100).toFixed(2)}`
    bookings.push({
      amount: cents,
      side: amount > 0 ? 'S' : 'H',
      account: chart.debtors,
      contraAccount,
      ...{ day: issuedOn, document: number, text: `${orderNumber} ${isoCountry(country)}`, original },
      ...more,
    })
  }
  for (const part of taxedParts(document)) {
    const account = salesAccountOf(chart, part)
    if (account === undefined) throw new RangeError(`No account for ${describePart(part)}`)
    if (part.treatment === 'export') {
      book(part.net, account)
      book(part.tax, chart.foreignTax)
    } else book(part.net + part.tax, account, taxFields(part, chart, vatNumber))
  }
  for (const { amount } of vouchers) book(-amount, chart.vouchers)
  return bookings
}

function taxFields(
  { treatment, country, rate }: TaxedPart,
  { unionKey }: LedgerChart,
  vatNumber: string,
): Partial<DatevBooking> {
  if (treatment === 'union')
    return { taxKey: unionKey, euCountry: isoCountry(country), euRate: rate ?? undefined }
  if (treatment === 'reverse-charge') return { euCountry: vatNumber.replace(/[^A-Z0-9]/gi, '').toUpperCase() }
  return {}
}

/** Such as `DE 19 %`. */
export const describePart = ({ country, rate }: Pick<TaxedPart, 'country' | 'rate'>): string =>
  `${isoCountry(country)} ${rate ?? 0} %`
