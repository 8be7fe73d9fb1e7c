import { CHANNELS } from '@passepartout/domain'
import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'

const gallery = shopAt('passepartout')

const PAGES = {
  passepartout: [
    '/',
    '/wandbilder/leinwand',
    '/wandbilder',
    '/fotocollagen',
    '/warenkorb',
    '/kontakt',
    '/das-gibt-es-nicht',
    '/d/wandbilder',
  ],
  kartenliebe: [
    '/',
    '/hochzeitskarten/',
    '/papier-und-veredelung/',
    '/warenkorb/',
    '/kontakt/',
    '/das-gibt-es-nicht/',
    '/d/hochzeitskarten/',
  ],
}

/** A whitelabel customer, as the API returns it. */
const RESELLER = {
  emailHash: 'a1',
  firstName: 'Mia',
  lastName: 'Sommer',
  fullName: 'Mia Sommer',
  isLoggedIn: true,
  isWhitelabelCustomer: true,
  number: 'K-2045',
  order: { isWhitelabelOrder: false, cartArticlesAmount: 0 },
  type: 1,
}

/** Profile of the same customer. */
const STUDIO = {
  ...{ number: 'K-2045', company: 'Studio Mia', email: 'mia@studio.example', phone: '', website: '' },
  ...{ colour: '#1e5b4a', onColour: '#ffffff', logo: null, isOn: true },
  words: { bar: 'Eigener Name', number: 'Kundennummer K-2045', sender: 'Eigener Absender' },
  servicePath: '/whitelabel-service',
}

for (const channel of CHANNELS) {
  test(`no page of ${channel} scrolls sideways in a narrow window or an enlarged one`, async ({ page }) => {
    await page.route(/_ipx/, route => route.abort())
    for (const path of PAGES[channel]) {
      await page.goto(shopAt(channel) + path)
      // 320 px, and the effective widths of 1280 and 1440 px at 200 % zoom.
      for (const width of [320, 640, 720]) {
        await page.setViewportSize({ width, height: 640 })
        expect.soft(await overhanging(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}

test('the frame leads by key, to other countries, and back up', async ({ page }) => {
  await page.goto(`${gallery}/versand`)

  await test.step('the first key stop leads past the header', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  })

  const footer = page.getByRole('contentinfo')
  await test.step('the footer says how one pays, and what shipping costs where', async () => {
    await expect(footer.getByRole('link', { name: 'Überweisung oder Karte, ohne Aufpreis' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Kosten und Lieferzeit je Land' })).toBeVisible()
  })

  await test.step('the footer opens the choice of what is allowed', async () => {
    await footer.getByRole('link', { name: 'Cookies' }).click()
    await expect(page.getByRole('dialog').filter({ hasText: 'Cookies' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('another country shows this very page', async () => {
    const choice = footer.getByText('Deutschland, Deutsch')
    await choice.scrollIntoViewIfNeeded()
    const place = await choice.boundingBox()
    await choice.click()
    await expect(footer.getByRole('link', { name: 'France, Français' })).toBeVisible()
    expect(await choice.boundingBox(), 'its line stays where it is').toEqual(place)
    await footer.getByRole('link', { name: 'France, Français' }).click()
    await expect(page).toHaveURL(`${shopAt('passepartout', 'fr')}/livraison`)
  })

  await test.step('after two screens a button leads back to the beginning', async () => {
    await page.goto(`${gallery}/wandbilder`)
    const up = page.getByRole('link', { name: 'Nach oben' })
    await expect(up).not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, innerHeight * 2.5))
    await expect(up).toBeInViewport()
    await up.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('#top')).toBeFocused()
  })

  await test.step('a customer who sells under their own name sees so, and the page below stays', async () => {
    await page.goto(`${gallery}/versand`)
    const before = await page.getByRole('main').boundingBox()
    await page.context().addCookies([{ name: 'logged-in', value: '1', url: gallery }])
    await page.route('**/web-api/customer-data*', route => route.fulfill({ json: { payload: RESELLER } }))
    await page.route('**/web-api/whitelabel*', route =>
      route.fulfill({ json: { payload: { whitelabel: STUDIO } } }),
    )
    await page.reload()
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Studio Mia' })).toBeVisible()
    await expect(header.getByText('Kundennummer K-2045')).toBeVisible()
    await expect(header.getByRole('link', { name: 'Mia Sommer' })).toBeVisible()
    expect(await page.getByRole('main').boundingBox()).toEqual(before)
  })

  await test.step('on paper stands the content alone, black on white', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(footer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const ground = page.locator('html')
    await expect(ground).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(ground).toHaveCSS('color', 'rgb(0, 0, 0)')
  })
})

/** Elements that extend beyond the page's right edge and cause scrolling; the contents of scrollable elements may. */
const overhanging = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isHeld = (element: Element) => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return true
      return false
    }
    const outside = [...document.body.querySelectorAll('*')].filter(
      element => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element),
    )
    return [`${scrollWidth} px wide`, ...outside.map(element => element.outerHTML.slice(0, 160))]
  })
