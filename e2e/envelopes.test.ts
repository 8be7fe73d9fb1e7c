import { expect, type Page, test } from '@playwright/test'
import { findA11yViolations } from './drivers/a11y-violations.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

const NAMES = ['Oma Hanna', 'Jonas Frei', 'Ada Byron'] as const
const guests = (...place: string[]) => NAMES.map(name => [name, ...place].join('\t')).join('\n')

const SHOPS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{ proof: 'Gegenlesen', all: /^Wir haben alles gelesen/, release: 'Freigeben und in den Warenkorb' },
    ...{
      sender: 'Absender auf dem Umschlag',
      save: /^Speichern:/,
      back: 'Rückseite mit dem Absender auf der Klappe',
    },
    change: 'Umschläge bedrucken',
    ...{ checkout: 'Zur Kasse', several: 'An mehrere Adressen senden', paste: 'Liste einfügen' },
    ...{ read: 'Liste lesen', envelopes: 'Bedruckte Umschläge', before: 'Zurück', next: 'Weiter' },
    envelope: (at: number, name: string) => `Umschlag ${at} von 3, an ${name}`,
    guests: guests('Lindenweg 14', '99423', 'Weimar'),
    ...{
      front: 'Vorderseite mit der Adresse',
      name: 'Name auf dem Umschlag',
      street: 'Straße und Hausnummer',
    },
    ...{ code: 'Postleitzahl', town: 'Ort', half: '0130', whole: '01307', wrong: /Postleitzahl.* so/ },
    ...{
      liner: 'Umschlagfutter',
      gold: /^Gold matt/,
      see: 'Ansehen',
      choices: 'Auswahl',
      larger: 'Größer',
      lined: 'Gold matt',
      enveloped: /Mit Umschlag/,
    },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{ proof: 'Proofread', all: /^We have read everything/, release: 'Approve and add to basket' },
    ...{
      sender: 'Return address on the envelope',
      save: /^Save:/,
      back: 'Back with the return address on the flap',
    },
    change: 'Print on the envelopes',
    ...{ checkout: 'Go to checkout', several: 'Send to several addresses', paste: 'Paste a list' },
    ...{ read: 'Read list', envelopes: 'Printed envelopes', before: 'Previous', next: 'Next' },
    envelope: (at: number, name: string) => `Envelope ${at} of 3, to ${name}`,
    guests: guests('12 St James’s Square', 'SW1Y 4JH', 'London'),
    ...{ front: 'Front with the address', name: 'Name on the envelope', street: 'House number and street' },
    ...{ code: 'Postcode', town: 'Town or city', half: 'EH1', whole: 'EH1 1YZ', wrong: /postcode like this/ },
    ...{
      liner: 'Envelope liner',
      gold: /^Matt gold/,
      see: 'View',
      choices: 'Choices',
      larger: 'Larger',
      lined: 'Matt gold',
      enveloped: /With envelope/,
    },
  },
] as const
type Words = (typeof SHOPS)[number]

/** Reads the proof of a card with printed envelopes, and adds it to the cart. */
async function takesCards(
  page: Page,
  { shop, locale, proof, all, release }: Words,
  card = 'themeId=olivenhain&quantity=60&envelope=weiss&envelopePrint=sender',
) {
  await page.goto(`${shop()}/configurator-card?${card}&locale=${locale}`)
  await expect(page.locator('.page-art').first()).toBeVisible()
  await page.getByRole('button', { name: proof }).locator('visible=true').first().click()
  await expect(page.locator('.proof-list').getByRole('checkbox').first()).toBeVisible()
  for (const box of await page.locator('.proof-list').getByRole('checkbox').all()) await box.check()
  await page.getByRole('checkbox', { name: all }).check()
  await page.getByRole('button', { name: release }).click()
}

for (const [row, words] of SHOPS.entries()) {
  test(`what is printed on the envelopes is seen in the cart, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    await takesCards(page, words)
    const sender = page.getByLabel(words.sender)
    const picture = page.getByRole('listitem').filter({ hasText: words.back }).getByRole('presentation')
    const drawn = () => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)
    await expect(sender).toBeVisible()
    await expect(picture).toHaveCount(0)
    await sender.fill('Familie Lindner\nLindenweg 14\n99423 Weimar')
    await page.getByRole('button', { name: words.save }).click()
    await page.getByText(words.change).first().click()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(drawn).toBe(960)
    expect.soft(await findA11yViolations(page)).toEqual([])
  })
}

for (const [row, words] of SHOPS.entries()) {
  test(`an envelope is lined: its price, the open envelope and the cart say so, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    await test.step('the card’s page offers linings at their price', async () => {
      await page.goto(`${words.shop()}/themes/rakete/`, { waitUntil: 'domcontentloaded' })
      const price = page.locator('[data-figures]').first()
      const before = await price.innerText()
      const linings = page.getByRole('group', { name: new RegExp(`^${words.liner}`) })
      await expect(async () => {
        await linings.locator('label', { hasText: words.lined }).click()
        await expect(page).toHaveURL(/liner=gold/, { timeout: 3_000 })
      }).toPass()
      await expect(price).not.toHaveText(before)
      await expect(linings.getByRole('radio', { name: words.gold })).toBeChecked()
      // On a phone the images are above the options.
      await page.locator('[data-views]').scrollIntoViewIfNeeded()
      await expect(page.getByRole('img', { name: words.enveloped }).first()).toBeInViewport()
      expect.soft(await findA11yViolations(page)).toEqual([])
    })

    await test.step('the designer has it chosen, and shows the envelope open', async () => {
      const go = page.locator('button.button-primary[type=submit]').locator('visible=true').first()
      await go.click({ noWaitAfter: true })
      await expect(page.locator('.page-art').first()).toBeVisible()
      if (isPhone) {
        await page.getByRole('tab', { name: words.choices }).click()
        await page.getByRole('button', { name: words.larger }).click()
      }
      await expect(page.getByRole('radio', { name: words.gold })).toBeChecked()
      expect.soft(await findA11yViolations(page)).toEqual([])
    })
    await takesCards(page, words, 'themeId=rakete&quantity=20&envelope=creme&liner=gold')
    await expect(page.getByRole('main')).toContainText(words.lined)
  })
}

for (const [row, words] of SHOPS.entries()) {
  test(`a single card’s envelope is addressed in the cart, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    await takesCards(page, words, 'themeId=olivenhain&quantity=1&envelope=weiss&envelopePrint=addresses')
    const save = page.getByRole('button', { name: words.save })
    const code = page.getByLabel(words.code)
    await page.getByLabel(words.sender).fill('Familie Lindner\nLindenweg 14')
    await page.getByLabel(words.name).fill('Anna Berg')
    await page.getByLabel(words.street).fill('Ring 1')
    await page.getByLabel(words.town).fill('Dresden')
    await code.fill(words.half)

    await test.step('what is wrong is said at its field, and nothing that was typed is lost', async () => {
      await save.click()
      await expect(code).toHaveValue(words.half)
      await expect(code).toHaveAccessibleDescription(words.wrong)
      await expect(page.getByLabel(words.name)).toHaveValue('Anna Berg')
      expect.soft(await findA11yViolations(page)).toEqual([])
    })

    await test.step('the front of the envelope shows it', async () => {
      await code.fill(words.whole)
      await save.click()
      await page.getByText(words.change).first().click()
      const picture = page
        .getByRole('listitem')
        .filter({ hasText: words.front })
        .last()
        .getByRole('presentation')
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(960)
    })
  })
}

for (const [row, words] of SHOPS.entries()) {
  test(`the envelope of each guest is paged through before anything is paid, ${words.locale}`, {
    tag: alternatesViewports(row + 1),
  }, async ({ page }) => {
    await takesCards(page, words, 'themeId=olivenhain&quantity=60&envelope=weiss&envelopePrint=addresses')
    await page.getByRole('link', { name: words.checkout }).locator('visible=true').first().click()
    await page.getByRole('link', { name: words.several }).click()
    await page.getByLabel(words.paste).fill(words.guests)
    await page.getByRole('button', { name: words.read }).click()
    const envelopes = page.locator('#envelope')
    const isSeen = async (at: number) => {
      const name = NAMES[at - 1] ?? ''
      const picture = envelopes.getByRole('img', { name: words.envelope(at, name), exact: true })
      await expect(picture).toBeInViewport()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(960)
    }
    const ways = envelopes.getByRole('navigation', { name: words.envelopes })
    const leadsOn = ways.getByRole('link', { name: words.next })
    const leadsBack = ways.getByRole('link', { name: words.before })
    await envelopes.scrollIntoViewIfNeeded()
    await isSeen(1)
    await expect(leadsBack).toHaveCount(0)
    expect.soft(await findA11yViolations(page)).toEqual([])
    for (const at of [2, 3]) {
      await leadsOn.click()
      await isSeen(at)
    }
    await expect(leadsOn).toHaveCount(0)
    await leadsBack.click()
    await isSeen(2)
  })
}
