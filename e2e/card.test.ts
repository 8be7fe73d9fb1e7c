import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

/** Texts of a shop. */
const SHOPS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{ second: 'Zweiter Name', date: 'Datum', done: 'Fertig', edit: 'Weiter gestalten' },
    ...{ proof: 'Gegenlesen', release: 'Freigeben und in den Warenkorb', all: /^Wir haben alles gelesen/ },
    ...{ wrong: 'Montag, 12. Juni 2027', right: 'Samstag, 12. Juni 2027', write: 'Samstag schreiben' },
    ...{ mended: 'Samstag, 12. Juni 2027, 15.30 Uhr', mend: '15.30 Uhr schreiben' },
    ...{ quoted: 'Wir sagen „Ja“', cart: /warenkorb/ },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{ second: 'Second name', date: 'Date', done: 'Done', edit: 'Go on designing' },
    ...{ proof: 'Proofread', release: 'Approve and add to basket', all: /^We have read everything/ },
    ...{ wrong: 'Monday 12 June 2027', right: 'Saturday 12 June 2027', write: 'Write Saturday' },
    ...{ mended: 'Saturday 12 June 2027, 3.30 pm', mend: 'Write 3.30 pm' },
    ...{ quoted: 'Wir sagen “Ja”', cart: /basket|cart/ },
  },
] as const
type Words = (typeof SHOPS)[number]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

/** The form field of a text; on a phone it opens from the row of the page's texts. */
async function fieldOf(page: Page, name: string, words: Words) {
  const field = page.getByRole('textbox', { name, exact: true }).locator('visible=true').last()
  if (isPhone(page)) {
    const done = page.getByRole('button', { name: words.done, exact: true })
    if (await done.isVisible()) await done.click()
    const inRow = page.locator('.quick-row').getByRole('button', { name, exact: true })
    await expect(inRow.or(field)).toBeVisible()
    if (await inRow.isVisible()) await inRow.click()
  }
  return field
}

for (const [row, words] of SHOPS.entries()) {
  test(`a card says own words and is ordered as it was read, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    await page.goto(`${words.shop()}/configurator-card?themeId=olivenhain&quantity=60&locale=${words.locale}`)
    await expect(page.locator('.page-art').first()).toBeVisible()

    await test.step('a name is typed and stands on the card', async () => {
      const field = await fieldOf(page, words.second, words)
      await field.fill('')
      await field.pressSequentially('Wir sagen "Ja"')
      await expect(field).toHaveValue(words.quoted)
      await field.press('ControlOrMeta+z')
      await expect(field).not.toHaveValue(words.quoted)
      await field.fill('Ole')
      const onCard = page.getByRole('main').getByRole('textbox', { name: words.second })
      if (!isPhone(page)) await expect(onCard).toHaveValue('Ole')
    })

    await test.step('a wrong weekday is said and written right', async () => {
      const field = await fieldOf(page, words.date, words)
      await field.fill(words.wrong)
      await page.getByRole('button', { name: words.write }).first().click()
      await expect(await fieldOf(page, words.date, words)).toHaveValue(words.right)
    })

    await test.step('a time in another country’s form is said and written as here', async () => {
      const field = await fieldOf(page, words.date, words)
      await field.fill(`${words.right}, 15h30`)
      await page.getByRole('button', { name: words.mend }).first().click()
      await expect(await fieldOf(page, words.date, words)).toHaveValue(words.mended)
    })

    await test.step('it is read, and ticked only where the sample speaks of others', async () => {
      await page.getByRole('button', { name: words.proof, exact: true }).last().click()
      const list = page.locator('.proof-list')
      await expect(list.getByText(words.right)).toBeAttached()
      await expect(list.getByRole('checkbox', { name: words.date })).toHaveCount(0)
      for (const box of await list.getByRole('checkbox').all()) await box.check()
      await page.getByRole('checkbox', { name: words.all }).check()
      await expect(page.getByRole('button', { name: words.release })).toBeVisible()
    })

    await test.step('a later change wants to be read again', async () => {
      await page.getByRole('button', { name: words.edit }).click()
      // Reading the proof moved on to the back of the card.
      await page.locator('.page-strip').getByRole('button').first().click()
      await (await fieldOf(page, words.second, words)).fill('Ole Jansen')
      await page.getByRole('button', { name: words.proof, exact: true }).last().click()
      await expect(page.getByRole('checkbox', { name: words.all })).not.toBeChecked()
      await page.getByRole('checkbox', { name: words.all }).check()
    })

    await test.step('and goes into the cart with its words', async () => {
      await page.getByRole('button', { name: words.release }).click()
      await expect(page).toHaveURL(words.cart)
      await expect(page.getByText(/Olivenhain|Olive/).first()).toBeVisible()
    })
  })
}

test('names written on one card are offered on the next, and go at a press', { tag: '@desktop' }, async ({
  page,
}) => {
  const [words] = SHOPS
  const opens = (theme: string) =>
    page.goto(`${words.shop()}/configurator-card?themeId=${theme}&quantity=60&locale=de-DE`)
  const field = (name: string) =>
    page.getByRole('textbox', { name, exact: true }).locator('visible=true').last()
  await opens('olivenhain')
  await field('Name').fill('Mara')
  await field('Zweiter Name').fill('Ole')
  await expect(page.getByText(/^Gespeichert/).first()).toBeAttached()
  await opens('seeblick')
  await page.getByRole('button', { name: 'Eure Angaben einsetzen' }).click()
  await expect(field('Namen')).toHaveValue('Mara & Ole')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(field('Namen')).toHaveValue('Hannah & Leo')
  await page.getByRole('button', { name: 'Angaben löschen' }).click()
  await expect(page.getByRole('button', { name: 'Eure Angaben einsetzen' })).toHaveCount(0)
  await page.reload()
  await expect(field('Namen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Eure Angaben einsetzen' })).toHaveCount(0)
})

test('a card is written, looked at and read by keys alone @desktop', async ({ page }) => {
  const [words] = SHOPS
  await page.goto(`${words.shop()}/configurator-card?themeId=olivenhain&quantity=60&locale=de-DE`)
  const onCard = page.getByRole('main').getByRole('button', { name: 'Zweiter Name: Jonas' })
  await expect(onCard).toBeVisible()
  await onCard.focus()
  await page.keyboard.press('Enter')
  const open = page.getByRole('main').getByRole('textbox', { name: 'Zweiter Name' })
  await expect(open).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ole')
  await expect(page.locator('[data-text-field]').nth(2)).toHaveValue('Ole')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('button', { name: 'Zweiter Name: Ole' })).toBeFocused()
  await page.getByRole('button', { name: 'Gegenlesen', exact: true }).focus()
  await page.keyboard.press('Enter')
  // The list loads after the key press, and a missing checkbox cannot be focused.
  const list = page.locator('.proof-list')
  await expect(list.getByText('Ole', { exact: true })).toBeVisible()
  for (const box of await list.getByRole('checkbox').all()) {
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  const all = page.getByRole('checkbox', { name: words.all })
  await all.focus()
  await page.keyboard.press('Space')
  await expect(all).toBeChecked()
  await page.getByRole('button', { name: words.release }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(words.cart)
})

const FORMATS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{
      product: 'Auswahl',
      larger: 'Größer',
      format: 'Format',
      square: 'Quadrat',
      size: '14,5 × 14,5 cm',
      before: '10,5 × 14,8 cm',
    },
    ...{ undo: 'Rückgängig', headline: 'Überschrift', done: 'Fertig', text: 'Texte' },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{
      product: 'Choices',
      larger: 'Larger',
      format: 'Size',
      square: 'Square',
      size: '14.5 × 14.5 cm',
      before: '10.5 × 14.8 cm',
    },
    ...{ undo: 'Undo', headline: 'Headline', done: 'Done', text: 'Words' },
  },
] as const

for (const [row, words] of FORMATS.entries()) {
  test(`a card becomes a square, keeps its words and goes back, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    await page.goto(`${words.shop()}/configurator-card?themeId=rakete&quantity=60&locale=${words.locale}`)
    const front = page.locator('.page-sheet').first()
    await expect(page.locator('.page-art').first()).toBeVisible()
    const ratio = async () => {
      const { width, height } = (await front.boundingBox()) ?? { width: 0, height: 1 }
      return width / height
    }
    const words_ = { ...SHOPS[row], ...words } as unknown as Words
    await (await fieldOf(page, words.headline, words_)).fill('Mara wird 7')

    await test.step('every format is shown with these words', async () => {
      if (isPhone(page)) {
        const done = page.getByRole('button', { name: words.done, exact: true })
        if (await done.isVisible()) await done.click()
        await page.getByRole('tab', { name: words.product }).click()
        await page.getByRole('button', { name: words.larger }).click()
      }
      await page.getByRole('button', { name: new RegExp(`^${words.format}`) }).click()
      await expect(page.locator('.formats .page-thumb')).toHaveCount(5)
    })

    await test.step('the square keeps them, at its price', async () => {
      await page.getByRole('radio', { name: new RegExp(`^${words.square}`) }).click()
      await expect.poll(ratio).toBeCloseTo(1, 1)
      await expect(page.getByText(words.size).first()).toBeAttached()
      await expect(page.getByRole('radio', { name: words.square, exact: true })).toBeChecked()
    })

    await test.step('one step back is the sheet of before', async () => {
      await page.getByRole('button', { name: words.undo }).first().click()
      await expect.poll(ratio).toBeCloseTo(105 / 148, 1)
      await page.getByRole('radio', { name: new RegExp(`^${words.square}`) }).click()
      await expect(page.getByText(/^(Gespeichert|Saved)/).first()).toBeAttached()
    })

    await test.step('and it opens as a square again', async () => {
      await page.reload()
      await expect(page.locator('.page-art').first()).toBeVisible()
      await expect.poll(ratio).toBeCloseTo(1, 1)
      await expect(await fieldOf(page, words.headline, words_)).toHaveValue('Mara wird 7')
    })
  })
}
