import type { FrameAloneConfiguration } from '@passepartout/domain'
import { ArticlePicture } from '../cart/article-picture.tsx'
import { framingChoice, matOfValues } from './framing-fields.ts'
import type { StorefrontKind } from './storefront-kind.ts'

export const frame: StorefrontKind<'frame'> = {
  article: {
    fields: ['frameType', 'formatType', 'matType', 'matSize', 'quantity'],
    // Names of the catalogue are the API's to know.
    asked: ({ frameType = '', formatType = '', ...mat }) =>
      ({ frameType, formatType, ...matOfValues(mat) }) as Omit<FrameAloneConfiguration, 'kind'>,
    choice: framingChoice,
    Picture: ArticlePicture,
  },
}
