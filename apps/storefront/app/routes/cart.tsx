import {
  addCheckoutCode,
  type Cart as CartOfVisitor,
  changeCartLine,
  duplicateCartLine,
  getCart,
  getCheckout,
  getCrossSellOffers,
  getCustomerData,
  getEnvelopeAddress,
  moveCartLineBack,
  putCartLineEnvelope,
  putEnvelopeAddress,
  removeCartLine,
  removeCheckoutCode,
  restoreCartLine,
  saveCartLineForLater,
} from '@passepartout/contracts'
import { pagePath, systemPath } from '@passepartout/domain'
import { data, redirect } from 'react-router'
import { CartPage } from '../features/cart/cart-page.tsx'
import { readMultiValueForm } from '../features/forms/read-form.ts'
import { PageLayout } from '../features/layout/page-layout.tsx'
import { addressOf } from '../features/recipients/handle-recipient-action.ts'
import { apiClient } from '../platform/api-client.ts'
import { usePage } from '../platform/page.ts'
import { loadedPage, pageRequest, services } from '../platform/request.ts'
import type { Route } from './+types/cart.ts'
import { loadSystemPage } from './load-system-page.ts'

/** The cart is personal: rendered for each request, never cached. */
export async function loader({ request: { url }, context }: Route.LoaderArgs) {
  const request = context.get(pageRequest)
  const api = apiClient(request)
  const [page, cart, checkout, customer] = await Promise.all([
    loadSystemPage(context.get(services), request, 'cart.title'),
    api.call(getCart, {}),
    api.call(getCheckout, {}),
    api.call(getCustomerData, {}),
  ])
  context.set(loadedPage, page)
  const { searchParams } = new URL(url)
  const requestedId = searchParams.get('removed')
  const removed = cart.ok ? cart.payload.removed.find(({ id }) => id === requestedId) : undefined
  const [addresses, offers] = cart.ok
    ? await Promise.all([
        addressesOn(api, cart.payload),
        offersFor(api, cart.payload, searchParams.get('also')),
      ])
    : [{}, undefined]
  return data(
    {
      cart: cart.ok ? cart.payload : undefined,
      checkout:
        checkout.ok && checkout.payload.checkout.lines.length > 0 ? checkout.payload.checkout : undefined,
      removed,
      added: searchParams.get('added') ?? undefined,
      addresses,
      seesNet: customer.ok && customer.payload.isWhitelabelCustomer,
      offers,
    },
    { status: cart.ok ? 200 : 503 },
  )
}

/** Addresses on the envelopes of single cards by line id; failed lines are missing. */
async function addressesOn(api: ReturnType<typeof apiClient>, { lines }: CartOfVisitor) {
  const addressed = lines.filter(line => 'envelope' in line && line.envelope?.takesAddress)
  const answers = addressed.map(async ({ id }) => {
    const answer = await api.call(getEnvelopeAddress, { params: { line: id } })
    return answer.ok ? [[id, answer.payload.address] as const] : []
  })
  return Object.fromEntries((await Promise.all(answers)).flat())
}

/** Cross-sell offers for the requested line, else for the last designed one. */
async function offersFor(
  api: ReturnType<typeof apiClient>,
  { lines }: CartOfVisitor,
  requestedId: string | null,
) {
  const designed = lines.filter(line => 'previewUrl' in line)
  const { id } = designed.find(line => line.id === requestedId) ?? designed.at(-1) ?? {}
  if (id === undefined) return undefined
  const answer = await api.call(getCrossSellOffers, { params: { id } })
  return answer.ok ? { ...answer.payload, lineId: id } : undefined
}

/** Changes a line from a plain form, so that the cart works without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(pageRequest)
  const form = await readMultiValueForm(request)
  if (!form) throw new Response('This page cannot be written to.', { status: 405 })
  const result = await change(form, apiClient(own))
  const code = text(form, 'code')
  if (result && !result.ok && code !== '') {
    const refusedCode = { code, text: result.errors.code?.[0] ?? result.message }
    return data({ problem: undefined, refusedCode, refusedEnvelope: undefined }, { status: 422 })
  }
  if (result && !result.ok && result.errors.sender?.[0]) {
    const typed = String(form.get('sender') ?? '')
    const refusedEnvelope = { line: text(form, 'line'), text: result.errors.sender[0], typed }
    return data({ problem: undefined, refusedCode: undefined, refusedEnvelope }, { status: 422 })
  }
  if (result && !result.ok)
    return data(
      {
        problem: result.errors.quantity?.[0] ?? result.message,
        refusedCode: undefined,
        refusedEnvelope: undefined,
      },
      { status: 422 },
    )
  const line = form.get('intent') === 'remove' ? text(form, 'line') : ''
  const removed = line ? `?${new URLSearchParams({ removed: line })}` : ''
  throw redirect(pagePath(own.shop, systemPath(own.shop, 'cart'), own.platform) + removed, 303)
}

const text = (form: URLSearchParams, name: string) => String(form.get(name) ?? '').trim()

function change(form: URLSearchParams, api: ReturnType<typeof apiClient>) {
  const params = { id: text(form, 'line') }
  const code = text(form, 'code')
  switch (form.get('intent')) {
    case 'remove':
      return api.call(removeCartLine, { params })
    case 'restore':
      return api.call(restoreCartLine, { params })
    case 'save':
      return api.call(saveCartLineForLater, { params })
    case 'unsave':
      return api.call(moveCartLineBack, { params })
    case 'code':
      return code === '' ? undefined : api.call(addCheckoutCode, { body: { code } })
    case 'remove-code':
      return api.call(removeCheckoutCode, { body: { code } })
    case 'envelope':
      return changeEnvelope(form, api)
    case 'duplicate':
      return api.call(duplicateCartLine, { params })
    case 'quantity':
      return api.call(changeCartLine, { params, body: { quantity: Number(form.get('quantity')) } })
    default:
      return undefined
  }
}

async function changeEnvelope(form: URLSearchParams, api: ReturnType<typeof apiClient>) {
  const line = text(form, 'line')
  const sender = String(form.get('sender') ?? '')
  // The address first: it is stored unchanged, so it is not lost where the sender is refused.
  if (form.has('postalCode')) {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value).slice(0, 200)]))
    const addressed = await api.call(putEnvelopeAddress, { params: { line }, body: addressOf(values) })
    if (!addressed.ok) return addressed
  }
  return api.call(putCartLineEnvelope, { params: { id: line }, body: { sender } })
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const page = usePage()
  if (!page) return null
  return (
    <PageLayout page={page} isBuying>
      <CartPage page={page} {...loaderData} {...actionData} />
    </PageLayout>
  )
}
