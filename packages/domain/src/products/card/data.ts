import type { Catalogue } from '../../catalogue/schema.ts'
import { CARD_FILTERS } from '../../catalogue/vocabulary.ts'
import type { DataPathProblem, KindData } from '../kind-data-loaders.ts'
import { definitionOf } from '../shared/limits.ts'
import { diffIds, repeatedIds, tierProblems, unknownIds } from '../shared/limits-schema.ts'
import { cardValues } from './card-problems.ts'
import { CARD_FIELDS } from './configuration.ts'
import {
  type CardDefinition,
  type CardPrices,
  cardConfigurationSchema,
  cardDefinitionSchema,
  cardPricesSchema,
} from './schema.ts'

export const cardData: KindData<CardPrices, CardDefinition> = {
  configuration: cardConfigurationSchema,
  isSaidBy: ({ themeId }) => Boolean(themeId),
  pageFields: {
    isSample: /^(?:1|true)$/,
    quantity: /^(?:\d{1,6}|sample)$/,
    refinement: 'word',
    ...Object.fromEntries(CARD_FILTERS.map(filter => [filter, 'word' as const])),
  },
  files: 'cards',
  definition: { schema: cardDefinitionSchema, check: checkDefinition },
  prices: { schema: cardPricesSchema, check: checkPrices },
  campaignIds: catalogue => [
    ...Object.values(cardValues(definitionOf(catalogue, 'card'))).flat(),
    ...catalogue.drawnCards.map(({ id }) => id),
  ],
}

function checkDefinition(definition: CardDefinition, { cards }: Catalogue): DataPathProblem[] {
  const values = cardValues(definition)
  const sizes = definition.envelopeSizes.map(({ id }) => id)
  const conditions = definition.combinations.flatMap(({ given, refuses }, index) =>
    [given, refuses].flatMap(condition =>
      CARD_FIELDS.flatMap(field =>
        unknownIds(`combinations[${index}]`, condition[field] ?? [], values[field]),
      ),
    ),
  )
  return [
    ...CARD_FIELDS.flatMap(field => repeatedIds(field, values[field])),
    ...CARD_FIELDS.flatMap(field =>
      unknownIds(`defaults.${field}`, [definition.defaults[field]], values[field]),
    ),
    ...definition.formats.flatMap((format, index) => [
      ...unknownIds(`formats[${index}].envelope`, [format.envelope], sizes),
      ...unknownIds(`formats[${index}].foldings`, format.foldings, values.folding),
      ...envelopeTooSmall(definition, format, `formats[${index}].envelope`),
    ]),
    ...definition.punchings.flatMap(({ formats = [] }, index) =>
      unknownIds(`punchings[${index}].formats`, formats, values.formatType),
    ),
    ...definition.envelopes.flatMap((envelope, index) =>
      unknownIds(`envelopes[${index}].sizes`, envelope.sizes, sizes),
    ),
    ...definition.liners.flatMap(({ sizes: own }, index) => unknownIds(`liners[${index}].sizes`, own, sizes)),
    ...frontProblems(definition, cards),
    ...conditions,
  ]
}

function envelopeTooSmall(
  { envelopeSizes }: CardDefinition,
  { widthMm, heightMm, envelope }: CardDefinition['formats'][number],
  path: string,
): DataPathProblem[] {
  const own = envelopeSizes.find(({ id }) => id === envelope)
  const fits =
    !own ||
    (Math.max(widthMm, heightMm) < Math.max(own.widthMm, own.heightMm) &&
      Math.min(widthMm, heightMm) < Math.min(own.widthMm, own.heightMm))
  return fits ? [] : [{ path, message: `"${envelope}" is smaller than the card` }]
}

/** Checks that each design is drawn for one of these formats, in its exact size. */
function frontProblems({ formats }: CardDefinition, cards: Catalogue['cards']): DataPathProblem[] {
  return cards.flatMap(({ id, format, widthMm, heightMm }) => {
    const own = formats.find(each => each.id === format)
    if (!own) return [{ path: 'formats', message: `the design "${id}" needs "${format}"` }]
    const same = own.widthMm === widthMm && own.heightMm === heightMm
    return same ? [] : [{ path: 'formats', message: `"${format}" is not the size of the design "${id}"` }]
  })
}

function checkPrices(list: CardPrices, catalogue: Catalogue): DataPathProblem[] {
  const definition = definitionOf(catalogue, 'card')
  const values = cardValues(definition)
  const sizes = [...new Set(definition.formats.map(({ size }) => size))]
  return [
    ...diffIds('units', Object.keys(list.units), sizes),
    ...Object.entries(list.units).flatMap(([size, byFolding]) => [
      ...diffIds(`units.${size}`, Object.keys(byFolding), values.folding),
      ...Object.entries(byFolding).flatMap(([folding, units]) =>
        tierProblems(`units.${size}.${folding}`, list.tiersFrom, units),
      ),
    ]),
    ...diffIds('papers', Object.keys(list.papers), values.paper),
    ...diffIds('punchings', Object.keys(list.punchings), values.punching),
    ...diffIds('envelopes', Object.keys(list.envelopes), values.envelope),
    ...diffIds('liners', Object.keys(list.liners), values.liner),
    ...diffIds('envelopePrints', Object.keys(list.envelopePrints), values.envelopePrint),
  ]
}
