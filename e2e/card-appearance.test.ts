import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

/** Cards whose design has several colourways, metals, papers and die cuts. */
const CARDS = [
  {
    ...{ shop: () => shopAt('kartenliebe'), theme: 'kirchenfenster', locale: 'de-DE', choices: 'Auswahl' },
    ...{ colours: 'Farbwelt', metal: 'Rosé', paper: 'Papier', natural: /^Natur/, punching: 'Stanzung' },
    ...{ round: /^Runde Ecken/, undo: 'Rückgängig', saved: /^Gespeichert/, see: 'Ansehen' },
  },
  {
    ...{
      shop: () => shopAt('passepartout', 'gb'),
      theme: 'papiersterne',
      locale: 'en-GB',
      choices: 'Choices',
    },
    ...{ colours: 'Colourway', metal: 'Rose gold', paper: 'Paper', natural: /^Natural/, punching: 'Die cut' },
    ...{ round: /^Rounded corners/, undo: 'Undo', saved: /^Saved/, see: 'View' },
  },
] as const

/** The server handles changes of other tests meanwhile. */
const SAVED = { timeout: 30_000 }

/** The present look of the page. */
const shown = async (page: Page) =>
  (await page.locator('main .stage .page-sheet').first().screenshot({ animations: 'disabled' })).toString(
    'base64',
  )

for (const [row, card] of CARDS.entries())
  test(`what is chosen of a card is seen on it, ${card.locale}`, { tag: alternatesViewports(row) }, async ({
    page,
  }) => {
    await page.goto(
      `${card.shop()}/configurator-card?themeId=${card.theme}&quantity=20&locale=${card.locale}`,
    )
    await expect(page.locator('main .page-art').first()).toBeVisible()
    const choices = page.getByRole('tab', { name: card.choices, exact: true })
    if ((page.viewportSize()?.width ?? 0) < 640) await choices.click()
    // Waits until the page stops moving after the sheet opened.
    let last = ''
    const rests = async () => {
      const before = last
      last = await shown(page)
      return last === before
    }
    await expect.poll(rests).toBe(true)

    const changes = async (what: string, choose: () => Promise<void>) =>
      test.step(what, async () => {
        const before = await shown(page)
        await choose()
        await expect.poll(() => shown(page)).not.toBe(before)
      })
    // A choice is marked once the shop has returned its price.
    const inRow = async (row: string, choice: RegExp) => {
      await page
        .getByRole('button', { name: new RegExp(`^${row}`) })
        .locator('visible=true')
        .first()
        .click()
      await page.getByRole('radio', { name: choice }).click()
    }

    const palettes = page.getByRole('group', { name: card.colours }).getByRole('radio')
    await changes('another colourway', () => palettes.last().click({ force: true }))
    await expect(palettes.last()).toBeChecked()
    await changes('another metal', () =>
      page.locator('.foils').getByRole('radio', { name: card.metal, exact: true }).click({ force: true }),
    )
    await changes('another paper', () => inRow(card.paper, card.natural))
    await changes('a punching', () => inRow(card.punching, card.round))
    const punched = page.locator('main .stage .page-cut[data-punched="corners"]')
    await expect(punched).toBeAttached()
    // Text targets are as small as the text on the page; the text tab is an equivalent control.
    const barriers = (await findA11yViolations(page)).filter(
      one => !/^target-size: button\[data-scene=/.test(one),
    )
    expect.soft(barriers).toEqual([])

    await test.step('each is one step back, and all of it is there again after a reload', async () => {
      const undo = page.getByRole('button', { name: card.undo }).locator('visible=true').first()
      await undo.click()
      await expect(punched).toHaveCount(0)
      await page.keyboard.press('Control+Shift+z')
      await expect(punched).toBeAttached()
      await expect(page.getByText(card.saved).first()).toBeAttached(SAVED)
      await page.reload()
      await expect(punched).toBeAttached()
    })
  })
