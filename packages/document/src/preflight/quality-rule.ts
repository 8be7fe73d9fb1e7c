import { qualityLight, type Viewing } from '@passepartout/domain'
import type { QualityRule } from './finding.ts'

const MM_PER_INCH = 25.4

/** The shop's scale of designer.md 8 for things held in the hand or hung on a wall; only walls have a distance. */
export const qualityRule =
  (viewing: Viewing): QualityRule =>
  (ppi, { width, height }) => {
    const pixelsAcross = (ppi * width) / MM_PER_INCH
    const { light, sharpFromMetres } = qualityLight({
      viewing,
      pixelsAcross,
      widthMm: width,
      heightMm: height,
    })
    return viewing === 'wall' ? { light, sharpFromMetres } : { light }
  }
