import { chromium, expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { fullBrowser } from './drivers/full-browser.ts'
import { shopAt, shopPort } from './drivers/shop-address.ts'
import { SHOP_TEXTS } from './drivers/shop-texts.ts'
import { Visitor } from './drivers/visitor.ts'

const german = SHOP_TEXTS['de-DE']
const port = shopPort()
const origin = shopAt('passepartout')

const bar = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' }).first()
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true }).first()
const flyout = (page: Page) => page.locator('[data-flyout-panel]:popover-open')
const expectNoBarriers = async (page: Page) =>
  expect.soft(await findA11yViolations(page, 'header')).toEqual([])
const awake = (page: Page) => page.locator('[data-enhance=main-navigation][data-alive]').waitFor()

test('a phone fetches nothing of the flyouts, and finds the page’s own link in the bar', {
  tag: '@phone',
}, async ({ page }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto(`${origin}/fotogeschenke`)
  await expect(entry(page, 'Fotogeschenke')).toBeInViewport({ ratio: 1 })
  await expect(entry(page, 'Fotogeschenke')).toHaveAttribute('aria-current', 'page')
  await bar(page).dispatchEvent('pointerdown')
  await entry(page, 'Inspiration').focus()
  await page.waitForLoadState('networkidle')
  expect(requests.filter(url => /_flyouts|main-navigation|panels|customer-data/.test(url))).toEqual([])
  expect(requests.some(url => url.includes('/assets/'))).toBe(true)
})

test('flyouts open by pointer and by key, one at a time, and give the focus back', {
  tag: '@desktop',
}, async ({ page }) => {
  const visitor = new Visitor(page, german, { port })
  await visitor.opens('/fotokalender')
  await awake(page)

  await test.step('a pointer that rests on an item opens its flyout, one that passes does not', async () => {
    await entry(page, 'Wandbilder').hover()
    await expect(flyout(page)).toContainText('Fine-Art-Papier')
    await expect(flyout(page).getByText('ab', { exact: false }).first()).toBeVisible()
    await expect(flyout(page).getByText('Alle Materialien auf einen Blick')).toBeHidden()
    await expectNoBarriers(page)
  })

  await test.step('it stays while the pointer is in it, and closes after the pointer has left', async () => {
    await flyout(page).getByRole('link', { name: 'Acrylglas' }).hover()
    await expect(flyout(page)).toContainText('Fine-Art-Papier')
    await page.mouse.move(700, 880)
    await expect(flyout(page)).toHaveCount(0)
  })

  await test.step('the arrow key goes into it, Escape back to its item', async () => {
    await entry(page, 'Wandbilder').focus()
    await page.keyboard.press('ArrowDown')
    await expect(flyout(page).getByRole('link', { name: 'Poster' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(flyout(page)).toHaveCount(0)
    await expect(entry(page, 'Wandbilder')).toBeFocused()
  })

  await test.step('so does the button beside it, which says whether it is open', async () => {
    await page.keyboard.press('Tab')
    const button = bar(page).getByRole('button', { name: 'Auswahl zu Wandbilder' })
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(flyout(page).getByRole('link', { name: 'Poster' })).toBeFocused()
    await entry(page, 'Leinwand').focus()
    await expect(flyout(page)).toHaveCount(0)
  })

  await test.step('the link to this very page is marked', async () => {
    await entry(page, 'Fotokalender 2027').hover()
    await expect(flyout(page).locator('.flyout-foot [aria-current=page]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(flyout(page)).toHaveCount(0)
  })

  await test.step('a bar that does not fit has buttons, off at its ends', async () => {
    await page.mouse.move(700, 880)
    await page.setViewportSize({ width: 1010, height: 800 })
    const [back, on] = ['links', 'rechts'].map(side =>
      bar(page).getByRole('button', { name: `Menü nach ${side} schieben` }),
    )
    await expect(on as NonNullable<typeof on>).toBeEnabled()
    await expect(async () => {
      await on?.click({ timeout: 500 }).catch(() => undefined)
      await expect(on as NonNullable<typeof on>).toBeDisabled({ timeout: 700 })
    }).toPass()
    await expect(back as NonNullable<typeof back>).toBeEnabled()
    await expect(entry(page, 'Fotogeschenke')).toBeInViewport({ ratio: 0.95 })
    await expectNoBarriers(page)
  })

  await test.step('narrower than that, there are none', async () => {
    await page.setViewportSize({ width: 990, height: 800 })
    await expect(bar(page).getByRole('button', { name: 'Auswahl zu Fotobücher' })).toHaveCount(0)
    await entry(page, 'Fotobücher').hover()
    await entry(page, 'Fotobücher').press('ArrowDown')
    await expect(entry(page, 'Fotobücher')).toBeFocused()
    await expect(flyout(page)).toHaveCount(0)
  })
  expect(visitor.complaints).toEqual([])
})

test('a finger opens a flyout first and follows the link then', { tag: '@desktop' }, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1180, height: 820 } })
  const page = await context.newPage()
  await page.goto(`${origin}/agb`)
  await awake(page)
  await entry(page, 'Wandbilder').tap()
  await expect(flyout(page)).toContainText('Premium')
  await expect(page).toHaveURL(`${origin}/agb`)
  await entry(page, 'Wandbilder').tap()
  await expect(page).toHaveURL(`${origin}/wandbilder`)
  await expect(flyout(page)).toHaveCount(0)
  await context.close()
})

test('the desktop app gets a way back, and nothing that is for the web only', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`${origin}/d`)
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Zurück' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Magazin' })).toHaveCount(0)
  await page.goto(`${origin}/d/wandbilder`)
  await expect(header.getByRole('link', { name: 'Passepartout, zur Startseite' })).toHaveAttribute(
    'href',
    '/d',
  )
  await page.locator('[data-enhance=back-button][data-alive]').click()
  await expect(page).toHaveURL(`${origin}/d`)

  // Without a menu to open, the bar of areas stays on a narrow window, too.
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto(`${shopAt('kartenliebe')}/d/hochzeitskarten/`)
  await expect(header.getByRole('link', { name: 'Hochzeit', exact: true })).toBeVisible()
})

test('pages are fetched ahead, and going back finds the page as it was left', {
  tag: '@desktop',
}, async () => {
  const browser = await chromium.launch({
    ...fullBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  const ahead: string[] = []
  const preload = await page.context().newCDPSession(page)
  preload.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname))
  await preload.send('Preload.enable')
  const turnsTo = (path: string) => page.locator(`header a[href="${path}"]`).first().hover()

  // Speculation rules in the response would apply on a slow connection as well.
  const answer = await page.goto(`${origin}/agb`)
  expect(answer?.headers()).not.toHaveProperty('speculation-rules')
  await expect(page.locator('script[type=speculationrules]')).toBeAttached()
  await turnsTo('/warenkorb')
  await turnsTo('/konto')
  await turnsTo('/rahmen')
  await expect.poll(() => ahead).toContain('/rahmen')
  expect(ahead).not.toContain('/warenkorb')
  expect(ahead).not.toContain('/konto')
  await page.evaluate(() => {
    addEventListener('pageshow', event => {
      document.documentElement.dataset.restored = String(event.persisted)
    })
  })
  await page.goto(`${origin}/zahlung`)
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true')
  await browser.close()
})
