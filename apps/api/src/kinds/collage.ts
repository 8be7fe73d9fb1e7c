import { designsOf } from '@passepartout/designs'
import {
  type ConfigurationOf,
  defaultFormat,
  definitionOf,
  designerParams,
  designerUrl,
  formatSize,
  formatsOf,
  inOneName,
  localised,
  materialOf,
  normaliseProduct,
  parseDimension,
} from '@passepartout/domain'
import type { CallContext } from '../http/call-context.ts'
import { refuse } from '../http/call-result.ts'
import { type ApiKindAdapter, namesIn } from './api-kind-adapter.ts'
import { defaultFormatOf, type FormOption, pricedFormat } from './form-option.ts'
import { fitWallArt, wallArtAppearance, wallArtDetails, wallArtName } from './photo-frame.ts'

export const collage: ApiKindAdapter<ConfigurationOf<'collage'>> = {
  name: (speaker, product) =>
    inOneName(speaker.shop.locale, [
      namesIn(speaker)('product-kinds', 'collage'),
      ...wallArtName(speaker, product),
    ]),
  describe(speaker, product) {
    const name = namesIn(speaker)('product-kinds', 'collage')
    const [picture, ...chosen] = wallArtDetails(speaker, product)
    if (!picture) return []
    const value = inOneName(speaker.shop.locale, [name, picture.value]).join(', ')
    return [{ ...picture, value }, ...chosen]
  },
  link: (product, current, extras) =>
    designerUrl('collage', designerParams('collage', product, current), extras),
  fitted: (catalogue, configuration, document) =>
    document.refinement === 'none' ? fitWallArt(catalogue, configuration, document) : undefined,
  dress: wallArtAppearance,
  calculator: (context, { designId }) => collageOptions(context, designId) ?? refuse('not-found'),
  calculated: ({ materialType, formatType }) => ({ value: materialType, formatType }),
}

/** Materials for collages in the formats of the design; without a design, in those of the material. */
function collageOptions(context: CallContext, designId: string | undefined): FormOption[] | undefined {
  const { catalogue, designs, shop, now } = context
  const design = designsOf(designs, 'collage').find(({ collage }) => collage.designId === designId)
  if (designId !== undefined && !design) return undefined
  return definitionOf(catalogue, 'collage').materials.map(materialType => {
    const material = materialOf(catalogue, materialType)
    const formats = design ? design.collage.formats : formatsOf(catalogue, material, shop)
    const priced = formats.flatMap(formatType => {
      const input = { designId, materialType, formatType }
      const { configuration, corrections } = normaliseProduct(catalogue, 'collage', input, shop, now)
      // A default option may yield to the size; material and size must be the requested ones.
      if (corrections.some(({ field }) => field !== 'optionTypes')) return []
      const text = formatSize(parseDimension(formatType), shop.locale)
      return pricedFormat(context, configuration, { formatType, text })
    })
    return {
      value: materialType,
      name: localised(material.name, shop.locale),
      labelTranslationKey: `material.${materialType}`,
      group: material.group,
      formats: priced,
      initiallySelectedFormat: defaultFormatOf(priced, defaultFormat(material, shop)),
    }
  })
}
