import {
  changeCartLine,
  duplicateCartLine,
  getCart,
  removeCartLine,
  restoreCartLine,
} from '@passepartout/contracts'
import { pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { CartPage } from '../features/cart/cart-page.tsx'
import { PageShell } from '../features/frame/page-shell.tsx'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/cart.ts'
import { loadSystemPage } from './load-system-page.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The cart is the visitor's own: rendered for each request, never stored. */
export async function loader({ request: { url }, context }: Route.LoaderArgs) {
  const request = context.get(pageRequest)
  const [page, cart] = await Promise.all([
    loadSystemPage(context.get(services), request, 'cart.title'),
    apiClient(request).call(getCart, {}),
  ])
  context.set(loadedPage, page)
  const asked = new URL(url).searchParams.get('removed') ?? undefined
  const isBack = !cart.ok || cart.payload.lines.some(({ id }) => id === asked)
  const removed = isBack || !UUID.test(asked ?? '') ? undefined : asked
  return data({ cart: cart.ok ? cart.payload : undefined, removed }, { status: cart.ok ? 200 : 503 })
}

/** Changes a line from a plain form, so that the cart works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const form = await request.formData()
  const result = await change(form, apiClient(own))
  if (result && !result.ok)
    return data({ problem: result.errors.quantity?.[0] ?? result.message }, { status: 422 })
  const line = form.get('intent') === 'remove' && form.get('restorable') ? form.get('line') : null
  const removed = line ? `?${new URLSearchParams({ removed: String(line) })}` : ''
  throw redirect(pagePath(own.shop, systemPath(own.shop, 'cart'), own.platform) + removed, 303)
}

function change(form: FormData, api: ReturnType<typeof apiClient>) {
  const params = { id: String(form.get('line')) }
  switch (form.get('intent')) {
    case 'remove':
      return api.call(removeCartLine, { params })
    case 'restore':
      return api.call(restoreCartLine, { params })
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
    <PageShell page={page} isBuying>
      <CartPage page={page} {...loaderData} problem={actionData?.problem} />
    </PageShell>
  )
}
