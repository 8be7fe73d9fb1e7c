// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { addToWishlist } from '../../features/wishlist/wishlist-api.ts'
import { PAGE_SHOWN_EVENT } from '../page-events.ts'
import { dataLayer, productOfPage } from '../track.ts'
import { trackingAttributes } from '../tracking-attributes.ts'
import { startAnalytics } from './start-analytics.ts'

/** Writes a page of these elements, given by their attributes. */
function writePage(...elements: Record<string, string>[]): void {
  document.body.replaceChildren(
    ...elements.map(({ tag = 'div', ...attributes }) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      return element
    }),
  )
}
const entries = () => [...dataLayer()]
const POSTER = trackingAttributes('view_item', { kind: 'photo-frame', item: 'poster' })

startAnalytics()
beforeEach(() => {
  dataLayer().length = 0
  writePage()
})

test('an element that uses the attribute for something else keeps nothing after it from being told', () => {
  writePage({ tag: 'input', 'data-track': 'light' }, POSTER as Record<string, string>)
  dispatchEvent(new Event(PAGE_SHOWN_EVENT))
  expect(entries()).toEqual([{ event: 'view_item', kind: 'photo-frame', item: 'poster' }])
})

test.each([
  ['view_item', POSTER, { kind: 'photo-frame', item: 'poster' }],
  ['begin_checkout', trackingAttributes('begin_checkout', {}, 'begin_checkout'), {}],
  [
    'purchase',
    trackingAttributes('purchase', { value: 42.5, currency: 'EUR' }, 'purchase A1'),
    { value: 42.5, currency: 'EUR' },
  ],
  ['sign_up', trackingAttributes('sign_up'), {}],
  ['search', trackingAttributes('search', { item: 'hochzeit' }), { item: 'hochzeit' }],
])('a page that says %s is told of with its facts when it is shown', (event, said, facts) => {
  writePage(said as Record<string, string>)
  dispatchEvent(new Event(PAGE_SHOWN_EVENT))
  expect(entries()).toEqual([{ event, ...facts }])
})

test.each([
  ['a link', 'a', 'click', 'href'],
  ['a form', 'form', 'submit', 'action'],
])('%s into a designer is told of as go_to_designer, another one is not', (_, tag, happens, name) => {
  writePage({ tag, [name]: '/configurator-photo-frame?sku=1' }, { tag, [name]: '/wandbilder' })
  for (const element of document.body.children) {
    element.addEventListener(happens, event => event.preventDefault())
    element.dispatchEvent(new Event(happens, { bubbles: true, cancelable: true }))
  }
  expect(entries()).toEqual([{ event: 'go_to_designer', kind: 'photo-frame' }])
})

test('a card is told of as add_to_wishlist once the shop has kept it', async () => {
  const answers = [Response.json({ code: 'unknown-theme' }, { status: 404 }), Response.json({ payload: {} })]
  vi.stubGlobal('fetch', async () => answers.shift())
  const form = document.createElement('form')
  form.dataset.shop = JSON.stringify({ channel: 'kartenliebe', country: 'de', locale: 'de-DE' })
  await addToWishlist(form, 'goldfaden', {})
  expect(entries()).toEqual([])
  await addToWishlist(form, 'goldfaden', {})
  expect(entries()).toEqual([{ event: 'add_to_wishlist', kind: 'card', item: 'goldfaden' }])
})

test('what is chosen and put into the cart is of the product that the page shows', () => {
  writePage(POSTER as Record<string, string>)
  expect(productOfPage()).toEqual({ kind: 'photo-frame', item: 'poster' })
})

test('a log-in by a plain form is told of once, and the address says so no longer', async () => {
  vi.resetModules()
  location.hash = '#logged-in'
  const again = await import('./start-analytics.ts')
  again.startAnalytics()
  expect(entries()).toContainEqual({ event: 'login' })
  expect(location.hash).toBe('')
})
