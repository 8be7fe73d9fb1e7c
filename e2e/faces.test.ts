import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../tools/bootstrap/root.mjs'
import { documentOf, SENT, visibleState } from './drivers/changed-product.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

const PORTRAIT = join(root, 'content/assets/photos/grandfather-with-scarf-smiling.jpg')

test('a photo is placed so that its face is whole, and the check says where one is cut @desktop', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto(
    `${shopAt('passepartout')}/configurator-photo-frame?materialType=poster&formatType=600x400&locale=de-DE`,
  )
  const chooser = page.waitForEvent('filechooser')
  await visibleState(page.getByRole('button', { name: /^(Aus )?Fotos? (auswählen|wählen)$/ })).click()
  await (await chooser).setFiles(PORTRAIT)
  const centre = async () => {
    const elements = (await documentOf(page))?.pages[0]?.elements
    return elements?.find(({ type }) => type === 'photo')?.photo?.crop.centre.v
  }
  // The photo is upright, the poster is not: its middle cuts the head.
  await expect.poll(centre, SENT).toBeLessThan(0.47)
  await expect(page.getByText('Kopf am Rand')).toHaveCount(0)

  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(centre, SENT).toBe(0.5)
  await page
    .getByRole('button', { name: /^Prüfen/ })
    .first()
    .click()
  await expect(page.getByText('Kopf am Rand').first()).toBeVisible()

  const judged = sent.filter(one => /face/.test(one))
  expect(judged.every(one => one.startsWith('GET /_designer/assets/'))).toBe(true)
  expect(judged).not.toEqual([])
})
