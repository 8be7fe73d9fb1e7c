import type { KindData } from '../engine/kind-data.ts'
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
    check: ({ materials, defaults }) =>
      materials.includes(defaults.material)
        ? []
        : [{ path: 'defaults.material', message: 'is not among the materials' }],
  },
  prices: { schema: collagePricesSchema, check: () => [] },
  campaignIds: catalogue => catalogue.products.collage?.materials ?? [],
}
