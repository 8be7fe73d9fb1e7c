import {
  type Catalogue,
  type FrameConfiguration,
  type FrameConfigurationInput,
  groupOf,
  normaliseFrameConfiguration,
  optionOf,
  type Shop,
} from '@passepartout/domain'
import type { ProductField } from './product-names.ts'

/** An earlier choice that a new one would remove, so that the new one is not applied directly. */
export interface ChoiceConflict {
  field: ProductField
  value: string
}

export interface ProductChange {
  next: FrameConfiguration
  /** Set where the choice conflicts with an earlier one. */
  loss: ChoiceConflict | null
}

/**
 * The configuration after a choice. Dependent defaults (the glass of a new frame) are added; a conflict with the
 * visitor's earlier choice is returned, so that the screen can disable the choice with the reason (designer.md 3).
 */
export function applyProductChoice(
  catalogue: Catalogue,
  from: FrameConfiguration,
  change: FrameConfigurationInput,
  shop: Shop,
): ProductChange {
  const wanted: FrameConfigurationInput = { ...from, ...change }
  // Mats belong to frames, and a size belongs to its mat: a new choice resets it to the new default.
  if ('frameType' in change && change.frameType === undefined)
    Object.assign(wanted, { matType: undefined, matSize: undefined })
  const { configuration: next } = normaliseFrameConfiguration(catalogue, wanted, shop)
  return { next, loss: firstConflict(catalogue, from, change, next) }
}

/** Replaces one value of an option group. */
export function withOption(
  catalogue: Catalogue,
  from: FrameConfiguration,
  value: string,
): FrameConfigurationInput {
  const group = optionOf(catalogue, value)?.group.id
  const siblings = (group && groupOf(catalogue, group)?.values.map(({ id }) => id)) || []
  return { optionTypes: [...from.optionTypes.filter(own => !siblings.includes(own)), value] }
}

function firstConflict(
  catalogue: Catalogue,
  from: FrameConfiguration,
  change: FrameConfigurationInput,
  next: FrameConfiguration,
): ChoiceConflict | null {
  const changed = (field: keyof FrameConfigurationInput) => field in change
  const refused = (Object.keys(change) as (keyof FrameConfigurationInput)[]).find(
    field =>
      field !== 'optionTypes' && change[field] !== undefined && String(change[field]) !== String(next[field]),
  )
  if (refused) return blocker(from, refused)
  if (!changed('formatType') && from.formatType !== next.formatType)
    return { field: 'formatType', value: from.formatType }
  if (!changed('frameType') && from.frameType !== next.frameType)
    return { field: 'frameType', value: from.frameType ?? '' }
  if (
    !changed('matType') &&
    (from.matSize ?? 0) > 0 &&
    !next.matSize &&
    !('frameType' in change && !change.frameType)
  ) {
    return { field: 'matType', value: from.matType ?? '' }
  }
  if (changed('materialType')) return null
  const before = new Set(change.optionTypes ?? from.optionTypes)
  const lost = [...before].find(value => {
    const group = optionOf(catalogue, value)?.group
    return group && group.needs !== 'glazed-frame' && !next.optionTypes.includes(value)
  })
  return lost ? { field: 'optionTypes', value: lost } : null
}

/** If the choice itself was refused, the conflict is with the value it depends on. */
function blocker(from: FrameConfiguration, refused: keyof FrameConfigurationInput): ChoiceConflict {
  if (refused === 'matType' || refused === 'matSize')
    return { field: 'frameType', value: from.frameType ?? '' }
  return { field: 'materialType', value: from.materialType }
}
