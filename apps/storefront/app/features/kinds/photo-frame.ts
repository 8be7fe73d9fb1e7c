import { isFrameOnly } from '@passepartout/domain'
import type { StorefrontKind } from './storefront-kind.ts'

export const photoFrame: StorefrontKind<'photo-frame'> = {
  chosenOn: params =>
    isFrameOnly(params)
      ? { component: 'frame-alone' }
      : { component: 'calculator', product: 'photo-frame', materialType: params.materialType ?? 'poster' },
}
