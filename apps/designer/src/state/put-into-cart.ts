import type { Designer } from './designer.ts'

/**
 * Adds the design to the cart where the address requests it (specification, "Designer addresses"), or leads to what is
 * missing. The request is removed, so that returning from the cart does not repeat it.
 */
export function putIntoCart({ cart, guest }: Designer): void {
  const url = new URL(location.href)
  const isAsked = ['true', '1'].includes(url.searchParams.get('addToCart') ?? '')
  url.searchParams.delete('addToCart')
  history.replaceState(history.state, '', url)
  if (isAsked && !guest) void cart.add()
}
