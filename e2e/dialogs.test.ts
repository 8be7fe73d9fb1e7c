import { expect, type Locator, type Page, test } from '@playwright/test'
import { startShop } from '../tools/system-tests/start-shop.ts'
import { shopPort } from './drivers/shop-address.ts'
import { SHOP_TEXTS } from './drivers/shop-texts.ts'
import { Visitor } from './drivers/visitor.ts'
import { alternatesViewports } from './drivers/windows.ts'

const port = shopPort()
const german = SHOP_TEXTS['de-DE']
const cards = { ...german, host: 'kartenliebe.de.localhost' }

/** A page of text, as most are. */
const QUESTIONS = '/haeufige-fragen'

const dialog = (page: Page) => page.locator('dialog.dialog[open]')
/** The one floating button of the page, and the link to help in the drawer that it opens. */
const floating = (page: Page) => page.getByRole('button', { name: /^(Dein|Euer) Foto und Hilfe$/ })
const launcher = (page: Page) =>
  page.getByRole('link', { name: 'Hilfe und Kontakt', exact: true, includeHidden: true }).last()

test('dialogs open one at a time, keep the page still and give the focus back', async ({
  page,
  isMobile,
}) => {
  const visitor = new Visitor(page, german, { port })
  await visitor.opens(`${QUESTIONS}#dialog=log-in`)

  await test.step('an address names the one that is open at first, and is cleaned', async () => {
    await expect(dialog(page)).toHaveAccessibleName('Schön, dich zu sehen')
    await expect(page).toHaveURL(new RegExp(`${QUESTIONS}$`))
    await visitor.findsNoBarriers()
  })

  await test.step('the page behind cannot scroll and does not jump', async () => {
    const before = await page.evaluate(() => [scrollY, document.querySelector('main')?.offsetWidth])
    await page.mouse.move(5, 5)
    if (!isMobile) await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => [scrollY, document.querySelector('main')?.offsetWidth])).toEqual(before)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  })

  await test.step('another one takes its place', async () => {
    await page.evaluate(() => {
      location.hash = '#dialog=contact'
    })
    await expect(dialog(page)).toHaveAccessibleName('Frag uns')
    await expect(dialog(page)).toHaveCount(1)
    await expect(dialog(page).getByRole('link', { name: '030 23125 480' })).toHaveAttribute('href', /^tel:/)
    await visitor.findsNoBarriers()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })

  await test.step('the keyboard opens it, stays inside, and is back where it was', async () => {
    await floating(page).focus()
    await page.keyboard.press('Enter')
    await launcher(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Frag uns' })).toBeFocused()
    for (let i = 0; i < 8; i++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') === null)).toBe(true)
    await dialog(page).getByRole('button', { name: 'Schließen' }).press('Enter')
    await expect(floating(page)).toBeFocused()
  })

  await test.step('none opens while something is under way', async () => {
    await page.evaluate(() => document.body.setAttribute('data-blocks-dialogs', ''))
    await floating(page).press('Enter')
    await launcher(page).click()
    await page.evaluate(() => document.body.removeAttribute('data-blocks-dialogs'))
    await expect(dialog(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('the button steps aside while the page is read, and comes for keys', async () => {
    await page.mouse.click(5, 5)
    await page.evaluate(() => scrollTo(0, 500))
    await expect(floating(page)).toHaveCSS('opacity', '0')
    await page.evaluate(() => scrollTo(0, 300))
    // On a phone it covers text of this page.
    await expect(floating(page)).toHaveCSS('opacity', isMobile ? '0' : '1')
    await floating(page).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(floating(page)).toHaveCSS('opacity', '1')
  })
  expect(visitor.complaints).toEqual([])
})

test('a shop that needs no agreement asks for none, and says what it stores', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  const visitor = new Visitor(page, cards, { port })
  await visitor.opens('/fragen/#dialog=consent')
  await expect(dialog(page)).toContainText('Dieser Shop nutzt nur Cookies, ohne die er nicht funktioniert')
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
  await dialog(page).getByText('Die Cookies im Einzelnen').click()
  await expect(dialog(page).getByText('kartenliebe-visitor')).toBeVisible()
  await visitor.findsNoBarriers()
  await expect(page.locator('[data-enhance=consent-notice]')).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
})

test('code that is gone reloads the page once; a link that opens a dialog leads on instead', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  let loads = 0
  let asked = 0
  page.on('load', () => {
    loads++
  })
  // Before it reloads, a page probes whether the shop responds.
  page.on('response', response => {
    if (response.request().method() === 'HEAD') asked++
  })
  await page.route(/dialog-host/, route => route.abort())
  await page.goto(`http://${german.host}:${port}${QUESTIONS}#dialog=consent`)
  await expect.poll(() => [loads, asked]).toEqual([2, 2])
  await page.waitForLoadState('networkidle')
  expect([loads, asked]).toEqual([2, 2])
  await launcher(page).dispatchEvent('click')
  await expect(page).toHaveURL(/\/kontakt$/)
})

test.describe('where services need an agreement', () => {
  test('it is asked for at the edge, no is as easy as yes, and both can be taken back', {
    tag: '@phone',
  }, async ({ page }) => {
    const shop = await startShop({ env: { CONSENT_PURPOSES: 'statistics,marketing' } })
    try {
      const visitor = new Visitor(page, cards, shop)
      const notice = page.getByRole('region', { name: 'Cookies und Datenschutz' })
      const consent = async () =>
        (await page.context().cookies())
          .find(({ name }) => name === 'consent')
          ?.value.replace(/^1\.[\d-]+\./, '')
      await visitor.opens('/fragen/')

      await test.step('nothing is stored before the answer, nothing moves, and no outweighs yes', async () => {
        await expect(notice).toContainText('Statistik und Werbung')
        expect(await consent()).toBeUndefined()
        const [no, yes] = await Promise.all(
          ['Ablehnen', 'Zustimmen'].map(name => notice.getByRole('button', { name }).boundingBox()),
        )
        expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y])
        expect((await notice.boundingBox())?.height).toBeLessThan(844 / 3)
        await visitor.findsNoBarriers()
      })

      await test.step('a keyboard reaches it right after the skip link', async () => {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        expect(await notice.evaluate(element => element.contains(document.activeElement))).toBe(true)
      })

      await test.step('it hides neither what floats nor the end of the page', async () => {
        await floating(page).focus()
        const top = async () => (await notice.boundingBox())?.y ?? 0
        const end = async (part: Locator) => {
          const box = await part.boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        }
        expect(await end(floating(page))).toBeLessThanOrEqual(await top())
        await page.keyboard.press('End')
        await expect
          .poll(async () => (await end(page.locator('footer summary').last())) - (await top()))
          .toBeLessThanOrEqual(1)
      })

      await test.step('no stays no on the next page', async () => {
        await notice.getByRole('button', { name: 'Ablehnen' }).click()
        await expect(notice).toHaveCount(0)
        await expect.poll(consent).toBe('statistics:0.marketing:0')
        await page.reload()
        await page.locator('[data-enhance=consent-notice][data-alive]').waitFor({ state: 'attached' })
        await expect(notice).toHaveCount(0)
      })

      await test.step('the settings change it, purpose by purpose', async () => {
        await page.evaluate(() => location.assign('#dialog=consent'))
        // Until the dialog is open, floating elements cover the page's links.
        await expect(dialog(page).getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked()
        await visitor.findsNoBarriers()
        await dialog(page).getByText('Statistik').click()
        await dialog(page).getByRole('button', { name: 'Auswahl speichern' }).click()
        await expect(dialog(page)).toHaveCount(0)
        await expect.poll(consent).toBe('statistics:1.marketing:0')
      })

      await test.step('closing the settings changes nothing', async () => {
        await page.evaluate(() => location.assign('#dialog=consent'))
        await expect(dialog(page).getByRole('checkbox', { name: 'Statistik' })).toBeChecked()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
        expect(await consent()).toBe('statistics:1.marketing:0')
      })
      expect(visitor.complaints).toEqual([])
    } finally {
      await shop.dispose()
    }
  })
})
