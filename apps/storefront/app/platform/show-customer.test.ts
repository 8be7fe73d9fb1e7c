// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RESERVE_NET_PRICE_LINES } from './first-paint.ts'
import type { Customer } from './show-customer.ts'

const anonymous: Customer = {
  emailHash: null,
  firstName: null,
  lastName: null,
  fullName: null,
  isLoggedIn: false,
  isWhitelabelCustomer: false,
  number: null,
  order: { isWhitelabelOrder: false, cartArticlesAmount: 0 },
  type: 0,
}
const clara = {
  ...anonymous,
  isLoggedIn: true,
  firstName: 'Clara',
  lastName: 'Sommer',
  fullName: 'Clara Sommer',
}

const STUDIO = {
  ...{ number: 'K-4711', company: 'Studio Mia', email: 'mia@studio.example', phone: '0561 1', website: '' },
  ...{ colour: '#1e5b4a', onColour: '#ffffff', logo: 'data:image/png;base64,iVBORw0=', isOn: true },
  words: {
    bar: 'Eigener Name',
    number: 'Kundennummer K-4711',
    sender: 'Eigener Absender',
    net: 'Netto {amount}',
  },
  servicePath: '/whitelabel-service',
}

const HEADER = `
  <div data-whitelabel hidden></div>
  <a href="/kontakt" data-account="/konto" data-opens-dialog="log-in"
     data-shop='{"channel":"passepartout","country":"de","locale":"de-DE"}'>
    <span data-account-spoken hidden>Konto von </span><span data-account-name>Anmelden</span></a>`

async function showFor(customer: Customer | undefined) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const payload = url.includes('/whitelabel') ? { whitelabel: STUDIO } : customer
    return payload ? Response.json({ payload }) : new Response(null, { status: 500 })
  })
  const { showCustomerIn } = await import('./show-customer.ts')
  await showCustomerIn(document)
  const link = document.querySelector('a')
  const bar = document.querySelector<HTMLElement>('[data-whitelabel]')
  return {
    text: link?.textContent?.trim(),
    href: link?.getAttribute('href'),
    dialog: link?.dataset.opensDialog,
    bar: bar?.hidden ? undefined : bar,
    asked,
  }
}

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = HEADER
  localStorage.clear()
})
afterEach(() => void vi.unstubAllGlobals())

describe('the header', () => {
  it.each([
    ['an anonymous visitor', anonymous],
    ['a visitor of whom the shop could not tell', undefined],
  ])('leads %s to the log-in dialog', async (_, customer) => {
    expect(await showFor(customer)).toMatchObject({ href: '/kontakt', dialog: 'log-in', bar: undefined })
  })

  it('names who is logged in, and leads to the account', async () => {
    expect(await showFor(clara)).toMatchObject({
      text: 'Konto von Clara Sommer',
      href: '/konto',
      dialog: undefined,
      bar: undefined,
    })
  })

  it('shows who sells under their own name: name, logo, colours and contact', async () => {
    const { bar } = await showFor({ ...clara, isWhitelabelCustomer: true })
    const all = ['Studio Mia', 'mia@studio.example', '0561 1', 'Kundennummer K-4711', 'Eigener Absender']
    expect([...(bar?.children ?? [])].map(part => part.textContent)).toEqual(all)
    expect(bar?.querySelector('img')?.src).toBe(STUDIO.logo)
    expect(bar?.style.getPropertyValue('--own')).toBe('#1e5b4a')
  })

  it('says below every price what it is without tax, and below those that come later', async () => {
    document.body.innerHTML +=
      '<span data-net="4118">49,00 €</span><span data-net="">…</span><del>59,00 €</del>'
    await showFor({ ...clara, isWhitelabelCustomer: true })
    const said = () =>
      [...document.querySelectorAll<HTMLElement>('[data-net]')].map(one => one.dataset.netText)
    expect(said()).toEqual(['Netto 41,18\u00a0€', undefined])
    document.querySelector<HTMLElement>('[data-net=""]')?.setAttribute('data-net', '100')
    document.body.insertAdjacentHTML('beforeend', '<p><b data-net="200">2,38 €</b></p>')
    await vi.waitFor(() => expect(said().slice(1)).toEqual(['Netto 1,00\u00a0€', 'Netto 2,00\u00a0€']))
  })

  it('keeps room for that on the next page, until the customer is another one', async () => {
    const keepsRoom = () => {
      delete document.documentElement.dataset.seesNet
      new Function(RESERVE_NET_PRICE_LINES)()
      return 'seesNet' in document.documentElement.dataset
    }
    expect(keepsRoom()).toBe(false)
    await showFor({ ...clara, isWhitelabelCustomer: true })
    expect(keepsRoom()).toBe(true)
    vi.resetModules()
    await showFor(clara)
    expect(keepsRoom()).toBe(false)
  })

  it('switches the own name off at the shop, and says so wherever an order names its sender', async () => {
    document.body.innerHTML += '<p data-sender="on">Mit</p><p data-sender="off" hidden>Ohne</p>'
    const { bar } = await showFor({ ...clara, isWhitelabelCustomer: true })
    const sent = vi.fn(async () => Response.json({ payload: { whitelabel: { ...STUDIO, isOn: false } } }))
    vi.stubGlobal('fetch', sent)
    const button = bar?.querySelector('button')
    expect(button?.getAttribute('aria-checked')).toBe('true')
    bar?.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
    await vi.waitFor(() => expect(button?.getAttribute('aria-checked')).toBe('false'))
    expect(sent).toHaveBeenCalledWith(
      expect.stringContaining('/whitelabel/switch'),
      expect.objectContaining({ body: JSON.stringify({ on: false }) }),
    )
    const said = [...document.querySelectorAll<HTMLElement>('[data-sender]')]
    expect(said.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)).toEqual(['Ohne'])
  })

  it('asks nothing more of a private customer', async () => {
    const { asked } = await showFor(clara)
    expect(asked).toHaveLength(1)
  })

  it('asks nothing where no cookie says that somebody is logged in', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    const { showCustomer } = await import('./customer.ts')
    showCustomer()
    await Promise.resolve()
    expect(asked).not.toHaveBeenCalled()
  })
})
