import { PRINT_TYPES } from '../../catalogue/vocabulary.ts'
import type { KindData } from '../kind-data-loaders.ts'
import { definitionOf } from '../shared/limits.ts'
import { diffIds, repeatedIds, tierProblems } from '../shared/limits-schema.ts'
import {
  type PhotoprintDefinition,
  type PhotoprintPrices,
  photoprintConfigurationSchema,
  photoprintDefinitionSchema,
  photoprintPricesSchema,
} from './schema.ts'

export const photoprintData: KindData<PhotoprintPrices, PhotoprintDefinition> = {
  configuration: photoprintConfigurationSchema,
  isSaidBy: ({ photoboxType }) => photoboxType === 'photoprint',
  files: 'photoprints',
  definition: {
    schema: photoprintDefinitionSchema,
    check: ({ types, defaults }) => [
      ...repeatedIds(
        'types',
        types.map(({ id }) => id),
      ),
      ...PRINT_TYPES.filter(id => !types.some(type => type.id === id)).map(id => ({
        path: 'types',
        message: `"${id}" is missing`,
      })),
      ...(types.find(({ id }) => id === defaults.type)?.formats.includes(defaults.format)
        ? []
        : [{ path: 'defaults.format', message: 'is not among the formats of its type' }]),
    ],
  },
  prices: {
    schema: photoprintPricesSchema,
    check: ({ units, tiersFrom }, catalogue) =>
      definitionOf(catalogue, 'photoprint').types.flatMap(({ id, formats }) => [
        ...diffIds(`units.${id}`, Object.keys(units[id]), formats),
        ...Object.entries(units[id]).flatMap(([format, row]) =>
          tierProblems(`units.${id}.${format}`, tiersFrom, row),
        ),
      ]),
  },
  campaignIds: catalogue =>
    definitionOf(catalogue, 'photoprint').types.flatMap(({ id, formats }) => [id, ...formats]),
}
