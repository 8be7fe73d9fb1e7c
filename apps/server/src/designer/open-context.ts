import type { Asked, Client, ShownMoney } from '@passepartout/contracts'
import type { OpenedProduct } from '@passepartout/designer'
import {
  type Configurator,
  type DesignerAddress,
  type DesignerExtras,
  type DesignerParams,
  designerUrl,
  type Shop,
  type YearMonth,
} from '@passepartout/domain'
import type { Data } from '../open-data.ts'

/** What a designer needs to open a product. */
export interface OpenContext {
  shop: Shop
  data: Pick<Data, 'catalogue' | 'designs' | 'priceBook'>
  client: Client
  now: Date
  /** This month in the plant's time zone, for calendars without a start. */
  current: YearMonth
  /** Says that a design is not to be had, and which is shown. */
  noSuchDesign: (given: string, shown: string | null) => string
}

/** A product without the way back to its page. */
export type Opened = Omit<OpenedProduct, 'choose'>

export type AddressOf<Kind extends Configurator> = Extract<DesignerAddress, { kind: Kind }>

/** Parameters as a call's query, those of these names only. */
export function askedOf(params: object, names: readonly string[]): Asked {
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
export function openedAddress<Kind extends Configurator>(
  kind: Kind,
  params: object,
  { asked, names, answered }: { asked: Asked; names: readonly string[]; answered: object },
  extras: DesignerExtras,
): string {
  const given = Object.entries(params)
  const accepted = given.filter(([name]) => name in asked)
  const others = given.filter(([name]) => !names.includes(name))
  const merged = { ...Object.fromEntries(accepted), ...answered, ...Object.fromEntries(others) }
  return designerUrl(kind, merged as unknown as DesignerParams[Kind], extras)
}

interface Priced {
  quantity: number
  priceCurrent: ShownMoney
  total: ShownMoney
  totalOriginal: ShownMoney
  discountPercent: number
}

/** The price bar's price: of everything that is ordered. */
export const priceOf = ({
  quantity,
  priceCurrent,
  total,
  totalOriginal,
  discountPercent,
}: Priced): Pick<OpenedProduct, 'price' | 'quantity' | 'unit'> => ({
  price: { current: total, original: totalOriginal, discountPercent },
  quantity,
  unit: quantity > 1 ? priceCurrent.text : null,
})

interface Choice {
  name: string
  chosen: boolean
}

/** Name of the value that is chosen. */
export const chosenName = (choices: readonly Choice[] | undefined): string =>
  choices?.find(({ chosen }) => chosen)?.name ?? ''
