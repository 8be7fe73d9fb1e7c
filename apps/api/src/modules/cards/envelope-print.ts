import type { EnvelopePrint } from '@passepartout/document'
import {
  addressedDelivery,
  type Catalogue,
  type CountryCode,
  cardPiece,
  definitionOf,
  keptSender,
  type Locale,
  type ProductConfiguration,
} from '@passepartout/domain'
import { addressLines } from '@passepartout/paper'

/** Somebody on a line's list, as far as it stands on an envelope. */
type Addressed = Record<'name' | 'extra' | 'street' | 'postalCode' | 'city' | 'region', string>

interface Printed {
  catalogue: Catalogue
  locale: Locale
  country: CountryCode
  recipients: readonly Addressed[]
}

/**
 * What is printed on the envelopes of a line, as its configuration says; nothing where it has none that are printed, or
 * in a format that is no longer sold.
 */
export function envelopePrint(
  card: ProductConfiguration | undefined,
  { catalogue, locale, country, recipients }: Printed,
): EnvelopePrint | undefined {
  if (card?.kind !== 'card' || card.envelopePrint === 'none' || card.envelope === 'none') return undefined
  const { formats, foldings, papers } = definitionOf(catalogue, 'card')
  const isSold = (list: readonly { id: string }[], id: string) => list.some(one => one.id === id)
  if (!isSold(formats, card.formatType) || !isSold(foldings, card.folding) || !isSold(papers, card.paper))
    return undefined
  const { envelopeMm } = cardPiece(catalogue, { ...card, accessories: [] })
  return {
    envelope: { width: envelopeMm.widthMm, height: envelopeMm.heightMm },
    sender: keptSender(card.envelopeSender),
    recipients: addressedDelivery(catalogue, card)
      ? recipients.map(one => linesOf(one, { country, locale }))
      : [],
  }
}

const linesOf = ({ name, ...place }: Addressed, where: { country: CountryCode; locale: Locale }): string[] =>
  addressLines(
    { ...place, country: where.country, kind: 'home', company: '', firstName: '', lastName: name },
    where.locale,
  )
