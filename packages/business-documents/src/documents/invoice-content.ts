import type { CheckoutAddress } from '@passepartout/contracts'
import {
  allocateAmount,
  type Channel,
  type CountryCode,
  type Currency,
  type Locale,
  money,
  type PaymentMethod,
  type Seller,
} from '@passepartout/domain'
import { lineDisplayName } from '../line-display-name.ts'
import { documentTranslator } from '../messages/translators.ts'

/** Order line in minor units, taxed at its rate; a sold voucher is taxed when it is redeemed. */
export interface InvoicedLine {
  number: number
  title: string
  description: readonly { label: string; value: string }[]
  quantity: number
  unitPrice: number
  total: number
  totalOriginal: number
  /** The line's share of promotion codes. */
  discount: number
  /** VAT that a company abroad owes itself (reverse charge): taken off the line. */
  relief: number
  /** Percent. */
  vatRate: number
  isVoucher: boolean
}

/** Source of an invoice: the frozen order and its payment. Days are `2026-11-26`. */
export interface InvoiceSource {
  channel: Channel
  locale: Locale
  /** Of delivery. */
  country: CountryCode
  currency: Currency
  seller: Seller
  invoiceAddress: CheckoutAddress
  deliveryAddress: CheckoutAddress
  /** The whitelabel company in whose name the order was sent. */
  sender?: string | undefined
  vatNumber: string
  orderNumber: string
  orderedOn: string
  issuedOn: string
  suppliedOn: string
  lines: readonly InvoicedLine[]
  /** Name of the applied promotion code, as on the receipt. */
  promotion: string | null
  shipping: { name: string; amount: number; relief: number }
  tax: TaxKind
  /** As on the receipt; minor units. */
  taxes: readonly { rate: number; amount: number }[]
  total: number
  vouchers: readonly { code: string; amount: number }[]
  due: number
  payment: InvoicePayment
  /** Absolute address, for the QR code. */
  statusUrl: string
}

/** VAT contained in prices; owed by a company abroad; or sales tax on top. */
export type TaxKind = 'included' | 'reverse-charge' | 'on-top'

export interface InvoicePayment {
  method: PaymentMethod
  /** `null` while payment is due. */
  paidOn: string | null
  payUntil: string | null
  /** Account for a payment that is due; frozen when the invoice is issued. */
  transfer: { iban: string; bic: string | null; holder: string; reference: string } | null
}

/** A row of the table. Amounts contain VAT where the order's prices do. */
export interface InvoiceRow {
  kind: 'line' | 'allowance' | 'charge'
  position: number
  title: string
  notes: readonly string[]
  quantity: number | null
  unitPrice: number | null
  amount: number
  /** Percent; `null` for rows that are not taxed here. */
  rate: number | null
}

/** Total of the rows of a rate: `net + tax` is their sum. */
export interface InvoiceRate {
  rate: number | null
  net: number
  tax: number
}

/** Content of an invoice or credit note, frozen when it is issued. Amounts of credit notes are positive too. */
export interface InvoiceContent extends Omit<InvoiceSource, 'lines' | 'promotion' | 'shipping' | 'taxes'> {
  version: 1
  kind: 'invoice' | 'credit-note'
  number: string
  rows: readonly InvoiceRow[]
  rates: readonly InvoiceRate[]
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issuedOn: string } | null
}

/**
 * Builds the content of an invoice from an order.
 *
 * @throws RangeError where the totals of the order do not agree to the cent
 */
export function invoiceContent(number: string, source: InvoiceSource): InvoiceContent {
  const { lines, promotion, shipping, taxes, ...rest } = source
  const rows = rowsOf(source)
  const content: InvoiceContent = {
    ...rest,
    ...{ version: 1, kind: 'invoice', number, corrects: null },
    rows,
    rates: ratesOf(rows, source),
  }
  assertTotalsMatch(content)
  return content
}

function rowsOf(source: InvoiceSource): InvoiceRow[] {
  const { lines, promotion, shipping, tax, currency, locale, channel } = source
  const translate = documentTranslator(locale, channel)
  const inMoney = (amount: number) => translate.money(money(amount, currency))
  const isNet = tax === 'reverse-charge'
  const rateOf = (line: InvoicedLine) => (line.isVoucher ? null : isNet ? 0 : line.vatRate)

  const rows: Omit<InvoiceRow, 'position'>[] = lines.map(line => {
    const { quantity, unitPrice, total, totalOriginal, discount, relief } = line
    const { name: title, details } = lineDisplayName(line, locale)
    // Reverse charge applies to the price the company pays, so a promotion code cannot have a row of its own.
    const amount = isNet ? total - discount - relief : total
    const saved = totalOriginal - total
    return {
      kind: 'line' as const,
      title,
      notes: [
        details.join('; '),
        saved > 0 && !isNet
          ? translate('invoice.reduced', { original: inMoney(totalOriginal), saved: inMoney(saved) })
          : '',
        isNet && promotion !== null && discount > 0
          ? translate('invoice.code-deducted', { name: promotion })
          : '',
        line.isVoucher ? translate('invoice.voucher-untaxed') : '',
      ].filter(Boolean),
      quantity,
      unitPrice: isNet ? Math.round(amount / quantity) : unitPrice,
      amount,
      rate: rateOf(line),
    }
  })
  if (promotion !== null && !isNet) {
    const discounts = Map.groupBy(
      lines.filter(({ discount }) => discount > 0),
      rateOf,
    )
    for (const [rate, some] of discounts) {
      const amount = -some.reduce((sum, { discount }) => sum + discount, 0)
      rows.push({
        kind: 'allowance',
        title: promotion,
        notes: [],
        quantity: null,
        unitPrice: null,
        amount,
        rate,
      })
    }
  }
  for (const { rate, amount } of shippingParts(source)) {
    const title = translate('invoice.shipping', { name: shipping.name })
    rows.push({ kind: 'charge', title, notes: [], quantity: null, unitPrice: null, amount, rate })
  }
  return rows.map((row, index) => ({ position: index + 1, ...row }))
}

/** Shipping is split by the tax rates of the goods in proportion to their value, as it was taxed. */
function shippingParts({
  lines,
  shipping,
  tax,
  taxes,
}: InvoiceSource): { rate: number | null; amount: number }[] {
  const { amount, relief } = shipping
  if (amount === 0) return []
  if (tax === 'reverse-charge') return [{ rate: 0, amount: amount - relief }]
  const taxed = lines.filter(({ isVoucher }) => !isVoucher)
  const rates = [...new Set(taxed.map(({ vatRate }) => vatRate))].sort((a, b) => b - a)
  if (tax === 'on-top' || rates.length === 0) return [{ rate: taxes[0]?.rate ?? rates[0] ?? null, amount }]
  const goods = rates.map(rate =>
    taxed
      .filter(({ vatRate }) => vatRate === rate)
      .reduce((sum, { total, discount }) => sum + total - discount, 0),
  )
  return allocateAmount(amount, goods)
    .map((part, index) => ({ rate: rates[index] ?? 0, amount: part }))
    .filter(part => part.amount > 0)
}

function ratesOf(rows: readonly InvoiceRow[], { tax, taxes }: InvoiceSource): InvoiceRate[] {
  if (tax === 'on-top') {
    const net = rows.reduce((sum, { amount }) => sum + amount, 0)
    const [only] = taxes
    return [{ rate: only?.rate ?? null, net, tax: only?.amount ?? 0 }]
  }
  const sums = new Map<number | null, number>()
  for (const { rate, amount } of rows) sums.set(rate, (sums.get(rate) ?? 0) + amount)
  return [...sums]
    .sort(([a], [b]) => (b ?? -1) - (a ?? -1))
    .map(([rate, gross]) => {
      const amount = tax === 'included' ? (taxes.find(one => one.rate === rate)?.amount ?? 0) : 0
      return { rate, net: gross - amount, tax: amount }
    })
}

function assertTotalsMatch({ rates, total, vouchers, due }: InvoiceContent): void {
  const sum = rates.reduce((all, { net, tax }) => all + net + tax, 0)
  if (sum !== total) throw new RangeError(`The rows of an invoice add up to ${sum}, the order to ${total}`)
  const left = total - vouchers.reduce((all, { amount }) => all + amount, 0)
  if (left !== due) throw new RangeError(`${left} are left of an invoice, ${due} of the order`)
}

/**
 * The credit note for an invoice: all of it, or an amount allocated to its rates in proportion.
 *
 * @throws RangeError for an amount below 1 or above the invoice's total
 */
export function creditNoteContent(
  number: string,
  invoice: InvoiceContent,
  { issuedOn, amount = invoice.total }: { issuedOn: string; amount?: number },
): InvoiceContent {
  if (amount < 1 || amount > invoice.total) throw new RangeError(`${amount} cannot be credited`)
  const payment = { ...invoice.payment, payUntil: null, transfer: null }
  const credited = {
    ...invoice,
    ...{ kind: 'credit-note' as const, number, issuedOn, vouchers: [], payment, total: amount, due: amount },
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
  }
  if (amount === invoice.total) return credited

  const translate = documentTranslator(invoice.locale, invoice.channel)
  const parts = partsOf(amount, invoice.rates)
  const rates = invoice.rates.map(({ rate, net, tax }, index) => {
    const part = parts[index] ?? 0
    const taxPart = net + tax === 0 ? 0 : Math.round((part * tax) / (net + tax))
    return { rate, net: part - taxPart, tax: taxPart }
  })
  const rows = rates.map(
    ({ rate, net, tax }, index): InvoiceRow => ({
      ...{ kind: 'line', position: index + 1, notes: [], quantity: null, unitPrice: null, rate },
      title: translate('invoice.refund', { number: invoice.number }),
      amount: invoice.tax === 'on-top' ? net : net + tax,
    }),
  )
  return {
    ...credited,
    rows: rows.filter(row => row.amount > 0),
    rates: rates.filter(({ net, tax }) => net + tax > 0),
  }
}

/**
 * A partial refund counts for goods first, in proportion to their rates; vouchers, which are taxed when they are
 * redeemed, get only the rest.
 */
function partsOf(amount: number, rates: InvoiceContent['rates']): number[] {
  const worth = (isVoucher: boolean) =>
    rates.map(({ rate, net, tax }) => ((rate === null) === isVoucher ? net + tax : 0))
  const goods = worth(false)
  const forGoods = Math.min(
    amount,
    goods.reduce((sum, one) => sum + one, 0),
  )
  const ofVouchers = allocateAmount(amount - forGoods, worth(true))
  return allocateAmount(forGoods, goods).map((part, index) => part + (ofVouchers[index] ?? 0))
}
