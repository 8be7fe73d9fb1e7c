/** An element of a cross-industry invoice, by its name without prefix. */
interface Node {
  name: string
  attributes: string
  text: string
  children: Node[]
}

/** Parses XML of our own: no comments, no CDATA, no mixed content. */
function readXml(xml: string): Node {
  const root: Node = { name: '', attributes: '', text: '', children: [] }
  const open = [root]
  for (const [, end, name = '', attributes = '', text = ''] of xml.matchAll(
    /<(\/?)(?:\w+:)?(\w+)([^<>]*)>([^<]*)/g,
  )) {
    if (end) {
      open.pop()
      continue
    }
    const node: Node = { name, attributes, text, children: [] }
    open.at(-1)?.children.push(node)
    if (!attributes.endsWith('/')) open.push(node)
  }
  return root
}

/** All elements at a path below one, or `//Name` for those at any depth. */
function all(node: Node, path: string): Node[] {
  if (path.startsWith('//')) {
    const name = path.slice(2)
    return node.children.flatMap(child => [...(child.name === name ? [child] : []), ...all(child, path)])
  }
  return path
    .split('/')
    .reduce<Node[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter(child => child.name === name)),
      [node],
    )
}
const text = (node: Node, path: string): string => all(node, path)[0]?.text ?? ''
const cents = (node: Node, path: string): number => Math.round(Number(text(node, path) || '0') * 100)
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** The data of the rules, by the business terms of EN 16931. */
function termsOf(xml: string) {
  const invoice = all(readXml(xml), 'CrossIndustryInvoice')[0] ?? readXml('')
  const trade = all(invoice, 'SupplyChainTradeTransaction')[0] ?? invoice
  const one = (node: Node, path: string) => all(node, path)[0] ?? readXml('')
  const settlement = one(trade, 'ApplicableHeaderTradeSettlement')
  const charges = all(settlement, 'SpecifiedTradeAllowanceCharge')
  const isCharge = (node: Node) => text(node, 'ChargeIndicator/Indicator') === 'true'
  const tax = (node: Node, path: string) => ({
    category: text(node, `${path}/CategoryCode`),
    rate: Number(text(node, `${path}/RateApplicablePercent`)),
  })
  const lineTax = 'SpecifiedLineTradeSettlement/ApplicableTradeTax'
  const lineNet = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'
  const lines = all(trade, 'IncludedSupplyChainTradeLineItem')
  return {
    invoice,
    settlement,
    lines,
    charges,
    seller: one(trade, 'ApplicableHeaderTradeAgreement/SellerTradeParty'),
    buyer: one(trade, 'ApplicableHeaderTradeAgreement/BuyerTradeParty'),
    delivery: one(trade, 'ApplicableHeaderTradeDelivery'),
    totals: one(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation'),
    breakdown: all(settlement, 'ApplicableTradeTax'),
    means: all(settlement, 'SpecifiedTradeSettlementPaymentMeans'),
    /** Everything taxed, allowances negative. */
    taxed: [
      ...lines.map(line => ({ ...tax(line, lineTax), net: cents(line, lineNet) })),
      ...charges.map(charge => ({
        ...tax(charge, 'CategoryTradeTax'),
        net: (isCharge(charge) ? 1 : -1) * cents(charge, 'ActualAmount'),
      })),
    ],
    lineNet,
    lineTax,
    isCharge,
  }
}
type Terms = ReturnType<typeof termsOf>

const vatId = (party: Node) => text(party, 'SpecifiedTaxRegistration/ID')
const totalsOf = ({ totals }: Terms, name: string) => cents(totals, name)
const withCategory = ({ breakdown }: Terms, code: string) =>
  breakdown.filter(node => text(node, 'CategoryCode') === code)
const uses = ({ taxed }: Terms, code: string) => taxed.some(({ category }) => category === code)
const every = (nodes: readonly Node[], ...paths: string[]) =>
  nodes.every(node => paths.every(path => text(node, path) !== ''))
/** The basis of each category and rate is the sum of its items. */
const addsUp = (terms: Terms, code: string) =>
  withCategory(terms, code).every(node => {
    const rate = Number(text(node, 'RateApplicablePercent'))
    const own = terms.taxed.filter(one => one.category === code && one.rate === rate)
    return cents(node, 'BasisAmount') === sum(own.map(({ net }) => net))
  })
const isUntaxed = (terms: Terms, code: string) =>
  withCategory(terms, code).every(node => cents(node, 'CalculatedAmount') === 0) &&
  terms.taxed.every(({ category, rate }) => category !== code || rate === 0)
const DAY = /^\d{8}$/
const day = (node: Node, path: string) => DAY.test(text(node, `${path}/DateTimeString`))

/** Business rules of EN 16931-1 that concern our products, by their ids; each returns whether an invoice complies. */
export const EN16931_RULES: Readonly<Record<string, (terms: Terms) => boolean>> = {
  'BR-01': ({ invoice }) =>
    every([invoice], 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
  'BR-02': ({ invoice }) => every([invoice], 'ExchangedDocument/ID'),
  'BR-03': ({ invoice }) => day(invoice, 'ExchangedDocument/IssueDateTime'),
  'BR-04': ({ invoice }) => /^38[01]$/.test(text(invoice, 'ExchangedDocument/TypeCode')),
  'BR-05': ({ settlement }) => text(settlement, 'InvoiceCurrencyCode') === 'EUR',
  'BR-06': ({ seller }) => every([seller], 'Name'),
  'BR-07': ({ buyer }) => every([buyer], 'Name'),
  'BR-08 and 09': ({ seller }) =>
    every([seller], 'PostalTradeAddress/CityName', 'PostalTradeAddress/CountryID'),
  'BR-10 and 11': ({ buyer }) =>
    every([buyer], 'PostalTradeAddress/CityName', 'PostalTradeAddress/CountryID'),
  'BR-12 to 15': ({ totals }) =>
    every([totals], ...['LineTotalAmount', 'TaxBasisTotalAmount', 'GrandTotalAmount', 'DuePayableAmount']),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21 to 26': ({ lines, lineNet }) =>
    every(
      lines,
      ...['AssociatedDocumentLineDocument/LineID', 'SpecifiedTradeProduct/Name', lineNet],
      ...['SpecifiedLineTradeDelivery/BilledQuantity'],
      ...['SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'],
    ) && lines.every(line => all(line, '//BilledQuantity')[0]?.attributes.includes('unitCode=')),
  'BR-27': ({ lines }) =>
    lines.every(
      line => cents(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount') >= 0,
    ),
  'BR-31 to 38': ({ charges }) => every(charges, 'ActualAmount', 'CategoryTradeTax/CategoryCode', 'Reason'),
  'BR-45 to 48': ({ breakdown }) =>
    every(breakdown, 'BasisAmount', 'CalculatedAmount', 'CategoryCode', 'RateApplicablePercent'),
  'BR-49': ({ means }) => every(means, 'TypeCode'),
  'BR-50 and 61': ({ means }) => every(means, 'PayeePartyCreditorFinancialAccount/IBANID'),
  'BR-55': ({ settlement }) => every(all(settlement, 'InvoiceReferencedDocument'), 'IssuerAssignedID'),
  'BR-57': ({ delivery }) => every(all(delivery, 'ShipToTradeParty'), 'PostalTradeAddress/CountryID'),
  'BR-62': ({ seller }) =>
    all(seller, 'URIUniversalCommunication/URIID').every(({ attributes }) =>
      attributes.includes('schemeID='),
    ),
  'BR-CO-04': ({ lines, lineTax }) => every(lines, `${lineTax}/CategoryCode`),
  'BR-CO-09': ({ seller, buyer }) =>
    [seller, buyer].map(vatId).every(id => id === '' || /^[A-Z]{2}\w/.test(id)),
  'BR-CO-10': terms =>
    totalsOf(terms, 'LineTotalAmount') === sum(terms.lines.map(line => cents(line, terms.lineNet))),
  'BR-CO-11 and 12': terms =>
    [true, false].every(
      charge =>
        totalsOf(terms, charge ? 'ChargeTotalAmount' : 'AllowanceTotalAmount') ===
        sum(
          terms.charges.filter(one => terms.isCharge(one) === charge).map(one => cents(one, 'ActualAmount')),
        ),
    ),
  'BR-CO-13': terms =>
    totalsOf(terms, 'TaxBasisTotalAmount') ===
    totalsOf(terms, 'LineTotalAmount') +
      totalsOf(terms, 'ChargeTotalAmount') -
      totalsOf(terms, 'AllowanceTotalAmount'),
  'BR-CO-14': terms =>
    totalsOf(terms, 'TaxTotalAmount') === sum(terms.breakdown.map(node => cents(node, 'CalculatedAmount'))),
  'BR-CO-15': terms =>
    totalsOf(terms, 'GrandTotalAmount') ===
    totalsOf(terms, 'TaxBasisTotalAmount') + totalsOf(terms, 'TaxTotalAmount'),
  'BR-CO-16': terms =>
    totalsOf(terms, 'DuePayableAmount') ===
    totalsOf(terms, 'GrandTotalAmount') - totalsOf(terms, 'TotalPrepaidAmount'),
  // Prices include tax, so a basis is calculated back from them: a cent either way.
  'BR-CO-17': ({ breakdown }) =>
    breakdown.every(node => {
      const tax = (cents(node, 'BasisAmount') * Number(text(node, 'RateApplicablePercent'))) / 100
      return Math.abs(cents(node, 'CalculatedAmount') - tax) <= 1
    }),
  'BR-CO-18': ({ breakdown }) => breakdown.length > 0,
  'BR-CO-25': terms =>
    totalsOf(terms, 'DuePayableAmount') <= 0 ||
    day(terms.settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime') ||
    text(terms.settlement, 'SpecifiedTradePaymentTerms/Description') !== '',
  'BR-CO-26': ({ seller }) => vatId(seller) !== '' || text(seller, 'SpecifiedLegalOrganization/ID') !== '',
  'BR-DEC': ({ invoice }) =>
    all(invoice, '//LineTotalAmount').every(({ text: amount }) => /^-?\d+(\.\d{1,2})?$/.test(amount)),
  'BR-S-02': terms => !uses(terms, 'S') || vatId(terms.seller) !== '',
  'BR-S-05': ({ taxed }) => taxed.every(({ category, rate }) => category !== 'S' || rate > 0),
  'BR-S-08': terms => addsUp(terms, 'S'),
  'BR-S-10': terms => withCategory(terms, 'S').every(node => text(node, 'ExemptionReason') === ''),
  'BR-Z-05 and 09': terms => isUntaxed(terms, 'Z'),
  'BR-Z-08': terms => addsUp(terms, 'Z'),
  'BR-E-02': terms => !uses(terms, 'E') || vatId(terms.seller) !== '',
  'BR-E-05 and 09': terms => isUntaxed(terms, 'E'),
  'BR-E-08': terms => addsUp(terms, 'E'),
  'BR-E-10': terms => every(withCategory(terms, 'E'), 'ExemptionReason'),
  'BR-IC-02': terms => !uses(terms, 'K') || (vatId(terms.seller) !== '' && vatId(terms.buyer) !== ''),
  'BR-IC-05 and 09': terms => isUntaxed(terms, 'K'),
  'BR-IC-08': terms => addsUp(terms, 'K'),
  'BR-IC-10': terms => every(withCategory(terms, 'K'), 'ExemptionReason'),
  'BR-IC-11': terms =>
    !uses(terms, 'K') || day(terms.delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
  'BR-IC-12': terms =>
    !uses(terms, 'K') || text(terms.delivery, 'ShipToTradeParty/PostalTradeAddress/CountryID') !== '',
  'BR-S-01, Z-01, E-01, IC-01': terms =>
    ['S', 'Z', 'E', 'K'].every(code => uses(terms, code) === withCategory(terms, code).length > 0),
}

/** The ids of the rules that an invoice violates. */
export function brokenRules(xml: string): string[] {
  const terms = termsOf(xml)
  return Object.entries(EN16931_RULES).flatMap(([id, isKept]) => (isKept(terms) ? [] : [id]))
}
