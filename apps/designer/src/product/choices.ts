import {
  type Catalogue,
  type FrameConfiguration,
  type FrameConfigurationInput,
  isOptionGroupApplicable,
  localised,
  materialOf,
  matOf,
  type Shop,
  type Translate,
} from '@passepartout/domain'
import { applyProductChoice, withOption } from './apply-product-choice.ts'
import type { ProductField, ProductNames } from './product-names.ts'

/** A value with its availability; an unavailable one has the reason and the change that makes it available. */
export interface DisplayChoice {
  value: string
  name: string
  chosen: boolean
  field: ProductField
  next: FrameConfiguration
  colours?: { colour: string; edgeColour: string } | undefined
  problem?: { reason: string; fix: string }
}

export interface ChoiceGroup {
  id: string
  name: string
  choices: DisplayChoice[]
}

export interface ChoiceContext {
  catalogue: Catalogue
  shop: Shop
  t: Translate
  names: ProductNames
  configuration: FrameConfiguration
}

/** A choice with its consequences. */
export function displayChoice(
  context: ChoiceContext,
  field: ProductField,
  change: FrameConfigurationInput,
  shown: Pick<DisplayChoice, 'value' | 'name' | 'chosen' | 'colours'>,
): DisplayChoice {
  const { catalogue, configuration, shop, t, names } = context
  const { next, loss } = applyProductChoice(catalogue, configuration, change, shop)
  if (!loss || shown.chosen) return { ...shown, field, next }
  const lost = names.value(loss.field, loss.value)
  const reason = t(loss.field === 'formatType' ? 'reason.size' : 'reason.with', { a: shown.name, b: lost })
  const taken = names.value(loss.field, conflictWith(next, loss.field))
  const isGone = loss.field === 'frameType' && next.frameType === undefined
  const fix = isGone
    ? t('reason.fixNone', { b: names.field('frameType') })
    : t('reason.fix', { b: loss.field === 'materialType' ? shown.name : taken })
  return { ...shown, field, next, problem: { reason, fix } }
}

const conflictWith = (next: FrameConfiguration, field: ProductField): string | undefined => {
  const value = next[field]
  return value === undefined ? undefined : String(value)
}

export const materialChoices = (context: ChoiceContext): DisplayChoice[] =>
  context.catalogue.materials.map(({ id }) =>
    displayChoice(
      context,
      'materialType',
      { materialType: id, optionTypes: [] },
      {
        value: id,
        name: context.names.material(id),
        chosen: id === context.configuration.materialType,
      },
    ),
  )

/** Frame finishes by kind of frame; kinds that the material cannot carry stay in the list with the reason. */
export function frameChoices(context: ChoiceContext): ChoiceGroup[] {
  const { catalogue, configuration, names, shop, t } = context
  const material = materialOf(catalogue, configuration.materialType)
  const allowed = catalogue.frames.filter(({ id }) => material.frames.includes(id))
  const none = displayChoice(
    context,
    'frameType',
    { frameType: undefined },
    {
      value: '',
      name: t('field.none'),
      chosen: configuration.frameType === undefined,
    },
  )
  const groups = allowed.map(kind => ({
    id: kind.id,
    name: localised(kind.name, shop.locale),
    choices: kind.finishes.map(finish =>
      displayChoice(
        context,
        'frameType',
        { frameType: finish.id },
        {
          value: finish.id,
          name: localised(finish.name, shop.locale),
          chosen: configuration.frameType === finish.id,
          colours: { colour: finish.colour, edgeColour: finish.edgeColour },
        },
      ),
    ),
  }))
  return [{ id: 'none', name: names.field('frameType'), choices: [none] }, ...groups]
}

/** A sentence about frames that only other materials carry; empty where there are none. */
export function framesOfOtherMaterials({ catalogue, configuration, names, shop, t }: ChoiceContext): string {
  const material = materialOf(catalogue, configuration.materialType)
  const others = catalogue.frames.filter(({ id }) => !material.frames.includes(id))
  if (others.length === 0) return ''
  const list = new Intl.ListFormat(shop.locale, { type: 'disjunction' })
  const b = list.format(others.map(({ name }) => localised(name, shop.locale)))
  return t('reason.with', { a: names.material(material.id), b })
}

export function matChoices(context: ChoiceContext): DisplayChoice[] {
  const { catalogue, configuration, names } = context
  if (configuration.frameType === undefined) return []
  const chosen = { matType: configuration.matType ?? 'mat-none', matSize: configuration.matSize ?? 0 }
  return catalogue.mats.flatMap(mat =>
    (matOf(catalogue, mat.id)?.sizesMm ?? []).map(size =>
      displayChoice(
        context,
        'matType',
        { matType: mat.id, matSize: size },
        {
          value: `${mat.id}-${size}`,
          name: names.mat({ matType: mat.id, matSize: size }),
          chosen: chosen.matType === mat.id && chosen.matSize === size,
        },
      ),
    ),
  )
}

/** Applicable option groups of the material (glass only in a frame that takes it). */
export function optionGroups(context: ChoiceContext): ChoiceGroup[] {
  const { catalogue, configuration, names } = context
  return materialOf(catalogue, configuration.materialType)
    .options.filter(({ group }) => isOptionGroupApplicable(catalogue, group, configuration))
    .map(({ group, values }) => ({
      id: group,
      name: names.group(group),
      choices: values.map(value =>
        displayChoice(context, 'optionTypes', withOption(catalogue, configuration, value), {
          value,
          name: names.option(value),
          chosen: configuration.optionTypes.includes(value),
        }),
      ),
    }))
}
