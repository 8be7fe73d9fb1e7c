import { type FrameConfiguration, formatLength, frameOuterSize } from '@passepartout/domain'
import type { Rules } from './choices.ts'

/** Texts of the dimension lines: the outer size, which needs space on the customer's wall. */
export function wallDimensionTexts({ catalogue, shop }: Rules, configuration: FrameConfiguration) {
  const { widthMm, heightMm } = frameOuterSize(catalogue, configuration)
  return { width: formatLength(widthMm, shop.locale), height: formatLength(heightMm, shop.locale) }
}
