import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Head } from '../../platform/head.tsx'
import type { Page } from '../../platform/page.ts'
import { pageRequest, services } from '../../platform/request.ts'
import { loadSystemPage } from '../../routes/load-system-page.ts'
import { openPages } from '../../routes/pages.fixture.ts'
import { pageWith } from '../structured-data/page.fixture.ts'
import { CountrySwitch } from './country-switch.tsx'

const AT = 'https://passepartout.at.localhost'
const FR = 'https://passepartout.fr.localhost'

/** Targets of a page's country switch, by locale. */
const ways = (page: Page) =>
  Object.fromEntries(
    [
      ...renderToStaticMarkup(<CountrySwitch page={page} />).matchAll(/href="([^"]+)" hrefLang="([^"]+)"/g),
    ].map(([, url, locale]) => [locale, url]),
  )

describe('the switch of countries and languages', () => {
  test('keeps the page, and leads to the start of a shop that has no such page', () => {
    const page = pageWith([], {
      alternates: [{ locale: 'de-AT', url: `${AT}/rahmen` }],
      startPages: [
        { locale: 'de-AT', url: `${AT}/` },
        { locale: 'de-DE', url: 'https://passepartout.de.localhost/' },
        { locale: 'fr-FR', url: `${FR}/` },
      ],
    })
    expect(ways(page)).toEqual({ 'de-AT': `${AT}/rahmen`, 'fr-FR': `${FR}/` })
  })

  test('is on the cart, which search engines are not told of', async () => {
    const context = openPages({}).contextOf('/warenkorb')
    const cart = await loadSystemPage(context.get(services), context.get(pageRequest), 'cart.title')
    expect(ways(cart)).toMatchObject({ 'de-AT': `${AT}/warenkorb`, 'fr-FR': `${FR}/panier` })
    expect(renderToStaticMarkup(<Head page={cart} />)).not.toContain('alternate')
  })

  test('is on the error page as well', async () => {
    const page = await openPages({}).open('/nichts')
    expect(ways(page as Page)).toMatchObject({ 'fr-FR': `${FR}/` })
  })
})
