import type { ProductInput, ProductRules } from '../shared/rules.ts'
import { checkFrameConfiguration } from './check-configuration.ts'
import type { FrameConfiguration, FrameConfigurationInput } from './configuration.ts'
import { frameSku, parseFrameSku } from './frame-sku.ts'
import { normaliseFrameConfiguration } from './normalise-configuration.ts'
import { priceParts } from './price-parts.ts'
import type { PriceList } from './schema.ts'
import { wallArtShippingUnit } from './shipping-unit.ts'

export interface PhotoFrameConfiguration extends FrameConfiguration {
  kind: 'photo-frame'
}

/** Wall art: any material, framed or not. */
export const photoFrameRules: ProductRules<PhotoFrameConfiguration, PriceList> = {
  kind: 'photo-frame',
  vatClass: () => 'wall-art',
  normalise(catalogue, input, shop) {
    const { configuration, corrections } = normaliseFrameConfiguration(catalogue, frameInput(input), shop)
    return { configuration: { kind: 'photo-frame', ...configuration }, corrections }
  },
  check: checkFrameConfiguration,
  parts: priceParts,
  tiers: (list, { materialType }) => (list.quantityTiers[materialType] ?? []).map(({ from }) => from),
  campaignIds: frameCampaignIds,
  sku: {
    of: frameSku,
    read: (catalogue, sku) => {
      const target = parseFrameSku(catalogue, sku)
      return target && { ...target }
    },
  },
  parcel: wallArtShippingUnit,
  safety: { model: 'PF', warnings: ['hang-securely', 'glass-breaks', 'sharp-edges'] },
  isWithdrawable: () => false,
}

/** Names that campaigns can use for a picture. */
export function frameCampaignIds({ materialType, frameType, optionTypes }: FrameConfiguration) {
  return [materialType, ...(frameType === undefined ? [] : [frameType]), ...optionTypes]
}

/** The fields of a picture with the right type; others count as missing. */
export function frameInput(input: ProductInput): FrameConfigurationInput {
  const text = (field: string) => (typeof input[field] === 'string' ? input[field] : undefined)
  const { optionTypes, matSize } = input
  return {
    materialType: text('materialType'),
    formatType: text('formatType'),
    frameType: text('frameType'),
    matType: text('matType'),
    matSize: typeof matSize === 'number' || typeof matSize === 'string' ? matSize : undefined,
    optionTypes: Array.isArray(optionTypes)
      ? optionTypes.filter((value): value is string => typeof value === 'string')
      : undefined,
  }
}
