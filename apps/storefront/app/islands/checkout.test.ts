// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { openDialog } from '../features/dialogs/dialog-host.ts'
import enhanceCheckout from './checkout.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const step = (inner: string) =>
  `<div data-enhance="checkout" data-shop="passepartout-de" data-locale="de-DE" data-offline="Kein Netz">
    <p data-problem></p><div hidden data-offline-note></div>${inner}</div>`
const ADDRESS = `<section class="checkout-step"><h2 id="step-address" tabindex="-1">Adresse</h2>
  <form method="post" action="/kasse" data-send data-keep><input name="intent" type="hidden" value="address">
  <input name="contact.email" value="mara@"><button type="submit">Weiter</button></form></section>`
const SHIPPING = `<section class="checkout-step"><h2 id="step-shipping" tabindex="-1">Versand</h2>
  <form method="post" action="/kasse" data-send data-instant="shipping"><input name="intent" type="hidden" value="shipping">
  <input type="radio" id="option-a" name="option" value="a"><button type="submit">Weiter</button></form></section>`
const ORDER = `<form method="post" action="/kasse" data-order><button type="submit">Bestellen</button>
  <p data-ordering="Wird angelegt."></p></form>`

/** A page with a step, whose shop returns these responses in turn. */
function open(inner: string, ...answers: (() => Response | Promise<Response>)[]) {
  document.body.innerHTML = step(inner)
  const root = document.body.firstElementChild as HTMLElement
  const sent: { url: string; method: string; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, method: init.method ?? 'GET', body: String(init.body ?? '') })
    return (answers.shift() ?? (() => new Response('{}')))()
  })
  enhanceCheckout(root)
  root.dataset.alive = ''
  const submit = (form = 'form') => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    root.querySelector(form)?.dispatchEvent(event)
    return event
  }
  return {
    root,
    sent,
    submit,
    settled: () => vi.waitFor(() => expect(root.hasAttribute('aria-busy')).toBe(false)),
  }
}
const page = (inner: string) => () => new Response(`<html><body>${step(inner)}</body></html>`)

it('folds into the step that comes back, and leads to it', async () => {
  const { root, sent, submit, settled } = open(ADDRESS, page(SHIPPING))
  expect(submit().defaultPrevented).toBe(true)
  await settled()
  expect(sent[0]).toMatchObject({ method: 'POST', body: 'intent=address&contact.email=mara%40' })
  expect(root.querySelector('h2')?.id).toBe('step-shipping')
  expect(document.activeElement?.id).toBe('step-shipping')
})

it('sends a form once for a double press, and the newer one of two forms counts', async () => {
  const { root, sent, submit, settled } = open(ADDRESS, page(ADDRESS), page(SHIPPING))
  submit()
  submit()
  expect(sent).toHaveLength(1)
  const field = root.querySelector<HTMLInputElement>('[name="contact.email"]') as HTMLInputElement
  field.value = 'mara@post.example'
  submit()
  expect(sent.map(({ body }) => new URLSearchParams(body).get('contact.email'))).toEqual([
    'mara@',
    'mara@post.example',
  ])
  await settled()
})

it('leads to what is wrong', async () => {
  const wrong = `<section data-errors tabindex="-1" id="wrong">Bitte</section>${ADDRESS}`
  const { submit, settled } = open(ADDRESS, page(wrong))
  submit()
  await settled()
  expect(document.activeElement?.id).toBe('wrong')
})

it('keeps what is typed a moment after the last key, without judging it', async () => {
  vi.useFakeTimers()
  const { root, sent } = open(ADDRESS)
  const field = root.querySelector<HTMLInputElement>('[name="contact.email"]') as HTMLInputElement
  for (const value of ['mara@p', 'mara@po', 'mara@post']) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ url: '/web-api/checkout/address', method: 'PATCH' })
  expect(JSON.parse(sent[0]?.body ?? '').contact.email).toBe('mara@post')
})

it('takes a choice at once and leaves the keys where they are', async () => {
  const { root, sent, settled } = open(SHIPPING, page(SHIPPING))
  const radio = root.querySelector<HTMLInputElement>('#option-a') as HTMLInputElement
  radio.focus()
  radio.checked = true
  radio.dispatchEvent(new Event('change', { bubbles: true }))
  await settled()
  expect(sent[0]?.body).toBe('intent=shipping&option=a&stay=shipping')
  expect(document.activeElement?.id).toBe('option-a')
})

it('leaves open and typed what a customer turned to while a choice was under way', async () => {
  const code = '<details><summary>Gutschein</summary><input id="code" name="code"></details>'
  const { root, settled } = open(SHIPPING + code, page(SHIPPING + code))
  const field = () => root.querySelector<HTMLInputElement>('#code') as HTMLInputElement
  const radio = root.querySelector<HTMLInputElement>('#option-a') as HTMLInputElement
  const before = field()
  radio.dispatchEvent(new Event('change', { bubbles: true }))
  root.querySelector('details')?.setAttribute('open', '')
  field().value = 'SOMMER'
  field().focus()
  await settled()
  expect(field()).not.toBe(before)
  expect(root.querySelector('details')?.open).toBe(true)
  expect(field().value).toBe('SOMMER')
  expect(document.activeElement).toBe(field())
})

it('orders once, however often the button is pressed', () => {
  const { root, submit } = open(ORDER)
  expect([submit().defaultPrevented, submit().defaultPrevented]).toEqual([false, true])
  expect(root.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
  expect(root.querySelector('[data-ordering]')?.textContent).toBe('Wird angelegt.')
})

it('keeps dialogs away while an order is written', () => {
  const { root, submit } = open(ORDER)
  expect(root.querySelector('[data-blocks-dialogs]')).toBeNull()
  submit()
  expect(openDialog('contact')).toBe(false)
})

it('does not order without a connection, and says why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { root, submit } = open(ORDER)
  expect(submit().defaultPrevented).toBe(true)
  expect(root.querySelector<HTMLElement>('[data-offline-note]')?.hidden).toBe(false)
  expect(root.querySelector('button')?.getAttribute('aria-disabled')).toBe('true')
})

it('keeps the form and says so where nothing comes back', async () => {
  const { root, submit, settled } = open(ADDRESS, () => Promise.reject(new TypeError('offline')))
  submit()
  await settled()
  expect(root.querySelector('[data-problem]')?.textContent).toBe('Kein Netz')
  expect(root.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
})
