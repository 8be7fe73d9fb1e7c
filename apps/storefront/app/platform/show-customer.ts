import { type CallPayload, createClient, getCustomerData } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'

export type Customer = CallPayload<NonNullable<typeof getCustomerData.shapes>>

let customer: Promise<Customer | undefined> | undefined

/** The customer of this page, requested once; `undefined` where the request failed. */
export function customerOf(
  shop: Pick<Shop, 'channel' | 'country' | 'locale'>,
): Promise<Customer | undefined> {
  customer ??= createClient({ ...shop, fetch: (url, init) => fetch(url, init) })
    .call(getCustomerData, {})
    .then(answer => (answer.ok ? answer.payload : undefined))
  return customer
}

/**
 * Writes the customer into the header: name, link to the account, and the whitelabel bar.
 *
 * @returns whether the customer is signed in
 */
export async function showCustomerIn(page: ParentNode): Promise<boolean> {
  const link = page.querySelector<HTMLAnchorElement>('[data-account]')
  const shop = link?.dataset.shop
  if (!link || !shop) return false
  const reader = JSON.parse(shop) as Pick<Shop, 'channel' | 'country' | 'locale'>
  const customer = await customerOf(reader)
  const keepsNetLines = 'seesNet' in document.documentElement.dataset
  if (customer && !customer.isWhitelabelCustomer && keepsNetLines)
    (await import('./show-net-prices.ts')).rememberNetPrices(false)
  if (!customer?.isLoggedIn) return false
  const name = customer.fullName ?? [customer.firstName, customer.lastName].filter(Boolean).join(' ')
  link.removeAttribute('data-opens-dialog')
  link.href = link.dataset.account ?? link.href
  link.dataset.loggedIn = ''
  const text = link.querySelector('[data-account-name]')
  if (text && name) text.textContent = name
  const spoken = link.querySelector<HTMLElement>('[data-account-spoken]')
  if (spoken) spoken.hidden = false

  const bar = page.querySelector<HTMLElement>('[data-whitelabel]')
  if (!customer.isWhitelabelCustomer) return true
  const { showWhitelabelIn } = await import('./show-whitelabel.ts')
  await showWhitelabelIn(bar, reader)
  return true
}
