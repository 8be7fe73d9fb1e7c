import type { Client, CorrectableQuery, DisplayMoney } from '@passepartout/contracts'
import type { DesignLibrary } from '@passepartout/designs'
import {
  type Catalogue,
  type DeliveryItem,
  type DesignableKind,
  type DesignerAddress,
  type DesignerCommonParams,
  type DesignerParams,
  designerUrl,
  type PriceBook,
  type Shop,
  type YearMonth,
} from '@passepartout/domain'
import type { ConfiguredProduct } from '../../data/configured-product.ts'

/** What a designer needs to open a product. */
export interface OpenContext {
  shop: Shop
  data: { catalogue: Catalogue; designs: DesignLibrary; priceBook: PriceBook }
  client: Client
  now: Date
  /** This month in the plant's time zone, for calendars without a start. */
  current: YearMonth
  /** Says that a design is not to be had, and which is shown. */
  noSuchDesign: (given: string, shown: string | null) => string
}

/** A product without the way back to its page and its days of delivery, but with what they depend on. */
export type OpenedConfiguration = Omit<ConfiguredProduct, 'choose' | 'delivery'> & { made: DeliveryItem }

/** How the designer of a kind opens what an address names. */
export interface ProductOpener<Kind extends DesignableKind> {
  /**
   * What is opened follows from the address; `undefined` where a shop does not sell it. Without it the product is chosen in
   * the designer itself, and the page comes with its choices.
   */
  open?: (address: DesignerAddressOf<Kind>, context: OpenContext) => Promise<OpenedConfiguration | undefined>
  /** Whether there is nothing to be designed: the page of the product sells it. */
  isSoldAsItIs?: (params: DesignerParams[Kind]) => boolean
}

export type DesignerAddressOf<Kind extends DesignableKind> = Extract<DesignerAddress, { kind: Kind }>

/** Parameters as a call's query, those of these names only. */
export function requestedParams(params: object, names: readonly string[]): CorrectableQuery {
  const given = Object.entries(params).filter(
    ([name, value]) => names.includes(name) && value !== false && value !== undefined,
  )
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  )
}

/**
 * The address of what was opened: what the API answered, what was accepted as it was asked for, and all that the
 * designer alone is told, with the extras it came with.
 */
export function canonicalDesignerAddress<Kind extends DesignableKind>(
  kind: Kind,
  params: object,
  { asked, names, answered }: { asked: CorrectableQuery; names: readonly string[]; answered: object },
  extras: DesignerCommonParams,
): string {
  const given = Object.entries(params)
  const accepted = given.filter(([name]) => name in asked)
  const others = given.filter(([name]) => !names.includes(name))
  const merged = { ...Object.fromEntries(accepted), ...answered, ...Object.fromEntries(others) }
  return designerUrl(kind, merged as unknown as DesignerParams[Kind], extras)
}

interface PricedResponse {
  quantity: number
  priceCurrent: DisplayMoney
  total: DisplayMoney
  totalOriginal: DisplayMoney
  discountPercent: number
  referencePrice: DisplayMoney | null
}

/** The price bar's price: of everything that is ordered. */
export const priceOf = ({
  quantity,
  priceCurrent,
  total,
  totalOriginal,
  discountPercent,
  referencePrice,
}: PricedResponse): Pick<ConfiguredProduct, 'price' | 'quantity'> => ({
  price: {
    ...{ current: total, original: totalOriginal, discountPercent, lowest: referencePrice },
    ...(quantity > 1 ? { pieces: { count: quantity, each: priceCurrent } } : {}),
  },
  quantity,
})

interface Choice {
  name: string
  chosen: boolean
}

/** Name of the value that is chosen. */
export const nameOfChosen = (choices: readonly Choice[] | undefined): string =>
  choices?.find(({ chosen }) => chosen)?.name ?? ''
