import { goodsPicture } from '../overview/accessory-tile.ts'
import type { SectionChoice } from './configurator.ts'

const FOILED = ['gold', 'silver', 'rosegold', 'relief']

/** How a refinement looks on paper. */
export const foilOf = (refinement: string): Partial<SectionChoice> | undefined =>
  FOILED.includes(refinement) ? { picture: goodsPicture(`foil-${refinement}.png`) } : undefined
