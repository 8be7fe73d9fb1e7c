import {
  allocateAmount,
  type CountryCode,
  type CustomsLine,
  customsLine,
  type Money,
  money,
  type ProductConfiguration,
} from '@passepartout/domain'
import type { TicketData } from './line-ticket.ts'
import type { ShippedLine } from './production-order.ts'

/** What a declaration needs to know of a line. */
export type DeclaredGoods = Pick<ShippedLine, 'kind' | 'configuration' | 'copies' | 'value' | 'recipients'>

/** Customs data of pieces of a line in one parcel; `undefined` inside the customs union. */
export function declarePieces(
  { kind, configuration }: DeclaredGoods,
  parcel: { country: CountryCode; pieces: number; value: Money },
  data: TicketData,
): CustomsLine | undefined {
  const product = { ...(configuration as ProductConfiguration), kind } as ProductConfiguration
  return customsLine(data, product, parcel)
}

const parcelsToRecipients = ({ recipients }: DeclaredGoods) => recipients.filter(({ copies }) => copies > 0)

/** A line's value by destination: the order's address, and each recipient with copies. The shares add up exactly. */
export function valueByDestination(line: DeclaredGoods): {
  own: { pieces: number; value: Money }
  recipients: Money[]
} {
  const copies = parcelsToRecipients(line).map(recipient => recipient.copies)
  const pieces = Math.max(0, line.copies - copies.reduce((total, count) => total + count, 0))
  const [first = 0, ...others] = allocateAmount(line.value.amount, [pieces, ...copies])
  const { currency } = line.value
  return {
    own: { pieces, value: money(first, currency) },
    recipients: others.map(amount => money(amount, currency)),
  }
}

/** Customs data of a line's parcels to recipients, in their order; empty inside the customs union. */
export function declareRecipients<Goods extends DeclaredGoods>(
  line: Goods,
  country: CountryCode,
  data: TicketData,
): { recipient: Goods['recipients'][number]; customs: CustomsLine }[] {
  const { recipients: values } = valueByDestination(line)
  return parcelsToRecipients(line).flatMap((recipient, index) => {
    const value = values[index]
    const customs = value && declarePieces(line, { country, pieces: recipient.copies, value }, data)
    return customs ? [{ recipient, customs }] : []
  })
}
