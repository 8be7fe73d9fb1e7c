import { type CallPayload, getCollageDesignGroup } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import {
  applicableOptions,
  type Catalogue,
  deliveryItemOf,
  frameOf,
  parseFrameDesignerQuery,
} from '@passepartout/domain'
import { translatorFor } from '../../messages/index.ts'
import type { LoadContext } from '../../platform/block.ts'
import { imageUrl } from '../images/image-url.ts'
import type { TileImage } from '../images/tile-image.tsx'
import { materialSwatch } from '../options/material-swatch.ts'
import { optionDetailImage } from '../options/option-images.ts'
import { configuredPrice } from './configured-price.ts'
import { paletteSection, requestedPalette } from './palette-section.ts'
import type { ProductForm } from './product-form.ts'
import {
  type CorrectableQuery,
  type CorrectedResult,
  fetchWithCorrections,
  requestedFields,
} from './requested-fields.ts'
import { choiceSection, parseSheetShape } from './sections.ts'

const FIELDS = ['materialType', 'formatType', 'frameType', 'matType', 'matSize']

type Collage = CallPayload<(typeof schemas)['getCollageDesignGroup']>

/** Fetches the named collage, else the channel's own, as the address configures it. */
export function fetchCollage(
  designId: string | undefined,
  { api, query, catalogue }: Pick<LoadContext, 'api' | 'query' | 'catalogue'>,
): Promise<CorrectedResult<Collage>> {
  const collage = designId ? { designId } : {}
  return fetchWithCorrections(
    query => api.call(getCollageDesignGroup, { query: { ...query, ...collage } }),
    requestedWallArt(query, catalogue),
  )
}

function requestedWallArt(query: URLSearchParams, catalogue: Catalogue): CorrectableQuery {
  const fields = requestedFields(query, FIELDS)
  const { materialType, optionTypes } = parseFrameDesignerQuery(query)
  if (!optionTypes) return fields
  return { ...fields, optionTypes: applicableOptions(catalogue, materialType, optionTypes).slice(0, 20) }
}

/** Product form of a collage: material, size, options, frame and colours. */
export function collageForm(
  { designId, palettes, chosen }: Collage,
  /** Whether the page is about this design alone. */
  isNamed: boolean,
  corrections: readonly string[],
  { query, catalogue, shop, log }: LoadContext,
): ProductForm {
  const translate = translatorFor(shop, log)
  const { choices, configuration, designerUrl } = chosen
  const { materialType, frameType } = configuration
  const legend = (name: string) => translate(`calculator.${name}`)
  const colours = paletteSection(
    { palettes, palette: requestedPalette(query, palettes) },
    translate('configurator.colour'),
  )
  return {
    sections: [
      ...colours.map(section => ({ ...section, name: 'palette' })),
      ...choiceSection(choices.materialType, {
        name: 'materialType',
        legend: legend('material'),
        look: 'cards',
        show: value => ({ picture: collageDetailImage(materialSwatch(value)) }),
      }),
      ...choiceSection(choices.formatType, {
        name: 'formatType',
        legend: legend('format'),
        look: 'shapes',
        onlyAllowed: true,
        show: value => ({ shape: parseSheetShape(value) }),
      }),
      ...choices.options.flatMap(({ group, name, choices: offered }) => {
        const isShown = offered.every(({ value }) => optionDetailImage(value))
        return choiceSection(offered, {
          name: `optionTypes[${group}]`,
          legend: name,
          look: 'cards',
          show: value => {
            const file = isShown ? optionDetailImage(value) : undefined
            return file ? { picture: collageDetailImage(file) } : undefined
          },
        })
      }),
      ...choiceSection(choices.frameType, {
        name: 'frameType',
        legend: legend('frame'),
        look: 'swatches',
        onlyAllowed: true,
        show: value => ({ swatch: frameOf(catalogue, value)?.finish.colour }),
      }).map(section => ({ ...section, isExtra: true })),
    ],
    hiddenFields: isNamed ? [] : [['designId', designId]],
    corrections,
    price: configuredPrice(chosen),
    facts: [],
    designer: designerUrl,
    delivery: deliveryItemOf('collage', { materialType, frameType }),
  }
}

const collageDetailImage = (asset: string): TileImage => ({
  sources: [160, 320].map(width => ({
    width,
    src: imageUrl(asset, { width, height: Math.round(width / 1.3), fit: 'cover' }),
  })),
  ratio: 1.3,
  look: 'goods',
})
