import type { Money } from '../money/money.ts'
import type { ConfigurationProblem } from '../products/photo-frame/configuration.ts'
import type { ProductProblem } from '../products/shared/rules.ts'

/** Possible parts of a framed picture's price. */
export const FRAME_PART_CODES = ['material', 'option', 'frame', 'glass', 'mat'] as const
export type FramePartCode = (typeof FRAME_PART_CODES)[number]

/** Possible parts of any price. */
export const PART_CODES = [
  ...FRAME_PART_CODES,
  'format',
  'paper',
  'pages',
  'months',
  'weeks',
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
  /** The paid item: material, option value, frame finish, format or paper. */
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
  /** Without campaign; equal to `current` if nothing is reduced. */
  original: Money
  /** Whole per cent, halves up; 0 if nothing is reduced. */
  discountShare: number
  parts: PricePart<Code>[]
  quantity: number
  /** `current` and `original` times the quantity. */
  total: Money
  totalOriginal: Money
  /** Per cent included in the price; 0 if taxes are added later (United States). */
  vatRate: number
  vatIncluded: boolean
  /** Lowest price of the 30 days before the reduction began, if the country requires it. */
  referencePrice?: Money
  campaign?: { id: string; until: string }
  /** Price of one piece when bought alone. */
  single: Money
  /** Unit prices at higher quantities; empty if the unit price never changes. */
  quantityTiers: QuantityTier[]
}

export type PriceResult = Price | { ok: false; problems: ConfigurationProblem[] }

export type ProductPriceResult = Price<PartCode> | { ok: false; problems: ProductProblem[] }
