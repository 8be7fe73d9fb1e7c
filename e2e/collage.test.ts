import { rasterisePdf } from '@passepartout/render/testing/rasterise'
import { expect, type Page, test } from '@playwright/test'
import {
  addToCart,
  COLLAGE_DESIGN,
  COLLAGE_DESIGNERS,
  type CollageTexts,
  createRedPhotos,
  fillCollage,
  openTextsPanel,
  placedPhotos,
} from './drivers/collage-designer.ts'
import { Customer } from './drivers/customer.ts'
import { orders, paysByTransfer, printJob } from './drivers/paid-order.ts'
import { SELLING_TEXTS, type SellingTexts } from './drivers/selling-texts.ts'
import { sharedShop as shop } from './drivers/shared-shop.ts'
import { alternatesViewports, isFullMatrix } from './drivers/windows.ts'

const [GERMAN, ENGLISH] = COLLAGE_DESIGNERS
const german = SELLING_TEXTS[0] as SellingTexts

test.describe('a collage that is sold', () => {
  test('goes from its product page to the print file, with own photos and own words', {
    tag: alternatesViewports(0),
  }, async ({ page }) => {
    const customer = new Customer(page, { words: german, goods: 'wall art', port: shop.port })
    await page.goto(`${GERMAN.shop()}/fotocollagen/design?designId=${COLLAGE_DESIGN}&locale=de-DE`)

    await test.step('the product page leads to the designer of this design', async () => {
      await page
        .getByRole('button', { name: /gestalten$/i })
        .locator('visible=true')
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`configurator-collage.*designId=${COLLAGE_DESIGN}`))
    })

    await test.step('photos fill its places, its words become the customer’s', () =>
      fillCollage(page, GERMAN))

    let number = ''
    await test.step('it is ordered and paid, and the day that is still the sample’s told', async () => {
      await addToCart(page, GERMAN)
      await expect(page.getByText(GERMAN.sample)).toBeVisible()
      await expect(page.getByText(GERMAN.line).first()).toBeVisible()
      number = await orders(customer)
      await paysByTransfer(customer, shop)
    })

    await test.step('and the plant gets a file with all of it', async () => {
      const { pdf } = await printJob(shop, number)
      expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
      expect(await redShare(pdf)).toBeGreaterThan(0.3)
    })
  })

  test('is made and put into the basket of the other shop in English', {
    tag: alternatesViewports(1),
  }, async ({ page }) => {
    await page.goto(
      `${ENGLISH.shop()}/configurator-collage?designId=${COLLAGE_DESIGN}&materialType=poster&locale=en-GB`,
    )
    await fillCollage(page, ENGLISH)
    await addToCart(page, ENGLISH)
    await expect(page.getByText(ENGLISH.sample)).toBeVisible()
    await expect(page.getByRole('main').getByText(ENGLISH.line).first()).toBeVisible()
  })
})

/** Share of the sheet covered by photos. */
async function redShare(pdf: Uint8Array): Promise<number> {
  const { pixels, width, height } = await rasterisePdf(pdf, { width: 200, height: 300 })
  let red = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ((pixels[at] ?? 0) > 150 && (pixels[at + 1] ?? 0) < 90 && (pixels[at + 2] ?? 0) < 90) red++
  return red / (width * height)
}

for (const words of isFullMatrix ? COLLAGE_DESIGNERS : [GERMAN])
  test(`a whole collage is made by keys alone, ${words.locale}`, { tag: '@desktop' }, ({ page }) =>
    isMadeByKeys(page, words),
  )

async function isMadeByKeys(page: Page, words: CollageTexts) {
  await page.goto(
    `${words.shop()}/configurator-collage?designId=${COLLAGE_DESIGN}&materialType=poster&locale=${words.locale}`,
  )
  const presses = async (name: string, key = 'Enter') => {
    const button = page.getByRole('button', { name }).locator('visible=true').first()
    // A re-render in between loses the focus.
    await expect(async () => {
      await button.focus()
      await expect(button).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press(key)
  }
  const placed = placedPhotos(page)
  const writes = async (field: string, said: string) => {
    await page.getByRole('textbox', { name: field, exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(said)
  }
  await test.step('photos are chosen', async () => {
    const chooser = page.waitForEvent('filechooser')
    await presses(words.choose)
    await (await chooser).setFiles(await createRedPhotos(4))
    await expect(placed).toHaveCount(4)
  })

  await test.step('two change places: T, another place, Enter', async () => {
    const before = await placed.first().getAttribute('aria-label')
    await placed.first().focus()
    await page.keyboard.press('t')
    await placed.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(placed.first()).not.toHaveAttribute('aria-label', before ?? '')
    await page.getByRole('button', { name: words.undo }).focus()
    await page.keyboard.press('Enter')
    await expect(placed.first()).toHaveAttribute('aria-label', before ?? '')
  })

  await test.step('a layout is taken, photos are shuffled', async () => {
    await placed.first().focus()
    await page.keyboard.press('Escape')
    await page.locator('.layout-tile').first().focus()
    await page.keyboard.press('Enter')
    await expect(placed).toHaveCount(4)
    await presses(words.shuffle)
    // The first one that differs from the present layout.
    await expect(page.getByText(words.proposal)).toBeVisible()
  })

  const own = page.getByRole('main').getByRole('button', { name: 'Text: Unser Sommer' })
  await test.step('words are written, a text is added and moved', async () => {
    await page.getByRole('radio', { name: words.photos }).focus()
    await page.keyboard.press('ArrowLeft')
    await writes(words.names, 'Mara und Ole')
    await writes(words.date, 'Seit 2019')
    await presses(words.add)
    await expect(page.getByRole('textbox', { name: 'Text', exact: true }).first()).toBeFocused()
    await page.keyboard.type('Unser Sommer')
    await page.keyboard.press('Escape')
    await expect(own).toBeFocused()
    const top = async () => (await own.boundingBox())?.y ?? 0
    const before = await top()
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(top).toBeLessThan(before)
    await expect(own).toBeFocused()
  })

  await test.step('it becomes narrower and turns, by keys alone', async () => {
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

  await test.step('and it goes into the cart', () => addToCart(page, words, 'by keys'))
}

for (const [row, words] of COLLAGE_DESIGNERS.entries())
  test(`letters that photos fill become one’s own number, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page }) => {
    await page.goto(`${words.shop()}/configurator-collage?designId=15&locale=${words.locale}`)
    await openTextsPanel(page, words)
    // On the desktop its field is also beside the shapes.
    const letters = page.getByRole('textbox', { name: words.letters }).locator('visible=true').first()
    await letters.fill('40')
    await expect(page.getByText(words.saved).first()).toBeAttached()
    await page.reload()
    await openTextsPanel(page, words)
    await expect(letters).toHaveValue('40')
  })
