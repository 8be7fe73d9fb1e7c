import type { Translate } from '@passepartout/domain'
import { accessoryImage } from '../product-list/accessory-tile.ts'
import type { SectionChoice } from './product-form.ts'

const FOILED = ['gold', 'silver', 'rosegold', 'relief']

/** Whose words are told apart, as a matt paper is something else than a matt cover. */
type GlossaryMaterial = 'cover' | 'lamination' | 'mounting' | 'paper' | 'print'

/**
 * How a refinement looks on paper, and what a word of the trade means where it is met: the message
 * `configurator.about-<value>`, or `configurator.about-<of>-<value>`, where there is one.
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
