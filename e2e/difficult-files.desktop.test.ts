import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { shopPort } from './drivers/shop-address.ts'
import { SHOP_TEXTS } from './drivers/shop-texts.ts'
import { Visitor } from './drivers/visitor.ts'
import { isFullMatrix } from './drivers/windows.ts'

const FOLDER = fileURLToPath(new URL('../packages/testing/fixtures/odd/', import.meta.url))
const PLACED = 'huge-6016x4016.jpg'

/** Message for each file that cannot be printed. */
const SHOPS = [
  {
    locale: 'de-DE',
    outside: (count: number) => `${count} Dateien konnten wir nicht annehmen`,
    use: (name: string) => `${name} einsetzen`,
    refused: {
      'bomb-30000x30000.png': /30\.?\s?000 × 30\.?\s?000 Pixel sind zu viel/,
      'empty.jpg': /Die Datei ist leer/,
      'text-file.jpg': /Das ist kein Bild/,
      'truncated.jpg': /[Uu]nvollständig/,
      'one-page.pdf': /PDF mit 1 Seite/,
    },
  },
  {
    locale: 'en-US',
    outside: (count: number) => `${count} files couldn’t be added`,
    use: (name: string) => `Place ${name}`,
    refused: {
      'bomb-30000x30000.png': /30,000 × 30,000 pixels is (too large|more than we can print)/,
      'empty.jpg': /The file is empty/,
      'text-file.jpg': /This isn’t a picture/,
      'truncated.jpg': /incomplete/,
      'one-page.pdf': /PDF with 1 page\./,
    },
  },
] as const

for (const shop of isFullMatrix ? SHOPS : SHOPS.slice(0, 1))
  test(`each odd file works or is refused in words a customer understands, and nothing that was there is lost, ${shop.locale}`, ({
    page,
  }) => takesOddFiles(page, shop))

async function takesOddFiles(page: Page, { locale, outside, use, refused }: (typeof SHOPS)[number]) {
  const others = readdirSync(FOLDER).filter(
    name => name !== 'README.md' && name !== PLACED && !(name in refused),
  )
  const visitor = new Visitor(page, SHOP_TEXTS[locale], { port: shopPort() })
  await visitor.opens('/configurator-photo-frame?materialType=poster&formatType=600x400')
  await visitor.takesPhoto(join(FOLDER, PLACED))
  await visitor.adds([...Object.keys(refused), ...others].map(name => join(FOLDER, name)))

  await page.getByRole('button', { name: outside(Object.keys(refused).length) }).click({ timeout: 60_000 })
  for (const [name, sentence] of Object.entries(refused)) {
    await test.step(`${name} is refused`, async () => {
      const item = page.getByRole('listitem').filter({ hasText: name })
      await expect(item).toContainText(sentence)
    })
  }
  await expect(visitor.placedPhoto()).toBeVisible()
  await page.reload()
  for (const name of others) {
    await test.step(`${name} is in the tray`, async () => {
      await expect(page.getByRole('button', { name: use(name) })).toBeVisible({ timeout: 60_000 })
    })
  }
  await expect(visitor.placedPhoto()).toBeVisible()
}
