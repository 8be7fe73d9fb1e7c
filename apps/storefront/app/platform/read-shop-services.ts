import { SHOP_SERVICES, type ShopServices } from './shop-services.ts'

const NONE: ShopServices = { purposes: [] }

/** The settings on this page; empty without any. */
export function readShopServices(): ShopServices {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${SHOP_SERVICES}]`)?.content
  return content ? (JSON.parse(content) as ShopServices) : NONE
}

/** A switch in the URL, such as `?tracking=0` (spec 5). */
export const isDisabledByQuery = (name: 'tracking' | 'logging'): boolean =>
  new URLSearchParams(location.search).get(name) === '0'
