import type { KindData } from '../engine/kind-data.ts'
import { unknownIds } from '../engine/limits-schema.ts'
import { photoFrameData } from '../photo-frame/data.ts'
import {
  type CollageDefinition,
  type CollagePrices,
  collageDefinitionSchema,
  collagePricesSchema,
} from './schema.ts'

export const collageData: KindData<CollagePrices, CollageDefinition> = {
  files: 'collages',
  definition: {
    schema: collageDefinitionSchema,
    check: ({ materials, defaults }, catalogue) => [
      ...unknownIds(
        'materials',
        materials,
        catalogue.materials.map(({ id }) => id),
      ),
      ...(materials.includes(defaults.material)
        ? []
        : [{ path: 'defaults.material', message: 'is not among the materials' }]),
    ],
  },
  prices: { schema: collagePricesSchema, check: () => [] },
  campaignIds: photoFrameData.campaignIds,
}
