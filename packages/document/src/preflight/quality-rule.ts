import { qualityLight, type ViewingSituation } from '@passepartout/domain'
import type { QualityRule } from './finding.ts'

/** The shop's quality light as a preflight rule, for products viewed in the hand or on a wall. */
export const qualityRule =
  (viewing: ViewingSituation): QualityRule =>
  (ppi, { width, height }) =>
    qualityLight({ viewing, ppi, front: { widthMm: width, heightMm: height } })
