import { frameOf, hasMaterial, optionOf } from '../../catalogue/lookup.ts'
import type { Catalogue } from '../../catalogue/schema.ts'
import type { DataPathProblem, KindData } from '../kind-data-loaders.ts'
import { type PriceList, photoFrameConfigurationSchema, priceListSchema } from './schema.ts'

/** Materials, options and frames have files of their own; only the price lists are read here. */
export const photoFrameData: KindData<PriceList> = {
  configuration: photoFrameConfigurationSchema,
  isSaidBy: ({ materialType, frameType }) => Boolean(materialType || frameType),
  pageFields: { formats: /^all$/, material: 'word', sku: 'word' },
  files: 'wall-art',
  prices: { schema: priceListSchema, check: checkList },
  campaignIds: catalogue => [
    ...catalogue.materials.map(({ id }) => id),
    ...catalogue.options.flatMap(({ values }) => values.map(({ id }) => id)),
    ...catalogue.frames.flatMap(({ finishes }) => finishes.map(({ id }) => id)),
  ],
}

function checkList(list: PriceList, catalogue: Catalogue): DataPathProblem[] {
  const problems: DataPathProblem[] = []
  const addProblem = (path: string, message: string) => problems.push({ path, message })
  const finishes = catalogue.frames.flatMap(kind => kind.finishes.map(({ id }) => ({ id, kind: kind.id })))

  for (const { values } of catalogue.options) {
    for (const { id } of values)
      if (!Object.hasOwn(list.options, id)) addProblem('options', `"${id}" has no price`)
  }
  for (const { id, kind } of finishes) {
    if (!Object.hasOwn(list.frames, id) && !Object.hasOwn(list.frames, kind))
      addProblem('frames', `"${id}" has no price`)
  }
  for (const { id } of catalogue.mats) if (!list.mats[id]) addProblem('mats', `"${id}" has no price`)
  for (const key of Object.keys(list.options)) {
    const [option = '', material] = key.split(':').reverse()
    if (!optionOf(catalogue, option)) addProblem(`options.${key}`, 'is no option value')
    if (material !== undefined && !hasMaterial(catalogue, material))
      addProblem(`options.${key}`, 'begins with no material')
  }
  for (const id of Object.keys(list.frames))
    if (!frameOf(catalogue, id)) addProblem(`frames.${id}`, 'is no frame')
  for (const { id } of catalogue.materials) if (!list.curves[id]) addProblem(`curves.${id}`, 'is missing')
  for (const id of [...Object.keys(list.curves), ...Object.keys(list.quantityTiers)])
    if (!hasMaterial(catalogue, id)) addProblem(`curves.${id}`, 'is no material')
  list.optionCurves.forEach(({ material, option }, index) => {
    if (!hasMaterial(catalogue, material))
      addProblem(`optionCurves[${index}].material`, `"${material}" is no material`)
    if (!optionOf(catalogue, option))
      addProblem(`optionCurves[${index}].option`, `"${option}" is no option value`)
  })
  return problems
}
