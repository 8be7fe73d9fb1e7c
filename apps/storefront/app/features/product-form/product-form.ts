import type { DisplayMoney } from '@passepartout/contracts'
import type { DeliveryItem } from '@passepartout/domain'
import type { FormName } from '../../platform/form-result.ts'
import type { TileImage } from '../images/tile-image.tsx'

/** The choices on a product's page, for any kind; names are those of the addresses (spec 3). */
export interface ProductForm {
  sections: readonly Section[]
  /** Hidden fields, sent unchanged. */
  hiddenFields: readonly (readonly [name: string, value: string])[]
  /** Sentences about requested values that had to be replaced. */
  corrections: readonly string[]
  price: ConfiguredPrice | undefined
  /** Facts of this configuration: weight and postage, spine. */
  facts: readonly string[]
  /** Inner address of the designer with the whole configuration. */
  designer: string | undefined
  /** The design has no slot for a photo. */
  hasWordsAlone?: boolean
  /** For products that go into the cart without a design: the form, and the configuration and price that it shows. */
  order?: {
    form: FormName
    seen: string
    /** An address may add it to the cart at once (specification, "Designer addresses"). */
    isAddedByAddress?: true
  }
  /** A single copy of the product, as a sample. */
  sample?: { address: string; text: string }
  /** Query of the shipping call, which determines the delivery dates. */
  delivery: DeliveryItem
}

export type Section = ChoiceSection | SelectSection | NumberSection | QuantitySection

interface Field {
  name: string
  legend: string
  hint?: string | undefined
}

/** The chosen value of a section; `undefined` if the product has no such section. */
export function selectedValue(configurator: ProductForm | undefined, name: string): string | undefined {
  const section = configurator?.sections.find(one => one.name === name)
  return section && 'choices' in section ? section.choices.find(({ chosen }) => chosen)?.value : undefined
}

export interface ChoiceSection extends Field {
  look: 'cards' | 'swatches' | 'shapes' | 'checks'
  /** Folded until the visitor opens it or has chosen something in it. */
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
  /** Its own price: `+ 0,40 €`. */
  price?: string | undefined
  /** Net part of that price, in minor units. */
  net?: number | undefined
  /** How much it raises or lowers the unit price, in minor units. */
  surcharge?: number | undefined
  picture?: TileImage | undefined
  swatch?: string | undefined
  /** Width and height in mm, drawn to their ratio. */
  shape?: { width: number; height: number } | undefined
  /** Foil whose shine the swatch shows. */
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
  /** Quantities to choose directly, each with its unit price and the share saved compared with the first. */
  tiers: readonly { from: number; price: string; net?: number | undefined; saving: number; chosen: boolean }[]
  /** The only quantities that can be ordered. */
  steps?: readonly number[]
}

export interface ConfiguredPrice {
  quantity: number
  unit: PriceText
  /** The unit price in minor units, for search engines. */
  unitAmount: Pick<DisplayMoney, 'amount' | 'currency'>
  /** Price of one metre, for products sold by length. */
  perMetre?: PriceText | undefined
  total: PriceText
  /** Total with the shipping cost of an order of this product alone. */
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
  /** Set if the price is reduced. */
  original: string | undefined
  /** Net amount in minor units. */
  net?: number | undefined
}
