import { validEntryOn } from '../../prices/days.ts'
import { type PartAmount, surchargePart } from '../../prices/part-amounts.ts'
import { shopSettings } from '../../shops/shop.ts'
import { checkFrameConfiguration } from '../photo-frame/check-configuration.ts'
import type { FrameConfiguration } from '../photo-frame/configuration.ts'
import { frameSku, parseFrameSku } from '../photo-frame/frame-sku.ts'
import { normaliseFrameConfiguration } from '../photo-frame/normalise-configuration.ts'
import { priceParts } from '../photo-frame/price-parts.ts'
import { frameCampaignIds, frameInput } from '../photo-frame/rules.ts'
import type { PriceList } from '../photo-frame/schema.ts'
import { wallArtShippingUnit } from '../photo-frame/shipping-unit.ts'
import { channelProblems, definitionOf } from '../shared/limits.ts'
import type { PricingInput, ProductProblem, ProductRules } from '../shared/rules.ts'
import type { CollagePrices } from './schema.ts'

/** Wall art with many photos: a picture and the design that arranges them. */
export interface CollageConfiguration extends FrameConfiguration {
  kind: 'collage'
  designId: string
}

const SKU = /^collage-([1-9]\d{0,5})-(.+)$/
const DESIGN_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
const isDesignId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 60 && DESIGN_ID.test(value)

/** Only the form of the design id is checked; code with access to the designs checks that it exists. */
export const collageRules: ProductRules<CollageConfiguration, CollagePrices> = {
  kind: 'collage',
  vatClass: () => 'wall-art',
  normalise(catalogue, input, shop) {
    const { materials, defaults } = definitionOf(catalogue, 'collage')
    const given = frameInput(input)
    const allowed = materials.some(material => material === given.materialType)
    const { configuration, corrections } = normaliseFrameConfiguration(
      catalogue,
      { ...given, materialType: allowed ? given.materialType : defaults.material },
      shop,
    )
    const all: { field: string; given: string; used: string | undefined }[] = [...corrections]
    if (!allowed && given.materialType !== undefined)
      all.push({ field: 'materialType', given: given.materialType.slice(0, 80), used: defaults.material })
    const { defaultCollageId } = shopSettings(shop)
    const { designId } = input
    if (!isDesignId(designId) && typeof designId === 'string' && designId !== '')
      all.push({ field: 'designId', given: designId.slice(0, 80), used: defaultCollageId })
    return {
      configuration: {
        kind: 'collage',
        ...configuration,
        designId: isDesignId(designId) ? designId : defaultCollageId,
      },
      corrections: all,
    }
  },
  check(catalogue, configuration, shop) {
    const { materialType, designId } = configuration
    const definition = definitionOf(catalogue, 'collage')
    const frame = checkFrameConfiguration(catalogue, configuration, shop)
    const problems: ProductProblem[] = [
      ...channelProblems(definition, shop),
      ...(frame.ok ? [] : frame.problems),
    ]
    if (frame.ok && !definition.materials.includes(materialType))
      problems.push({ field: 'materialType', code: 'material-not-for-collage', value: materialType })
    if (!isDesignId(designId)) problems.push({ field: 'designId', code: 'unknown-design', value: designId })
    return problems.length > 0 ? { ok: false, problems } : { ok: true }
  },
  quantity: catalogue => definitionOf(catalogue, 'collage').quantity,
  parts: collageParts,
  campaignIds: configuration => [...frameCampaignIds(configuration), configuration.designId],
  sku: {
    of: configuration => `collage-${configuration.designId}-${frameSku(configuration)}`,
    read: (catalogue, sku) => {
      const [, designId, picture = ''] = SKU.exec(sku) ?? []
      const target = designId === undefined ? undefined : parseFrameSku(catalogue, picture)
      return target && { ...target, designId }
    },
  },
  parcel: wallArtShippingUnit,
  safety: { model: 'CO', warnings: ['hang-securely', 'glass-breaks', 'sharp-edges'] },
  isWithdrawable: () => false,
}

/** Price parts of the same picture without a design, plus the design's surcharge, if any. */
function collageParts(input: PricingInput<CollageConfiguration, CollagePrices>): PartAmount[] {
  const wallArt = validEntryOn(input.book.lists['photo-frame'], input.day)
  if (!wallArt) throw new RangeError('The price book has no list for wall art.')
  const picture = priceParts({ ...input, list: wallArt } satisfies PricingInput<
    FrameConfiguration,
    PriceList
  >)
  const design = surchargePart(input, 'design', input.configuration.designId, input.list.design, {
    step: input.list.step,
  })
  return design.original > 0 ? [...picture, design] : picture
}
