import { readFileSync } from 'node:fs'
import { rasterisePdf } from '@passepartout/render/testing/rasterise'
import { expect, type Page, test } from '@playwright/test'
import { Customer } from './drivers/customer.ts'
import { journeyShop as shop } from './drivers/journey-shop.ts'
import { paintPhotos } from './drivers/paint-photos.ts'
import { filesOf, receives } from './drivers/selling-shop.ts'
import { SELLING, type SellingWords } from './drivers/selling-words.ts'
import { shopAt } from './drivers/shop-address.ts'
import { inTurn } from './drivers/windows.ts'

/** Four places, a text for names and one for a date; 30 x 45 cm. */
const DESIGN = '20'
const RED = { r: 190, g: 40, b: 40 }

/** Photos of one red, large enough for a wall, so that the print file shows them wherever they lie. */
const photos = (count: number) =>
  paintPhotos(count, number => ({
    name: `summer-${number}`,
    size: number % 2 === 1 ? [3000, 2000] : [2000, 3000],
    colour: { ...RED, g: RED.g + number - 1 },
  }))

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640
const placed = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Foto, summer-\d/ })

async function choosesPhotos(page: Page, files: string[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotos auswählen' }).locator('visible=true').first().click()
  await (await chooser).setFiles(files)
}

/** To the words, which a phone keeps in its sheet. */
async function opensTexts(page: Page) {
  if (isPhone(page)) await page.getByRole('tab', { name: 'Texte' }).click()
  else await page.getByRole('radio', { name: 'Texte' }).check()
}

async function ordersByCall(page: Page) {
  const call = page.getByRole('button', { name: 'In den Warenkorb' }).locator('visible=true').first()
  await expect(call).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  // Photos still on their way stop the order only.
  await expect
    .poll(
      async () => {
        if (page.url().includes('configurator')) await call.click()
        return page.url()
      },
      { timeout: 120_000, intervals: [3000] },
    )
    .toContain('warenkorb')
}

test.describe('a collage that is sold', () => {
  test('goes from its product page to the print file, with own photos and own words', {
    tag: inTurn(0),
  }, async ({ page }) => {
    const words = SELLING[0] as SellingWords
    const customer = new Customer(page, { words, goods: 'wall art', port: shop.port })
    await page.goto(
      `http://passepartout.de.localhost:${shop.port}/fotocollagen/design?designId=${DESIGN}&locale=de-DE`,
    )

    await test.step('the product page leads to the designer of this design', async () => {
      await page
        .getByRole('button', { name: /gestalten$/i })
        .locator('visible=true')
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`configurator-collage.*designId=${DESIGN}`))
    })

    await test.step('photos fill its places', async () => {
      await choosesPhotos(page, await photos(4))
      await expect(placed(page)).toHaveCount(4)
    })

    await test.step('the sample’s words become the customer’s', async () => {
      await opensTexts(page)
      const names = page.getByRole('textbox', { name: 'Namen', exact: true }).locator('visible=true').last()
      await names.fill('Mara & Ole')
      if (isPhone(page)) await page.getByRole('button', { name: 'Fertig', exact: true }).click()
    })

    await test.step('a text of one’s own stands where it is put', async () => {
      await page.getByRole('button', { name: 'Text hinzufügen' }).click()
      const field = page.getByRole('textbox', { name: 'Text', exact: true }).locator('visible=true').first()
      await expect(field).toBeFocused()
      await field.fill('Unser Sommer')
      await page.getByRole('button', { name: 'Nach oben' }).locator('visible=true').first().click()
      await expect(field).toHaveValue('Unser Sommer')
    })

    await test.step('the day that is still the sample’s is told before it is ordered', async () => {
      const call = page.getByRole('button', { name: 'In den Warenkorb' }).locator('visible=true').first()
      await expect(call).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
      const finding = page.locator('.finding[data-current]')
      const told = finding.getByText('Datum steht noch da wie in der Vorlage')
      // Photos still on their way are told first.
      await expect
        .poll(
          async () => {
            if (!(await told.isVisible())) await call.click()
            return told.isVisible()
          },
          { timeout: 60_000, intervals: [2000] },
        )
        .toBe(true)
      await finding.getByRole('button', { name: 'So lassen' }).click()
    })

    await test.step('it is ordered and paid', async () => {
      await ordersByCall(page)
      await expect(page.getByText(/Fotocollage/).first()).toBeVisible()
      await customer.goesToCheckout()
      await customer.typesAddress()
      await customer.choosesShippingAndPayment()
      await customer.order().click()
      await expect(customer.title()).toHaveText(words.thanks)
      const copied = page.locator('[data-copy]')
      const slip = await copied.evaluateAll(rows => rows.map(row => row.getAttribute('data-copy') ?? ''))
      const [amount = '', reference = ''] = slip.slice(-2)
      await receives(shop, { iban: slip[1] ?? '', reference, amount: amount.replace('.', ',') })
    })

    await test.step('and the plant gets a file with all of it', async () => {
      const number =
        (await page.locator('main').innerText()).match(/(PP|KL)-[\dA-Z]{4}-[\dA-Z]{4}/)?.[0] ?? ''
      const fileOf = (ending: string) => filesOf(shop, number).find(file => file.endsWith(ending))
      await expect.poll(() => fileOf('1.json'), { timeout: 60_000 }).toBeDefined()
      const pdf = readFileSync(fileOf('1.pdf') ?? '')
      expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
      expect(await redShare(pdf)).toBeGreaterThan(0.3)
    })
  })
})

/** How much of the sheet shows the photos. */
async function redShare(pdf: Uint8Array): Promise<number> {
  const { pixels, width, height } = await rasterisePdf(pdf, { width: 200, height: 300 })
  let red = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ((pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 0) < 90 && (pixels[at + 2] ?? 0) < 90) red++
  return red / (width * height)
}

test('a whole collage is made by keys alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(
    `${shopAt('passepartout')}/configurator-collage?designId=${DESIGN}&materialType=poster&locale=de-DE`,
  )
  const presses = async (name: string | RegExp, key = 'Enter') => {
    const button = page.getByRole('button', { name }).locator('visible=true').first()
    // What is drawn anew in between loses the focus.
    await expect(async () => {
      await button.focus()
      await expect(button).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press(key)
  }
  await test.step('photos are chosen', async () => {
    const chooser = page.waitForEvent('filechooser')
    await presses('Fotos auswählen')
    await (await chooser).setFiles(await photos(4))
    await expect(placed(page)).toHaveCount(4)
  })

  await test.step('two change places: T, another place, Enter', async () => {
    const before = await placed(page).first().getAttribute('aria-label')
    await placed(page).first().focus()
    await page.keyboard.press('t')
    await placed(page).nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(placed(page).first()).not.toHaveAttribute('aria-label', before ?? '')
    await page.getByRole('button', { name: 'Rückgängig' }).focus()
    await page.keyboard.press('Enter')
    await expect(placed(page).first()).toHaveAttribute('aria-label', before ?? '')
  })

  await test.step('a layout is taken, photos are shuffled', async () => {
    await placed(page).first().focus()
    await page.keyboard.press('Escape')
    await page.locator('.layout-tile').first().focus()
    await page.keyboard.press('Enter')
    await expect(placed(page)).toHaveCount(4)
    await presses('Neu mischen')
    // The first one that looks otherwise: what is there already is no proposal.
    await expect(page.getByText(/^Vorschlag \d+$/)).toBeVisible()
  })

  await test.step('words are written, a text is added and moved', async () => {
    await page.getByRole('radio', { name: 'Fotos' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('textbox', { name: 'Namen', exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Mara und Ole')
    await page.getByRole('textbox', { name: 'Datum', exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Seit 2019')
    await presses('Text hinzufügen')
    await expect(page.getByRole('textbox', { name: 'Text', exact: true }).first()).toBeFocused()
    await page.keyboard.type('Unser Sommer')
    await page.keyboard.press('Escape')
    const own = page.getByRole('main').getByRole('button', { name: 'Text: Unser Sommer' })
    await expect(own).toBeFocused()
    const top = async () => (await own.boundingBox())?.y ?? 0
    const before = await top()
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(top).toBeLessThan(before)
    await expect(own).toBeFocused()
  })

  await test.step('it becomes narrower and turns, by keys alone', async () => {
    const own = page.getByRole('main').getByRole('button', { name: 'Text: Unser Sommer' })
    const width = () => own.evaluate(node => Number.parseFloat((node as HTMLElement).style.width))
    const before = await width()
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await expect.poll(width).toBeLessThan(before)
    await page.keyboard.press('Alt+r')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(own).toHaveAttribute('style', /rotate\(14deg\)/)
    await expect(own).toBeFocused()
  })

  await test.step('and it goes into the cart', async () => {
    const call = page.getByRole('button', { name: 'In den Warenkorb' })
    await expect(call).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
    await expect
      .poll(
        async () => {
          if (!page.url().includes('configurator')) return page.url()
          await call.focus()
          await page.keyboard.press('Enter')
          return page.url()
        },
        { timeout: 120_000, intervals: [3000] },
      )
      .toContain('warenkorb')
  })
})

test('letters that photos fill become one’s own number', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${shopAt('passepartout')}/configurator-collage?designId=15&locale=de-DE`)
  await opensTexts(page)
  const letters = page.getByRole('textbox', { name: 'Buchstaben oder Zahl' })
  await letters.fill('40')
  await expect(page.getByText(/^Gespeichert/).first()).toBeAttached()
  await page.reload()
  await opensTexts(page)
  await expect(letters).toHaveValue('40')
})
