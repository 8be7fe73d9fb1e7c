import type { DisplayMoney } from '@passepartout/contracts'
import type { DeliveryItem } from '@passepartout/domain'
import type { FormName } from '../../platform/form-result.ts'
import type { TileImage } from '../images/tile-image.tsx'

/** What a product's page lets its visitor choose, whatever its kind; the names are those of the addresses (spec 3). */
export interface ProductForm {
  sections: readonly Section[]
  /** Sent with the form as they are. */
  kept: readonly (readonly [name: string, value: string])[]
  /** What was asked for and had to be replaced, in sentences. */
  corrections: readonly string[]
  price: ConfiguredPrice | undefined
  /** Facts of exactly this choice: weight and postage, spine. */
  facts: readonly string[]
  /** Inner address of the designer with everything that is chosen. */
  designer: string | undefined
  /** Its design has no place for a photo. */
  hasWordsAlone?: boolean
  /** Goes into the cart as it is, without a design: which form it is, and what the price shown is the price of. */
  order?: { form: FormName; seen: string }
  /** The same product once, to see and feel. */
  sample?: { address: string; text: string }
  /** What the days of delivery depend on: the query of the shipping call. */
  delivery: DeliveryItem
}

export type Section = ChoiceSection | SelectSection | NumberSection | QuantitySection

interface Field {
  name: string
  legend: string
  hint?: string | undefined
}

/** What is chosen in a section; nothing where the product has no such choice. */
export function selectedValue(configurator: ProductForm | undefined, name: string): string | undefined {
  const section = configurator?.sections.find(one => one.name === name)
  return section && 'choices' in section ? section.choices.find(({ chosen }) => chosen)?.value : undefined
}

export interface ChoiceSection extends Field {
  look: 'cards' | 'swatches' | 'shapes' | 'checks'
  /** Closed until somebody wants it, or has chosen something in it. */
  isExtra?: boolean
  choices: readonly SectionChoice[]
}

export interface SectionChoice {
  value: string
  name: string
  chosen: boolean
  /** Why it cannot be chosen. */
  refusal?: string | undefined
  text?: string | undefined
  /** What it costs by itself: `+ 0,40 €`. */
  price?: string | undefined
  /** Of that price, what remains without tax, in minor units. */
  net?: number | undefined
  /** What a piece costs more or less with it, in minor units. */
  surcharge?: number | undefined
  picture?: TileImage | undefined
  swatch?: string | undefined
  /** Width and height in mm, drawn to their ratio. */
  shape?: { width: number; height: number } | undefined
  /** Metal that the swatch shines in. */
  foil?: string | undefined
}

export interface SelectSection extends Field {
  look: 'select'
  options: readonly { value: string; name: string; chosen: boolean }[]
}

export interface NumberSection extends Field {
  look: 'number'
  value: number
  min: number
  max: number
}

export interface QuantitySection extends Field {
  look: 'quantity'
  value: number
  min: number
  max: number
  /** Offered at once, each with the price of a piece and the share that it costs less than the first. */
  tiers: readonly { from: number; price: string; net?: number | undefined; saving: number; chosen: boolean }[]
  /** Only these can be ordered. */
  steps?: readonly number[]
}

export interface ConfiguredPrice {
  quantity: number
  unit: PriceText
  /** The same in minor units, for search engines. */
  unitAmount: Pick<DisplayMoney, 'amount' | 'currency'>
  /** Of one metre of what is sold by length. */
  perMetre?: PriceText | undefined
  total: PriceText
  /** The sum with what an order of nothing else pays for shipping. */
  delivered?: string | undefined
  discountPercent: number
  /** Lowest price of the last 30 days before the reduction. */
  reference: string | undefined
  vat: { rate: number; included: boolean }
  parts: readonly { name: string; price: string; net?: number | undefined }[]
  nextTier: { from: number; saving: string } | undefined
}

export interface PriceText {
  current: string
  /** Where it is reduced. */
  original: string | undefined
  /** What remains without tax, in minor units. */
  net?: number | undefined
}
