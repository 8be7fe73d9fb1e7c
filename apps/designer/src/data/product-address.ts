import type { ConfiguredProduct } from './configured-product.ts'
import { type DesignerData, PRODUCT_ONLY } from './designer-data.ts'

/** What an address may carry beside the product. */
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

/** What an address says of the product, so that two that say the same are alike. */
export const chosenIn = (address: string | URL): string =>
  [...read(address).searchParams]
    .filter(([name]) => !BESIDE_PRODUCT.includes(name))
    .map(pair => pair.join('='))
    .sort()
    .join('&')

/** The address with other choices. */
export function withParams(address: string, changes: Readonly<Record<string, string>>): string {
  const url = read(address)
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** What an address opens, asked of the shop now; nothing where it does not answer or does not sell it. */
export async function productAt(
  { platform, shop }: Pick<DesignerData, 'platform' | 'shop'>,
  address: string,
): Promise<ConfiguredProduct | undefined> {
  const url = new URL(address, location.href)
  // In this window of the shop, whatever the address was written in.
  url.pathname = location.pathname
  url.searchParams.set('platform', platform)
  url.searchParams.set('locale', shop.locale)
  url.searchParams.set(PRODUCT_ONLY, '1')
  const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const { product } = (await answer.json()) as { product: ConfiguredProduct | null }
  return product ?? undefined
}
