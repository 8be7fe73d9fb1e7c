import { createFieldPicker } from '../shared/field-picker.ts'
import { channelProblems, definitionOf } from '../shared/limits.ts'
import type { ProductRules } from '../shared/rules.ts'
import { accessoryPart } from './accessory-price.ts'
import { ACCESSORY_QUANTITIES } from './accessory-quantities.ts'
import { findAccessory } from './find-accessory.ts'
import type { AccessoryPrices } from './schema.ts'

/** A stock article, fully defined by its SKU (spec 3, query fields). */
export interface AccessoryConfiguration {
  kind: 'accessory'
  sku: string
}

/** Side length assumed for articles without measures in the catalogue: small items, and ribbons on a roll. */
const SMALL_MM = 150

export const accessoryRules: ProductRules<AccessoryConfiguration, AccessoryPrices> = {
  kind: 'accessory',
  vatClass: () => 'accessory',
  normalise(catalogue, input) {
    const skus = skusOf(definitionOf(catalogue, 'accessory').articles)
    const pick = createFieldPicker(input)
    return {
      configuration: { kind: 'accessory', sku: pick.word('sku', skus, skus[0] ?? '') },
      corrections: pick.corrections,
    }
  },
  check(catalogue, { sku }, shop) {
    const problems = channelProblems(definitionOf(catalogue, 'accessory'), shop)
    if (!findAccessory(catalogue, sku)) problems.push({ field: 'sku', code: 'unknown-accessory', value: sku })
    return problems.length > 0 ? { ok: false, problems } : { ok: true }
  },
  quantity: catalogue => {
    const { min, max } = definitionOf(catalogue, 'accessory').quantity
    return { min, max, steps: ACCESSORY_QUANTITIES }
  },
  parts: input => {
    const { sku } = input.configuration
    const found = findAccessory(input.catalogue, sku)
    return found ? [accessoryPart(input, input.list, found.article, sku)] : []
  },
  tiers: ({ tiers }) => tiers.map(({ from }) => from),
  campaignIds: ({ sku }) => [sku],
  sku: {
    of: ({ sku }) => sku,
    read: (catalogue, sku) => (findAccessory(catalogue, sku) ? { sku } : undefined),
  },
  parcel(catalogue, { sku }) {
    const article = findAccessory(catalogue, sku)?.article
    const side = article?.fits.maxWidthMm ?? SMALL_MM
    return {
      form: 'parcel',
      grams: article?.weightGrams ?? 0,
      ...{ widthMm: side, heightMm: SMALL_MM, depthMm: article?.thicknessMm ?? 0 },
    }
  },
  safety: { model: 'AC', warnings: ['small-parts', 'not-for-toddlers'] },
  isWithdrawable: catalogue => definitionOf(catalogue, 'accessory').withdrawable,
  *enumerate(catalogue) {
    for (const sku of skusOf(definitionOf(catalogue, 'accessory').articles)) yield { kind: 'accessory', sku }
  },
}

const skusOf = (articles: readonly { variants: readonly { sku: string }[] }[]): string[] =>
  articles.flatMap(({ variants }) => variants.map(({ sku }) => sku))
