import { expect, type Page, test } from '@playwright/test'
import { shopPort } from './drivers/shop-address.ts'
import { SHOP_TEXTS } from './drivers/shop-texts.ts'
import { Visitor } from './drivers/visitor.ts'
import { alternatesViewports } from './drivers/windows.ts'

const lines = (page: Page) => page.getByRole('list', { name: 'Artikel im Warenkorb' }).locator('> li')
const PHOTO = 'packages/testing/fixtures/odd/huge-6016x4016.jpg'
const POSTER = '/configurator-photo-frame?materialType=poster&formatType=600x400'

test('an address with addToCart puts a frame into the cart, once', { tag: alternatesViewports(0) }, async ({
  page,
}) => {
  await page.goto('/')
  await page.goto(
    '/configurator-photo-frame?frameType=alurahmen-eckig-gold&formatType=600x400&addToCart=true',
  )
  await expect(page).toHaveURL(/\/warenkorb/)
  await expect(page.getByRole('heading', { name: /^Alurahmen ohne Bild, .*60 × 40 cm/ })).toBeVisible()
  await expect(lines(page)).toHaveCount(1)

  // A page that redirects before it has loaded leaves no history entry: back leads to the frame or the page before it.
  await page.goBack()
  await expect(page).toHaveURL(/\/rahmen\?(?!.*addToCart)|\/$/)
  await page.goto('/warenkorb')
  await expect(lines(page)).toHaveCount(1)
})

test('an address with addToCart names the photo that a design still lacks', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  await page.goto(`${POSTER}&addToCart=true`)
  await expect(page.getByText('Ein Foto fehlt noch').first()).toBeVisible()
  await expect(page).toHaveURL(/configurator-photo-frame(?!.*addToCart)/)
})

test('an address with addToCart puts a finished draft into the cart', {
  tag: alternatesViewports(2),
}, async ({ page }) => {
  await page.goto(POSTER)
  const visitor = new Visitor(page, SHOP_TEXTS['de-DE'], { port: shopPort() })
  await visitor.takesPhoto(PHOTO)
  await visitor.seesSaved()
  await expect(page).toHaveURL(/draft=/)
  await page.goto(`${page.url()}&addToCart=true`)
  await expect(page).toHaveURL(/\/warenkorb/)
  await expect(page.getByRole('heading', { name: /Poster/ }).first()).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
})
