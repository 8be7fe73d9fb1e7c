import type { Translate } from '@passepartout/domain'
import { accessoryImage } from '../product-list/accessory-tile.ts'
import type { SectionChoice } from './product-form.ts'

const FOILED = ['gold', 'silver', 'rosegold', 'relief']

/** Materials whose terms differ, as a matt paper is not a matt cover. */
type GlossaryMaterial = 'cover' | 'lamination' | 'mounting' | 'paper' | 'print'

/**
 * Image of a print finish, and explanation of a trade term where it occurs: the message `configurator.about-<value>` or
 * `configurator.about-<of>-<value>`, if it exists.
 */
export const materialOf =
  (translate: Translate, of?: GlossaryMaterial) =>
  (value: string): Partial<SectionChoice> | undefined => {
    const about = ['configurator.about', of, value].filter(Boolean).join('-')
    return {
      ...(translate.has(about) ? { text: translate(about) } : {}),
      ...(!of && FOILED.includes(value) ? { picture: accessoryImage(`foil-${value}.png`) } : {}),
    }
  }
