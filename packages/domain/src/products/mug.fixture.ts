import { type DesignerAddressRules, omitUndefined, validCount } from '../designer/designer-address-rules.ts'
import type { KindMetadata } from './kind.ts'
import { KINDS } from './registry.ts'

// A product kind that the shop does not have. It is registered before anything is derived from the registry, so every
// module loaded after this file must support it.

export const COLOURS = ['white', 'red'] as const

interface MugParams {
  mugColour?: string
  amount?: number
}

const designer: DesignerAddressRules<MugParams> = {
  fields: { mugColour: 'text', amount: 'number' },
  complete: ({ mugColour, amount }) => omitUndefined({ mugColour, amount: validCount(amount) }),
}

const facts: KindMetadata = {
  channels: ['passepartout'],
  viewing: 'hand',
  madeBy: 'material',
  line: 'designed',
  designer,
  calculator: { look: 'form' },
}

Object.assign(KINDS, { mug: facts })

const { createFieldPicker } = await import('./shared/field-picker.ts')
const { mainPricePart } = await import('../prices/part-amounts.ts')
const { createSkuRules, wordField } = await import('./shared/sku.ts')
const { PRODUCT_RULES } = await import('./product-rules.ts')
const { KIND_DATA_LOADERS } = await import('./kind-data-loaders.ts')
const { z } = await import('zod')

type MugRules = import('./shared/rules.ts').ProductRules<
  { kind: never; mugColour: string },
  import('./shared/rules.ts').DatedList
>

const rules: MugRules = {
  kind: 'mug' as never,
  // Its price is fixed in code: it has no price list of its own.
  listsOf: 'photobox',
  vatClass: () => 'print',
  normalise(_catalogue, input) {
    const pick = createFieldPicker(input)
    const mugColour = pick.word('mugColour', COLOURS, 'white')
    return { configuration: { kind: 'mug' as never, mugColour }, corrections: pick.corrections }
  },
  check: (_catalogue, { mugColour }) =>
    COLOURS.some(colour => colour === mugColour)
      ? { ok: true }
      : { ok: false, problems: [{ field: 'mugColour', code: 'unknown-colour', value: mugColour }] },
  quantity: () => ({ min: 1, max: 20 }),
  parts: ask => [mainPricePart(ask, 'print', ask.configuration.mugColour, 1200)],
  campaignIds: ({ mugColour }) => [mugColour],
  sku: createSkuRules([wordField('mugColour', COLOURS)], 'mug'),
  parcel: () => ({ form: 'parcel', grams: 340, widthMm: 120, heightMm: 100, depthMm: 85 }),
  isWithdrawable: () => false,
}

Object.assign(PRODUCT_RULES, { mug: rules })
Object.assign(KIND_DATA_LOADERS, {
  mug: {
    configuration: z.object({ kind: z.literal('mug'), mugColour: z.string().max(16) }),
    pageFields: { handle: /^(?:left|right)$/ },
    campaignIds: () => [...COLOURS],
  },
})
