// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import countryHint from './country-hint.ts'

const FRANCE = { country: 'FR', locale: 'fr-FR', source: 'proxy' }

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'de-DE'
  document.body.innerHTML = `<details data-hint="Wir liefern auch in dein Land." data-close="Schließen">
    <a hreflang="fr-FR" href="https://passepartout.fr.localhost/">France, Français</a></details>`
  // happy-dom has no top layer.
  HTMLElement.prototype.showPopover = () => undefined
})
afterEach(() => vi.restoreAllMocks())

async function hinted(payload: object | undefined): Promise<string[]> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    payload ? Response.json({ payload }) : new Response('', { status: 500 }),
  )
  await countryHint(document.querySelector('details') as HTMLElement)
  return [...document.querySelectorAll('.toast p, .toast button')].map(({ textContent }) => textContent ?? '')
}

test('who comes from a country with a shop of its own is told where it is', async () => {
  expect(await hinted(FRANCE)).toEqual(['Wir liefern auch in dein Land.', 'France, Français', 'Schließen'])
})

test.each([
  ['from here', { ...FRANCE, country: 'DE', locale: 'de-DE' }],
  ['from a country without a shop', { ...FRANCE, country: 'CA' }],
  ['known by the browser’s language alone', { ...FRANCE, source: 'language' }],
  ['from nowhere', { country: null, locale: 'en-GB', source: 'none' }],
  ['while nobody answers', undefined],
])('a visitor %s is told nothing', async (_, payload) => {
  expect(await hinted(payload)).toEqual([])
})

test('it is told once a visit', async () => {
  await hinted(FRANCE)
  document.querySelector('.toast')?.remove()
  expect(await hinted(FRANCE)).toEqual([])
})
