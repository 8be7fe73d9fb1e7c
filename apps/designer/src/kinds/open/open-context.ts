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
  type Material,
  type Shop,
  type YearMonth,
} from '@passepartout/domain'
import type { ConfiguredProduct } from '../../data/configured-product.ts'

/** Dependencies for opening a product in its designer. */
export interface OpenContext {
  shop: Shop
  data: { catalogue: Catalogue; designs: DesignLibrary }
  client: Client
  now: Date
  /** The current month in the lab's time zone, for calendars without a start. */
  current: YearMonth
  /** Message that a design is unavailable, and which one replaces it. */
  noSuchDesign: (given: string, shown: string | null) => string
}

/** A product without product page and delivery days, but with the query for them in `made`. */
export type OpenedConfiguration = Omit<ConfiguredProduct, 'choose' | 'delivery'> & { made: DeliveryItem }

/** Opens the designer of a kind for an address. */
export interface ProductOpener<Kind extends DesignableKind> {
  /**
   * Opens the product of an address; `undefined` where the shop does not sell it. Kinds without it are configured in
   * the designer itself, from choices in the page data.
   */
  open?: (address: DesignerAddressOf<Kind>, context: OpenContext) => Promise<OpenedConfiguration | undefined>
  /** Whether there is nothing to design, so that the product page sells it. */
  isSoldAsItIs?: (params: DesignerParams[Kind]) => boolean
  /** Ids of the wall-art materials that it is printed on; by default all of them. */
  materials?: (catalogue: Catalogue) => readonly Material[] | undefined
  /**
   * Modules that the first edit needs beside the entry: preloaded, instead of fetched after the entry has run. Names in
   * Vite's manifest.
   */
  firstParts?: readonly string[]
}

export type DesignerAddressOf<Kind extends DesignableKind> = Extract<DesignerAddress, { kind: Kind }>

/** Query of an API call with the given parameters only. */
export function requestedParams(params: object, names: readonly string[]): CorrectableQuery {
  const given = Object.entries(params).filter(
    ([name, value]) => names.includes(name) && value !== false && value !== undefined,
  )
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  )
}

/**
 * Canonical address of the opened product: values in the API's response, requested values it accepted, parameters that
 * only the designer knows, and the extras.
 */
export function canonicalDesignerAddress<Kind extends DesignableKind>(
  kind: Kind,
  params: object,
  { query, names, answered }: { query: CorrectableQuery; names: readonly string[]; answered: object },
  extras: DesignerCommonParams,
): string {
  const given = Object.entries(params)
  const accepted = given.filter(([name]) => name in query)
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

/** Price of the whole quantity for the price bar. */
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

export const nameOfChosen = (choices: readonly Choice[] | undefined): string =>
  choices?.find(({ chosen }) => chosen)?.name ?? ''
