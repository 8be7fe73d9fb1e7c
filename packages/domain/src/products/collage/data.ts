import type { KindData } from '../kind-data-loaders.ts'
import { photoFrameData } from '../photo-frame/data.ts'
import { unknownIds } from '../shared/limits-schema.ts'
import {
  type CollageDefinition,
  type CollagePrices,
  collageConfigurationSchema,
  collageDefinitionSchema,
  collagePricesSchema,
} from './schema.ts'

export const collageData: KindData<CollagePrices, CollageDefinition> = {
  configuration: collageConfigurationSchema,
  isSaidBy: ({ materialType, frameType, designId, collage }) =>
    Boolean((materialType || frameType) && (designId || collage)),
  pageFields: { ratio: 'word', slots: /^\d{1,4}$/ },
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
