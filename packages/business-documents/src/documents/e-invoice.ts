import { allocateAmount, type CountryCode, isQrIban, sellerVatId } from '@passepartout/domain'
import { addressLines, isoCountryOf } from '../address-lines.ts'
import { documentTranslator } from '../messages/translators.ts'
import type { InvoiceContent, InvoiceRow } from './invoice-content.ts'
import type { Attachment } from './pdf-sheet.ts'
import { type Element, element, writeXml } from './xml.ts'

/** Countries whose companies read invoices of the European standard. */
const EU: readonly CountryCode[] = ['at', 'be', 'de', 'es', 'fr', 'it', 'lu', 'nl']

/** Pieces, in UN/ECE recommendation 20. */
const PIECE = { unitCode: 'C62' }
/** 20261126. */
const DAY = { format: '102' }

/** The invoice as data inside its PDF (Factur-X 1.07 = ZUGFeRD 2.3, profile EN 16931), for companies in the EU. */
export function eInvoiceAttachment(content: InvoiceContent): Attachment | undefined {
  const { vatNumber, invoiceAddress, currency, tax } = content
  const isCompany = vatNumber !== '' || invoiceAddress.company !== ''
  if (!isCompany || currency !== 'EUR' || tax === 'on-top' || !EU.includes(invoiceAddress.country))
    return undefined
  return {
    name: 'factur-x.xml',
    type: 'text/xml',
    bytes: new TextEncoder().encode(writeEInvoice(content)),
    description: 'Factur-X EN 16931',
    metadata: METADATA,
  }
}

/** A cross-industry invoice (UN/CEFACT CII D16B) in EN 16931. */
export function writeEInvoice(content: InvoiceContent): string {
  const { number, kind, issuedOn } = content
  const nets = netAmounts(content)
  const lines = content.rows.filter(row => row.kind === 'line')
  return writeXml(
    element('rsm:CrossIndustryInvoice', NAMESPACES, [
      element('rsm:ExchangedDocumentContext', [
        element('ram:GuidelineSpecifiedDocumentContextParameter', [
          element('ram:ID', 'urn:cen.eu:en16931:2017'),
        ]),
      ]),
      element('rsm:ExchangedDocument', [
        element('ram:ID', number),
        element('ram:TypeCode', kind === 'invoice' ? '380' : '381'),
        element('ram:IssueDateTime', [day(issuedOn)]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...lines.map(row => lineItem(row, nets.get(row) ?? 0, content)),
        agreement(content),
        delivery(content),
        settlement(content, nets),
      ]),
    ]),
  )
}

const amount = (minor: number) => (minor / 100).toFixed(2)
const day = (iso: string) => element('udt:DateTimeString', DAY, iso.replaceAll('-', ''))

/** Net amounts of the rows: the net sum of each rate allocated in proportion, so that they add up to it. */
function netAmounts({ rows, rates, tax }: InvoiceContent): Map<InvoiceRow, number> {
  if (tax !== 'included') return new Map(rows.map(row => [row, row.amount]))
  return new Map(
    rates.flatMap(({ rate, net }) => {
      const some = rows.filter(row => row.rate === rate)
      const parts = allocateAmount(
        net,
        some.map(row => row.amount),
      )
      return some.map((row, index) => [row, parts[index] ?? 0] as const)
    }),
  )
}

/** Categories of UNTDID 5305: standard, zero, intra-Community, exempt. */
function categoryOf(rate: number | null, { tax }: InvoiceContent): 'S' | 'Z' | 'K' | 'E' {
  if (rate === null) return 'E'
  if (tax === 'reverse-charge') return 'K'
  return rate > 0 ? 'S' : 'Z'
}

const taxOf = (rate: number | null, content: InvoiceContent): Element[] => [
  element('ram:TypeCode', 'VAT'),
  element('ram:CategoryCode', categoryOf(rate, content)),
  element('ram:RateApplicablePercent', String(rate ?? 0)),
]

function lineItem(row: InvoiceRow, net: number, content: InvoiceContent): Element {
  const quantity = String(row.quantity ?? 1)
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(row.position))]),
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', row.title),
      ...(row.notes.length > 0 ? [element('ram:Description', row.notes.join(', '))] : []),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      // The price of all pieces together: a unit price would have to be rounded.
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', amount(net)),
        element('ram:BasisQuantity', PIECE, quantity),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', PIECE, quantity)]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', taxOf(row.rate, content)),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amount(net)),
      ]),
    ]),
  ])
}

function agreement(content: InvoiceContent): Element {
  const { seller, invoiceAddress, vatNumber, orderNumber } = content
  const vatId = sellerVatId(content.seller, content.country)
  const buyer = addressLines(invoiceAddress, content.locale)[0] ?? ''
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:SellerTradeParty', [
      element('ram:Name', seller.name),
      element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.register.number)]),
      element('ram:DefinedTradeContact', [
        element('ram:PersonName', seller.representedBy),
        element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', seller.contact.phone)]),
        element('ram:EmailURIUniversalCommunication', [element('ram:URIID', seller.contact.email)]),
      ]),
      element('ram:PostalTradeAddress', [
        element('ram:PostcodeCode', seller.postalCode),
        element('ram:LineOne', `${seller.street} ${seller.houseNumber}`),
        element('ram:CityName', seller.city),
        element('ram:CountryID', seller.country),
      ]),
      element('ram:URIUniversalCommunication', [
        element('ram:URIID', { schemeID: 'EM' }, seller.contact.email),
      ]),
      ...(vatId ? [registration(vatId)] : []),
    ]),
    element('ram:BuyerTradeParty', [
      element('ram:Name', buyer),
      postalAddress(invoiceAddress),
      ...(vatNumber ? [registration(vatNumber)] : []),
    ]),
    element('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', orderNumber)]),
  ])
}

const registration = (number: string) =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', { schemeID: 'VA' }, number)])

const postalAddress = ({ postalCode, street, extra, city, country }: InvoiceContent['invoiceAddress']) =>
  element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postalCode),
    element('ram:LineOne', street),
    ...(extra ? [element('ram:LineTwo', extra)] : []),
    element('ram:CityName', city),
    element('ram:CountryID', isoCountryOf(country)),
  ])

function delivery({ deliveryAddress, locale, suppliedOn }: InvoiceContent): Element {
  return element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', [
      element('ram:Name', addressLines(deliveryAddress, locale)[0] ?? ''),
      postalAddress(deliveryAddress),
    ]),
    element('ram:ActualDeliverySupplyChainEvent', [element('ram:OccurrenceDateTime', [day(suppliedOn)])]),
  ])
}

function settlement(content: InvoiceContent, nets: ReadonlyMap<InvoiceRow, number>): Element {
  const { rows, rates, currency, payment, kind, corrects, total, due } = content
  const translate = documentTranslator(content.locale, content.channel)
  const { transfer, payUntil } = payment
  const sumOf = (part: InvoiceRow['kind']) =>
    rows.filter(row => row.kind === part).reduce((sum, row) => sum + (nets.get(row) ?? 0), 0)
  const tax = rates.reduce((sum, rate) => sum + rate.tax, 0)
  // A credit note follows a refund that has been made.
  const open = kind === 'credit-note' || payment.paidOn !== null ? 0 : due
  return element('ram:ApplicableHeaderTradeSettlement', [
    ...(transfer ? [element('ram:PaymentReference', transfer.reference)] : []),
    element('ram:InvoiceCurrencyCode', currency),
    ...(transfer && !isQrIban(transfer.iban) ? [paymentMeans(transfer)] : []),
    ...rates.map(({ rate, net, tax: calculated }) =>
      element('ram:ApplicableTradeTax', [
        element('ram:CalculatedAmount', amount(calculated)),
        element('ram:TypeCode', 'VAT'),
        ...exemption(categoryOf(rate, content), translate),
        element('ram:BasisAmount', amount(net)),
        element('ram:CategoryCode', categoryOf(rate, content)),
        ...(categoryOf(rate, content) === 'K' ? [element('ram:ExemptionReasonCode', 'VATEX-EU-IC')] : []),
        element('ram:RateApplicablePercent', String(rate ?? 0)),
      ]),
    ),
    ...rows
      .filter(row => row.kind !== 'line')
      .map(row =>
        element('ram:SpecifiedTradeAllowanceCharge', [
          element('ram:ChargeIndicator', [
            element('udt:Indicator', row.kind === 'charge' ? 'true' : 'false'),
          ]),
          element('ram:ActualAmount', amount(Math.abs(nets.get(row) ?? 0))),
          element('ram:Reason', row.title),
          element('ram:CategoryTradeTax', taxOf(row.rate, content)),
        ]),
      ),
    ...(open > 0 ? [paymentTerms(payUntil ?? content.issuedOn)] : []),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', amount(sumOf('line'))),
      element('ram:ChargeTotalAmount', amount(sumOf('charge'))),
      element('ram:AllowanceTotalAmount', amount(Math.abs(sumOf('allowance')))),
      element('ram:TaxBasisTotalAmount', amount(total - tax)),
      element('ram:TaxTotalAmount', { currencyID: currency }, amount(tax)),
      element('ram:GrandTotalAmount', amount(total)),
      element('ram:TotalPrepaidAmount', amount(total - open)),
      element('ram:DuePayableAmount', amount(open)),
    ]),
    ...(corrects
      ? [
          element('ram:InvoiceReferencedDocument', [
            element('ram:IssuerAssignedID', corrects.number),
            element('ram:FormattedIssueDateTime', [
              element('qdt:DateTimeString', DAY, corrects.issuedOn.replaceAll('-', '')),
            ]),
          ]),
        ]
      : []),
  ])
}

function exemption(category: string, translate: ReturnType<typeof documentTranslator>): Element[] {
  if (category === 'K') return [element('ram:ExemptionReason', translate('invoice.intra-community'))]
  return category === 'E' ? [element('ram:ExemptionReason', translate('invoice.voucher-note'))] : []
}

const paymentMeans = ({ iban, bic, holder }: NonNullable<InvoiceContent['payment']['transfer']>) =>
  element('ram:SpecifiedTradeSettlementPaymentMeans', [
    // SEPA credit transfer.
    element('ram:TypeCode', '58'),
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', iban),
      element('ram:AccountName', holder),
    ]),
    ...(bic ? [element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)])] : []),
  ])

const paymentTerms = (until: string) =>
  element('ram:SpecifiedTradePaymentTerms', [element('ram:DueDateDateTime', [day(until)])])

const UN = 'urn:un:unece:uncefact:data:standard'
const NAMESPACES = {
  'xmlns:rsm': `${UN}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${UN}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${UN}:QualifiedDataType:100`,
  'xmlns:udt': `${UN}:UnqualifiedDataType:100`,
}

const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

/** XMP that names the embedded invoice, with the extension schema of its terms, as PDF/A requires. */
const METADATA = `<rdf:Description rdf:about="" xmlns:fx="${FX}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${[
  property('DocumentFileName', 'name of the embedded XML invoice file'),
  property('DocumentType', 'INVOICE'),
  property('Version', 'The actual version of the Factur-X XML schema'),
  property('ConformanceLevel', 'The conformance level of the embedded Factur-X data'),
].join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`
