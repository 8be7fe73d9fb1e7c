import type { Catalogue } from '../../catalogue/schema.ts'
import { CARD_ACCESSORY_TYPES } from '../../catalogue/vocabulary.ts'
import type { DataPathProblem, KindData } from '../kind-data-loaders.ts'
import { definitionOf } from '../shared/limits.ts'
import { diffIds, repeatedIds, unknownIds } from '../shared/limits-schema.ts'
import { MAX_ACCESSORY_QUANTITY } from './accessory-quantities.ts'
import {
  type AccessoryDefinition,
  type AccessoryPrices,
  accessoryConfigurationSchema,
  accessoryDefinitionSchema,
  accessoryPricesSchema,
} from './schema.ts'

export const accessoryData: KindData<AccessoryPrices, AccessoryDefinition> = {
  configuration: accessoryConfigurationSchema,
  pageFields: { sku: 'word', quantity: /^(?:\d{1,6}|sample)$/, type: 'word', color: 'word' },
  files: 'accessories',
  definition: { schema: accessoryDefinitionSchema, check: checkDefinition },
  prices: {
    schema: accessoryPricesSchema,
    check: ({ units }, catalogue) =>
      diffIds(
        'units',
        Object.keys(units),
        definitionOf(catalogue, 'accessory').articles.map(({ id }) => id),
      ),
  },
  campaignIds: catalogue =>
    definitionOf(catalogue, 'accessory').articles.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
}

function checkDefinition(
  { articles, colours, quantity }: AccessoryDefinition,
  { products: { card }, materials }: Catalogue,
): DataPathProblem[] {
  const known = {
    formats: card?.formats.map(({ id }) => id) ?? [],
    foldings: card?.foldings.map(({ id }) => id) ?? [],
    punchings: card?.punchings.map(({ id }) => id) ?? [],
    colours: colours.map(({ id }) => id),
    materials: materials.map(({ id }) => id),
  }
  const missingTypes = CARD_ACCESSORY_TYPES.filter(type => !articles.some(article => article.type === type))
  return [
    ...missingTypes.map(type => ({ path: 'articles', message: `none is of type "${type}"` })),
    ...repeatedIds(
      'articles',
      articles.map(({ id }) => id),
    ),
    ...repeatedIds(
      'articles',
      articles.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
    ),
    ...(quantity.max === MAX_ACCESSORY_QUANTITY
      ? []
      : [
          {
            path: 'quantity.max',
            message: `must be ${MAX_ACCESSORY_QUANTITY}, where the quantity steps end`,
          },
        ]),
    ...articles.flatMap(({ fits, onCard, variants }, index) => {
      const at = `articles[${index}]`
      return [
        ...unknownIds(`${at}.fits.cardFormats`, fits.cardFormats ?? [], known.formats),
        ...unknownIds(`${at}.fits.materials`, fits.materials ?? [], known.materials),
        ...unknownIds(`${at}.onCard.foldings`, onCard?.foldings ?? [], known.foldings),
        ...unknownIds(`${at}.onCard.punchings`, onCard?.punchings ?? [], known.punchings),
        ...unknownIds(
          `${at}.variants`,
          variants.map(({ colour }) => colour),
          known.colours,
        ),
      ]
    }),
  ]
}
