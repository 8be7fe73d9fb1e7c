import type { FrameAloneConfiguration } from '@passepartout/domain'
import { ArticlePicture } from '../cart/article-picture.tsx'
import type { StorefrontKind } from './storefront-kind.ts'

export const frame: StorefrontKind<'frame'> = {
  article: {
    fields: ['frameType', 'formatType', 'matType', 'matSize', 'quantity'],
    // Names of the catalogue are the API's to know.
    asked: ({ frameType = '', formatType = '', matType, matSize }) =>
      ({
        frameType,
        formatType,
        ...(matType ? { matType } : {}),
        ...(matSize ? { matSize: Number(matSize) } : {}),
      }) as Omit<FrameAloneConfiguration, 'kind'>,
    choice: ({ frameType = '', formatType = '', quantity = '' }) => `${frameType}-${formatType}/${quantity}`,
    Picture: ArticlePicture,
  },
}
