import type { Money } from '../money/money.ts'
import type { ProductProblem } from '../products/shared/rules.ts'
import type { ConfigurationProblem } from '../products/wall-art/configuration.ts'

/** What a framed picture's price may consist of. */
export const FRAME_PART_CODES = ['material', 'option', 'frame', 'glass', 'mat'] as const
export type FramePartCode = (typeof FRAME_PART_CODES)[number]

/** What any price may consist of. */
export const PART_CODES = [
  ...FRAME_PART_CODES,
  'format',
  'paper',
  'pages',
  'refinement',
  'lamination',
  'accessory',
  'envelope',
  'liner',
  'print',
  'box',
  'design',
  'sample',
  'voucher',
] as const
export type PartCode = (typeof PART_CODES)[number]

/** One part of a price. Parts add up to the price exactly. */
export interface PricePart<Code extends PartCode = FramePartCode> {
  code: Code
  /** What it pays for: the material, option value, frame finish, format, paper. */
  value: string
  original: Money
  current: Money
}

export interface QuantityTier {
  from: number
  unit: Money
}

export interface Price<Code extends PartCode = FramePartCode> {
  ok: true
  /** Price of one piece today. */
  current: Money
  /** Without campaign; equals `current` where nothing is reduced. */
  original: Money
  /** Whole per cent, halves up; 0 where nothing is reduced. */
  discountShare: number
  parts: PricePart<Code>[]
  quantity: number
  /** `current` and `original` times the quantity. */
  total: Money
  totalOriginal: Money
  /** Per cent contained in the price; 0 where taxes are added later (United States). */
  vatRate: number
  vatIncluded: boolean
  /** Lowest price of the 30 days before the reduction began, where the country asks for it. */
  referencePrice?: Money
  campaign?: { id: string; until: string }
  /** Of one piece that is bought alone. */
  single: Money
  /** Unit prices at higher quantities; empty where every piece costs the same. */
  quantityTiers: QuantityTier[]
}

/** The price of a picture. */
export type PriceResult = Price | { ok: false; problems: ConfigurationProblem[] }

/** The price of any kind of product. */
export type ProductPriceResult = Price<PartCode> | { ok: false; problems: ProductProblem[] }
