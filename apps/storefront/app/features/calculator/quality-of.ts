import { parseDimension, type Quality, qualityLight, type Shop } from '@passepartout/domain'
import type { PhotoPixels } from './use-own-photo.ts'

const FEET_PER_METRE = 3.2808

/** The print-quality light of a photo that fills a format of the wall. */
export function qualityOf({ width, height }: PhotoPixels, format: string): Quality {
  const { widthMm, heightMm } = parseDimension(format)
  const pixelsAcross = Math.min(width, (height * widthMm) / heightMm)
  return qualityLight({ viewing: 'wall', pixelsAcross, widthMm, heightMm })
}

/** A distance as the shop's customers pace it. */
export const distanceText = (metres: number, { unit, locale }: Pick<Shop, 'unit' | 'locale'>): string => {
  const figures = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
  return unit === 'in'
    ? `${figures(Math.ceil(metres * FEET_PER_METRE))}\u00a0ft`
    : `${figures(metres)}\u00a0m`
}
