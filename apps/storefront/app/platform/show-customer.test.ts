// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

const HEADER = `
  <p data-whitelabel hidden data-number="Kundennummer"><span data-customer-number></span></p>
  <a href="/kontakt" data-account="/konto" data-opens-dialog="log-in"
     data-shop='{"channel":"passepartout","country":"de","locale":"de-DE"}'>
    <span data-account-spoken hidden>Konto von </span><span data-account-name>Anmelden</span></a>`

async function showFor(customer: Customer | undefined) {
  vi.stubGlobal('fetch', async () =>
    customer ? Response.json({ payload: customer }) : new Response(null, { status: 500 }),
  )
  const { showCustomerIn } = await import('./show-customer.ts')
  await showCustomerIn(document)
  const link = document.querySelector('a')
  const bar = document.querySelector<HTMLElement>('[data-whitelabel]')
  return {
    text: link?.textContent?.trim(),
    href: link?.getAttribute('href'),
    dialog: link?.dataset.opensDialog,
    bar: bar?.hidden ? undefined : bar?.textContent?.trim(),
  }
}

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = HEADER
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
    expect(await showFor(clara)).toEqual({
      text: 'Konto von Clara Sommer',
      href: '/konto',
      dialog: undefined,
      bar: undefined,
    })
  })

  it('shows the line of a whitelabel customer with the number', async () => {
    const shown = await showFor({ ...clara, isWhitelabelCustomer: true, number: '4711' })
    expect(shown.bar).toBe('Kundennummer 4711')
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
