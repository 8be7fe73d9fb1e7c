import { getSelectionData } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  type Choice,
  defaultFormat,
  formatSize,
  frameChoices,
  frameOf,
  groupOf,
  type LocalisedText,
  localised,
  matOf,
  optionOf,
  parseDimension,
  termName,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { refuseConfiguration, requestedConfiguration } from '../prices/index.ts'
import { toLimitsPayload } from './to-limits-payload.ts'

export const getSelectionDataRoute = route(
  getSelectionData,
  schemas.getSelectionData,
  (context, { query }) => {
    const { catalogue, shop, translate } = context
    const requested = requestedConfiguration(catalogue, query, shop)
    if (!requested.ok) return refuseConfiguration(requested.problems, translate)
    const { configuration } = requested
    const choices = frameChoices(catalogue, configuration, shop)
    const shown = shownChoices(context)
    return success({
      configuration,
      materials: catalogue.materials.map(material => ({
        materialType: material.id,
        name: localised(material.name, shop.locale),
        text: localised(material.text, shop.locale),
        group: material.group,
        thicknessMm: material.thicknessMm,
        surface: material.surface,
        wet: material.wet,
        initiallySelectedFormat: defaultFormat(material, shop),
        chosen: material.id === configuration.materialType,
      })),
      formats: choices.formats.map(({ group, main, more }) => ({
        group,
        name: termName(catalogue, 'format-groups', group, shop.locale),
        main: main.map(choice => shown(choice, sizeText(choice.value, context))),
        more: more.map(choice => shown(choice, sizeText(choice.value, context))),
      })),
      freeFormat: choices.freeFormat ? toLimitsPayload(choices.freeFormat, shop) : null,
      options: choices.options.map(option => ({
        group: option.group,
        name: nameOf(groupOf(catalogue, option.group)?.name, option.group, context),
        choices: option.choices.map(choice =>
          shown(choice, nameOf(optionOf(catalogue, choice.value)?.value.name, choice.value, context)),
        ),
      })),
      frames: choices.frames.map(({ kind, finishes }) => ({
        kind,
        ...frameTexts(kind, context),
        finishes: finishes.map(choice => finishChoice(choice, context)),
      })),
      mats: choices.mats.map(choice => {
        const mat = matOf(catalogue, choice.value)
        return { ...shown(choice, nameOf(mat?.name, choice.value, context)), sizesMm: mat?.sizesMm ?? [] }
      }),
    })
  },
  { isPublic: true, about: 'photo-frame' },
)

/** The payload of a choice with the localised reason when it is unavailable. */
const shownChoices =
  ({ translate }: CallContext) =>
  ({ value, chosen, allowed, code }: Choice, name: string) => {
    const key = `problem.${code}`
    const reason =
      code === undefined ? null : translate(translate.has(key) ? key : 'problem.other', { value: name })
    return { value, name, chosen, allowed, reason }
  }

const sizeText = (format: string, { shop }: CallContext) => formatSize(parseDimension(format), shop.locale)

const nameOf = (name: LocalisedText | undefined, id: string, { shop }: CallContext) =>
  name ? localised(name, shop.locale) : id

function frameTexts(kind: string, context: CallContext) {
  const frame = frameOf(context.catalogue, kind)
  return { name: nameOf(frame?.kind.name, kind, context), text: nameOf(frame?.kind.text, kind, context) }
}

function finishChoice(choice: Choice, context: CallContext) {
  const finish = frameOf(context.catalogue, choice.value)?.finish
  return {
    ...shownChoices(context)(choice, nameOf(finish?.name, choice.value, context)),
    colour: finish?.colour ?? '#000000',
  }
}
