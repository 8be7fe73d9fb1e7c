import type { ConfiguredProduct } from './configured-product.ts'
import { type DesignerData, PRODUCT_ONLY } from './designer-data.ts'

/** Parameters of a designer address that do not belong to the product. */
export const BESIDE_PRODUCT = [
  'platform',
  'locale',
  'gclid',
  's',
  'draft',
  'line',
  'guest',
  'change',
  'product',
]

const read = (address: string | URL) => new URL(address, 'http://designer.invalid')

/** Canonical product parameters of an address: equal for equal configurations. */
export const chosenIn = (address: string | URL): string =>
  [...read(address).searchParams]
    .filter(([name]) => !BESIDE_PRODUCT.includes(name))
    .map(pair => pair.join('='))
    .sort()
    .join('&')

export function withParams(address: string, changes: Readonly<Record<string, string>>): string {
  const url = read(address)
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** Fetches the product of an address; undefined when the request fails or the shop does not sell it. */
export async function productAt(
  { platform, shop }: Pick<DesignerData, 'platform' | 'shop'>,
  address: string,
): Promise<ConfiguredProduct | undefined> {
  const url = new URL(address, location.href)
  // Uses the current page's path, as the address may come from another one.
  url.pathname = location.pathname
  url.searchParams.set('platform', platform)
  url.searchParams.set('locale', shop.locale)
  url.searchParams.set(PRODUCT_ONLY, '1')
  const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const { product } = (await answer.json()) as { product: ConfiguredProduct | null }
  return product ?? undefined
}
