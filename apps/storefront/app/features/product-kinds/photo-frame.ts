import { isFrameWithoutPrint } from '@passepartout/domain'
import type { StorefrontKindAdapter } from './storefront-kind-adapter.ts'

export const photoFrame: StorefrontKindAdapter<'photo-frame'> = {
  chosenOn: params =>
    isFrameWithoutPrint(params)
      ? { component: 'frame-alone' }
      : {
          ...{ component: 'calculator', product: 'photo-frame' },
          ...(params.materialType && { materialType: params.materialType }),
        },
}
