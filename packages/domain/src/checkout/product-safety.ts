import { DESIGNABLE_KINDS } from '../products/lists.ts'
import { type DesignableKind, isSoldInChannel } from '../products/registry.ts'
import type { Channel } from '../shops/channels.ts'

/** Safety warnings of products; their texts are messages. */
export const SAFETY_WARNINGS = [
  'hang-securely',
  'glass-breaks',
  'small-parts',
  'not-for-toddlers',
  'sharp-edges',
  'keep-from-fire',
] as const
export type SafetyWarning = (typeof SAFETY_WARNINGS)[number]

export type ProductSafetyEntry = DesignableKind | 'accessory'

interface SafetyFacts {
  /** Prefix of the product id on parcel and invoice; the configuration follows it. */
  model: string
  warnings: readonly SafetyWarning[]
}

/** Regulation (EU) 2023/988, article 19: information that every offer of a product kind must show. */
export const PRODUCT_SAFETY: Readonly<Record<ProductSafetyEntry, SafetyFacts>> = {
  'photo-frame': { model: 'PF', warnings: ['hang-securely', 'glass-breaks', 'sharp-edges'] },
  collage: { model: 'CO', warnings: ['hang-securely', 'glass-breaks', 'sharp-edges'] },
  calendar: { model: 'CA', warnings: ['hang-securely'] },
  card: { model: 'CD', warnings: ['keep-from-fire'] },
  photobook: { model: 'PB', warnings: [] },
  photobox: { model: 'PX', warnings: ['small-parts'] },
  accessory: { model: 'AC', warnings: ['small-parts', 'not-for-toddlers'] },
}

/** The product kinds that a channel sells, in the order of display. */
export const productSafetyEntries = (channel: Channel): ProductSafetyEntry[] => [
  ...DESIGNABLE_KINDS.filter(kind => isSoldInChannel(channel, kind)),
  'accessory',
]
