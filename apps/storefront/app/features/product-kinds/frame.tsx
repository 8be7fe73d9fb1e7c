import type { FrameWithoutPrintConfiguration } from '@passepartout/domain'
import { AccessoryImage } from '../cart/accessory-image.tsx'
import { framePriceFields, GLASS_FIELD, parseMatFields } from './mat-fields.ts'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'

export const frame: StorefrontKindAdapter<'frame'> = {
  article: {
    fields: ['frameType', 'formatType', 'matType', 'matSize', GLASS_FIELD, 'quantity'],
    // The API validates names of the catalogue.
    query: ({ frameType = '', formatType = '', [GLASS_FIELD]: glass = '', ...mat }) =>
      ({
        frameType,
        formatType,
        ...parseMatFields(mat),
        ...(glass ? { optionTypes: [glass] } : {}),
      }) as Omit<FrameWithoutPrintConfiguration, 'kind'>,
    choice: framePriceFields,
    Picture: AccessoryImage,
  },
}
