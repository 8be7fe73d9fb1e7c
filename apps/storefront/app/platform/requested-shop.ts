import type { Shop, Translate } from '@passepartout/domain'
import { createContext } from 'react'

/** Shop of the request with its translator: known from the URL alone, even where no page could be loaded. */
export interface RequestedShop {
  shop: Shop
  translate: Translate
}

export const RequestedShopContext = createContext<RequestedShop | undefined>(undefined)
