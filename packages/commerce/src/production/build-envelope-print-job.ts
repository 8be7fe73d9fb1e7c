import { addressLines } from '@passepartout/business-documents'
import type { EnvelopePrintJob } from '@passepartout/document'
import {
  addressedDelivery,
  type Catalogue,
  type CountryCode,
  cardPostageProperties,
  definitionOf,
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
  card: ProductConfiguration | undefined,
  { catalogue, locale, country, recipients }: EnvelopePrintInput,
): EnvelopePrintJob | undefined {
  if (card?.kind !== 'card' || card.envelopePrint === 'none' || card.envelope === 'none') return undefined
  const { formats, foldings, papers } = definitionOf(catalogue, 'card')
  const isSold = (list: readonly { id: string }[], id: string) => list.some(one => one.id === id)
  if (!isSold(formats, card.formatType) || !isSold(foldings, card.folding) || !isSold(papers, card.paper))
    return undefined
  const { envelopeMm } = cardPostageProperties(catalogue, { ...card, accessories: [] })
  return {
    envelope: { width: envelopeMm.widthMm, height: envelopeMm.heightMm },
    sender: sanitiseStoredSender(card.envelopeSender),
    recipients: addressedDelivery(catalogue, card)
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
