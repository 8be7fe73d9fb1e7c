import { formatLength, formatSize, type ProductionLimits, type Shop } from '@passepartout/domain'

/** Production limits with their texts: the shortest side and the largest format. */
export function toLimitsPayload(limits: ProductionLimits, { locale }: Shop) {
  const { minSideMm, maxShortSideMm, maxLongSideMm } = limits
  return {
    minSideMm,
    maxShortSideMm,
    maxLongSideMm,
    minText: formatLength(minSideMm, locale),
    maxText: formatSize({ widthMm: maxLongSideMm, heightMm: maxShortSideMm }, locale),
  }
}
