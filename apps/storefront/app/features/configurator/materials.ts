import type { Translate } from '@passepartout/domain'
import { goodsPicture } from '../overview/accessory-tile.ts'
import type { SectionChoice } from './configurator.ts'

const FOILED = ['gold', 'silver', 'rosegold', 'relief']
/** Words of the trade, each explained by the message `configurator.about-<value>`. */
const EXPLAINED = [...FOILED, 'pur', 'layflat', 'heftbindung']

/** How a refinement looks on paper, and what a word of the trade means where it is met. */
export const materialOf =
  (translate: Translate) =>
  (value: string): Partial<SectionChoice> | undefined =>
    EXPLAINED.includes(value)
      ? {
          text: translate(`configurator.about-${value}`),
          ...(FOILED.includes(value) ? { picture: goodsPicture(`foil-${value}.png`) } : {}),
        }
      : undefined
