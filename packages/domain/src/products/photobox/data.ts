import { PHOTOBOX_SIZES } from '../../catalogue/vocabulary.ts'
import type { DataPathProblem, KindData } from '../kind-data-loaders.ts'
import { definitionOf } from '../shared/limits.ts'
import { diffIds, repeatedIds } from '../shared/limits-schema.ts'
import {
  type PhotoboxDefinition,
  type PhotoboxPrices,
  photoboxConfigurationSchema,
  photoboxDefinitionSchema,
  photoboxPricesSchema,
} from './schema.ts'

export const photoboxData: KindData<PhotoboxPrices, PhotoboxDefinition> = {
  configuration: photoboxConfigurationSchema,
  isSaidBy: ({ photoboxType }) => Boolean(photoboxType),
  pageFields: { photos: /^\d{1,4}$/ },
  files: 'photoboxes',
  definition: { schema: photoboxDefinitionSchema, check: checkDefinition },
  prices: {
    schema: photoboxPricesSchema,
    check({ boxes, photos }, catalogue) {
      const { sizes } = definitionOf(catalogue, 'photobox')
      const formats = [...new Set(sizes.flatMap(size => size.formats))]
      return [
        ...diffIds('photos', Object.keys(photos), formats),
        ...sizes.flatMap(size => diffIds(`boxes.${size.id}`, Object.keys(boxes[size.id]), size.formats)),
      ]
    },
  },
  campaignIds: catalogue =>
    definitionOf(catalogue, 'photobox').sizes.flatMap(({ id, formats }) => [id, ...formats]),
}

function checkDefinition({ sizes, defaults }: PhotoboxDefinition): DataPathProblem[] {
  const initial = sizes.find(({ id }) => id === defaults.size)
  const fits =
    initial?.formats.includes(defaults.format) &&
    defaults.photos >= initial.photos.min &&
    defaults.photos <= initial.photos.max
  return [
    ...repeatedIds(
      'sizes',
      sizes.map(({ id }) => id),
    ),
    ...PHOTOBOX_SIZES.filter(id => !sizes.some(size => size.id === id)).map(id => ({
      path: 'sizes',
      message: `"${id}" is missing`,
    })),
    ...sizes.flatMap(({ photos }, index) =>
      photos.min <= photos.max
        ? []
        : [{ path: `sizes[${index}].photos`, message: 'has its limits the wrong way' }],
    ),
    ...(fits ? [] : [{ path: 'defaults', message: 'is no box that can be made' }]),
  ]
}
