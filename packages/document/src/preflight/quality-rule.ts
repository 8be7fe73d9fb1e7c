import { qualityLight, type ViewingSituation } from '@passepartout/domain'
import type { QualityRule } from './finding.ts'

/** The shop's quality light for things held in the hand or hung on a wall, as the checks of a document want it. */
export const qualityRule =
  (viewing: ViewingSituation): QualityRule =>
  (ppi, { width, height }) =>
    qualityLight({ viewing, ppi, front: { widthMm: width, heightMm: height } })
