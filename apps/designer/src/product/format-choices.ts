import { type Document, findSlot, framePage, type QualityRule, resizePage } from '@passepartout/document'
import {
  formatGroups,
  groupOfFormat,
  materialOf,
  orientationOf,
  parseDimension,
  withOrientation,
} from '@passepartout/domain'
import { type ChoiceContext, type DisplayChoice, displayChoice } from './choices.ts'
import { type Sharpness, sharpnessOf } from './quality.ts'

export interface FormatChoice extends DisplayChoice {
  /** Sharpness of the placed photo in this format; `null` without a photo. */
  sharpness: Sharpness | null
}

export interface FormatGroupChoices {
  id: string
  main: FormatChoice[]
  more: FormatChoice[]
}

/** All formats of the material in the chosen orientation, each with the sharpness of the placed photo. */
export function formatChoices(
  context: ChoiceContext,
  document: Document,
  slotId: string,
  isMeasured: (id: string) => boolean,
  quality: QualityRule,
): { groups: FormatGroupChoices[]; current: string | undefined } {
  const { catalogue, configuration, shop, names } = context
  const material = materialOf(catalogue, configuration.materialType)
  const orientation = orientationOf(parseDimension(configuration.formatType))
  const pageId = findSlot(document, slotId)?.page.id ?? ''
  const shown = (listed: string): FormatChoice => {
    const value = orientation === 'square' ? listed : withOrientation(listed, orientation)
    const choice = displayChoice(
      context,
      'formatType',
      { formatType: value },
      {
        value,
        name: names.format(value),
        chosen: value === configuration.formatType,
      },
    )
    const resized = resizePage(document, pageId, framePage(catalogue, choice.next))
    return { ...choice, sharpness: choice.problem ? null : sharpnessOf(resized, slotId, isMeasured, quality) }
  }
  const groups = formatGroups(catalogue, material, shop).map(({ id, main, more }) => ({
    id,
    main: main.map(shown),
    more: more.map(shown),
  }))
  return { groups, current: groupOfFormat(catalogue, material, shop, configuration.formatType) }
}
