import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { shopPort } from './drivers/shop-address.ts'
import { Visitor } from './drivers/visitor.ts'
import { WORDS } from './drivers/words.ts'

const FOLDER = fileURLToPath(new URL('../packages/testing/fixtures/odd/', import.meta.url))
const PLACED = 'huge-6016x4016.jpg'

/** What a customer reads for each file that cannot be printed. */
const REFUSED: Record<string, RegExp> = {
  'bomb-30000x30000.png': /30\.?\s?000 × 30\.?\s?000 Pixel sind zu viel/,
  'empty.jpg': /Die Datei ist leer/,
  'text-file.jpg': /Das ist kein Bild/,
  'truncated.jpg': /[Uu]nvollständig/,
  'one-page.pdf': /PDF mit 1 Seite/,
}
const others = readdirSync(FOLDER).filter(
  name => name !== 'README.md' && name !== PLACED && !(name in REFUSED),
)

test('each odd file works or is refused in words a customer understands, and nothing that was there is lost', async ({
  page,
}) => {
  const visitor = new Visitor(page, WORDS['de-DE'], { port: shopPort() })
  await visitor.opens('/configurator-photo-frame?materialType=poster&formatType=600x400')
  await visitor.takesPhoto(join(FOLDER, PLACED))
  await visitor.adds([...Object.keys(REFUSED), ...others].map(name => join(FOLDER, name)))

  await page
    .getByRole('button', { name: `${Object.keys(REFUSED).length} Dateien blieben draußen` })
    .click({ timeout: 60_000 })
  for (const [name, sentence] of Object.entries(REFUSED)) {
    await test.step(`${name} is refused`, async () => {
      const item = page.getByRole('listitem').filter({ hasText: name })
      await expect(item).toContainText(sentence)
    })
  }
  await expect(visitor.placedPhoto()).toBeVisible()
  await page.reload()
  for (const name of others) {
    await test.step(`${name} is in the tray`, async () => {
      await expect(page.getByRole('button', { name: `${name} einsetzen` })).toBeVisible({ timeout: 60_000 })
    })
  }
  await expect(visitor.placedPhoto()).toBeVisible()
})
