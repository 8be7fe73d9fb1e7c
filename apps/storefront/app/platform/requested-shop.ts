import type { Shop, Translate } from '@passepartout/domain'
import { createContext } from 'react'

/** Whose page was asked for, and its words: known from the address alone, also where no page could be loaded. */
export interface RequestedShop {
  shop: Shop
  translate: Translate
}

export const RequestedShopContext = createContext<RequestedShop | undefined>(undefined)
