import {
  type CardField,
  definitionOf,
  localised,
  type PartCode,
  termName,
  withColon,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { accessoryName } from '../accessories/index.ts'

type Context = Pick<CallContext, 'catalogue' | 'shop' | 'translate'>

const LISTS = {
  formatType: 'formats',
  folding: 'foldings',
  paper: 'papers',
  punching: 'punchings',
  envelope: 'envelopes',
  liner: 'liners',
  envelopePrint: 'envelopePrints',
} as const satisfies Partial<Record<CardField, string>>

export function cardValueLabel(
  { catalogue, shop }: Omit<Context, 'translate'>,
  field: CardField,
  value: string,
) {
  if (field === 'refinementType') return termName(catalogue, 'refinements', value, shop.locale)
  const found = definitionOf(catalogue, 'card')[LISTS[field]].find(({ id }) => id === value)
  return found ? localised(found.name, shop.locale) : value
}

const FIELDS: Partial<Record<PartCode, CardField>> = {
  format: 'formatType',
  paper: 'paper',
  refinement: 'refinementType',
  option: 'punching',
  envelope: 'envelope',
  print: 'envelopePrint',
}

export const cardPricePartLabel =
  (context: Context) =>
  ({ code, value }: { code: PartCode; value: string }): string => {
    const { shop, translate } = context
    // Linings need a prefix because envelopes have the same colour names: "Sage" alone would be ambiguous.
    if (code === 'liner')
      return `${withColon(shop.locale, translate('line.liner'))} ${cardValueLabel(context, 'liner', value)}`
    const field = FIELDS[code]
    if (field) return cardValueLabel(context, field, value)
    if (code === 'sample') return translate(value === 'free' ? 'card.sample-free' : 'card.sample')
    return accessoryName(context, value)
  }
