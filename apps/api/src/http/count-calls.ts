import type { Shop, TrackedEvent } from '@passepartout/domain'
import type { ApiDeps } from '../deps.ts'
import type { Refusal } from './call-result.ts'

interface RefusedCall {
  shop: Shop
  call: { name: string; path: string }
  refusal: Refusal
}

const EVENT_OF: Readonly<Record<string, TrackedEvent>> = {
  addCartArticle: 'add_to_cart',
  addCartLine: 'add_to_cart',
  placeOrder: 'purchase',
  subscribeNewsletter: 'newsletter_subscribe',
  putWishlistItem: 'add_to_wishlist',
  logIn: 'login',
  signUp: 'sign_up',
}

export function countSuccess(count: ApiDeps['count'], shop: Shop, call: { name: string }): void {
  const event = EVENT_OF[call.name]
  if (event) count?.(shop, 'event', event)
}

/** Counts refusals that visitors met: refused files, blocking findings of designs, products without a price. */
export function countRefusal(count: ApiDeps['count'], { shop, call, refusal }: RefusedCall): void {
  if (!count) return
  const { refused, details } = refusal
  if (/^\/web-api\/(?:photos|toolbox)/.test(call.path)) count(shop, 'refused-file', refused)
  if (/price/.test(call.path)) count(shop, 'without-price', `${call.name} ${refused}`)
  for (const id of blockerIdsIn(details)) count(shop, 'designer-check', id)
}

/** The fields that identify a product, most specific first. */
const NAMED_BY = ['sku', 'themeId', 'designGroupSetId', 'designGroupId', 'designId', 'materialType'] as const

/** Counts the product that was added to the cart or bought; `countSuccess` counts the calls themselves. */
export function countProductEvent(
  { count, shop }: { count?: ApiDeps['count']; shop: Shop },
  event: 'add_to_cart' | 'purchase',
  { kind, configuration }: { kind: string; configuration: unknown },
): void {
  const fields = Object(configuration) as Record<string, unknown>
  const name = NAMED_BY.map(field => fields[field]).find(one => typeof one === 'string' && one !== '')
  count?.(shop, 'item', `${event} ${name ?? kind}`)
}

function blockerIdsIn(details: unknown): Set<string> {
  const { findings } = (details ?? {}) as { findings?: unknown }
  return new Set(Array.isArray(findings) ? findings.map(({ id }: { id: unknown }) => String(id)) : [])
}
