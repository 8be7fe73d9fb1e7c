import { changeCartLine, duplicateCartLine, getCart, removeCartLine } from '@passepartout/contracts'
import { pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { CartPage } from '../features/cart/cart-page.tsx'
import { PageShell } from '../features/frame/page-shell.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/cart.ts'
import { loadSystemPage } from './load-system-page.ts'

/** The cart is the visitor's own: rendered for each request, never stored. */
export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(pageRequest)
  const [page, cart] = await Promise.all([
    loadSystemPage(context.get(services), request, 'cart.title'),
    apiClient(request).call(getCart, {}),
  ])
  context.set(loadedPage, page)
  return data(cart.ok ? cart.payload : undefined, { status: cart.ok ? 200 : 503 })
}

/** Changes a line from a plain form, so that the cart works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const result = await change(await request.formData(), apiClient(own))
  if (result && !result.ok) return data({ problem: result.message }, { status: 422 })
  throw redirect(pagePath(own.shop, systemPath(own.shop, 'cart'), own.platform), 303)
}

function change(form: FormData, api: ReturnType<typeof apiClient>) {
  const params = { id: String(form.get('line')) }
  switch (form.get('intent')) {
    case 'remove':
      return api.call(removeCartLine, { params })
    case 'duplicate':
      return api.call(duplicateCartLine, { params })
    case 'quantity':
      return api.call(changeCartLine, { params, body: { quantity: Number(form.get('quantity')) } })
    default:
      return undefined
  }
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  return (
    <PageShell page={page}>
      <CartPage page={page} cart={loaderData} problem={actionData?.problem} />
    </PageShell>
  )
}
