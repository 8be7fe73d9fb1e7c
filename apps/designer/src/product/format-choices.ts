import { type Document, findSlot, framePage, type QualityRule, resizePage } from '@passepartout/document'
import {
  formatGroups,
  groupOfFormat,
  materialOf,
  orientationOf,
  orientFormat,
  parseDimension,
} from '@passepartout/domain'
import { type ChoiceContext, choiceOf, type ShownChoice } from './choices.ts'
import { type Sharpness, sharpnessOf } from './quality.ts'

export interface FormatChoiceShown extends ShownChoice {
  /** Light of the placed photo in this format; `null` without a photo. */
  sharpness: Sharpness | null
}

export interface FormatGroupShown {
  id: string
  main: FormatChoiceShown[]
  more: FormatChoiceShown[]
}

/** Every format of the material in the orientation that is chosen, each with what the placed photo becomes in it. */
export function formatChoices(
  context: ChoiceContext,
  document: Document,
  slotId: string,
  isMeasured: (id: string) => boolean,
  quality: QualityRule,
): { groups: FormatGroupShown[]; current: string | undefined } {
  const { catalogue, configuration, shop, names } = context
  const material = materialOf(catalogue, configuration.materialType)
  const orientation = orientationOf(parseDimension(configuration.formatType))
  const pageId = findSlot(document, slotId)?.page.id ?? ''
  const shown = (listed: string): FormatChoiceShown => {
    const value = orientation === 'square' ? listed : orientFormat(listed, orientation)
    const choice = choiceOf(
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
