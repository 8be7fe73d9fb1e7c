import { addressLines } from '@passepartout/business-documents'
import type { EnvelopePrintJob } from '@passepartout/document'
import {
  type Catalogue,
  type CountryCode,
  cardPostageProperties,
  definitionOf,
  deliveryOfEnvelopes,
  hasPrintedEnvelope,
  type Locale,
  type ProductConfiguration,
  sanitiseStoredSender,
} from '@passepartout/domain'

/** The fields of a recipient that are printed on an envelope. */
type EnvelopeRecipient = Record<'name' | 'extra' | 'street' | 'postalCode' | 'city' | 'region', string>

interface EnvelopePrintInput {
  catalogue: Catalogue
  locale: Locale
  country: CountryCode
  recipients: readonly EnvelopeRecipient[]
}

/** The envelope printing of a line; `undefined` when its configuration has none or its format is no longer sold. */
export function buildEnvelopePrintJob(
  product: ProductConfiguration | undefined,
  { catalogue, locale, country, recipients }: EnvelopePrintInput,
): EnvelopePrintJob | undefined {
  if (!hasPrintedEnvelope(product) || product.envelope === 'none') return undefined
  const { formats, foldings, papers } = definitionOf(catalogue, product.kind)
  const isSold = (list: readonly { id: string }[], id: string) => list.some(one => one.id === id)
  if (
    !isSold(formats, product.formatType) ||
    !isSold(foldings, product.folding) ||
    !isSold(papers, product.paper)
  )
    return undefined
  const { envelopeMm } = cardPostageProperties(catalogue, { ...product, accessories: [] })
  return {
    envelope: { width: envelopeMm.widthMm, height: envelopeMm.heightMm },
    sender: sanitiseStoredSender(product.envelopeSender),
    recipients: deliveryOfEnvelopes(catalogue, product)
      ? recipients.map(one => linesOf(one, { country, locale }))
      : [],
  }
}

const linesOf = (
  { name, ...place }: EnvelopeRecipient,
  where: { country: CountryCode; locale: Locale },
): string[] =>
  addressLines(
    { ...place, country: where.country, kind: 'home', company: '', firstName: '', lastName: name },
    where.locale,
  )
