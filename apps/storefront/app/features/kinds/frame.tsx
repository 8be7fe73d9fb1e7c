import type { FrameAloneConfiguration } from '@passepartout/domain'
import { ArticlePicture } from '../cart/article-picture.tsx'
import { framingChoice, GLASS_FIELD, matOfValues } from './framing-fields.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const frame: StorefrontKind<'frame'> = {
  article: {
    fields: ['frameType', 'formatType', 'matType', 'matSize', GLASS_FIELD, 'quantity'],
    // Names of the catalogue are the API's to know.
    asked: ({ frameType = '', formatType = '', [GLASS_FIELD]: glass = '', ...mat }) =>
      ({
        frameType,
        formatType,
        ...matOfValues(mat),
        ...(glass ? { optionTypes: [glass] } : {}),
      }) as Omit<FrameAloneConfiguration, 'kind'>,
    choice: framingChoice,
    Picture: ArticlePicture,
  },
}
