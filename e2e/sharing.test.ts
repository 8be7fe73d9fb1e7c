import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { generatePhotos } from './drivers/generate-photos.ts'
import { mailboxOf } from './drivers/mailbox.ts'
import { mailboxOfTest, sharedShop, uniqueConnection } from './drivers/shared-shop.ts'
import {
  createShareLink,
  isPhone,
  openCardDesigner,
  openSharing,
  SHARING_TEXTS,
} from './drivers/sharing-texts.ts'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

/** The server renders pages and proofs at the first request, which takes time beside other tests. */
const DRAWN = { timeout: 60_000 }

const SAID = 'Jonas mit ß, und der Ort fehlt'

test.use(uniqueConnection(import.meta.url))

/** A guest's browser of the same size. */
async function guestAt(browser: Browser, page: Page, address: string) {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    ...uniqueConnection(import.meta.url),
  })
  const guest = await context.newPage()
  const asked: { url: string; referrer: string | undefined }[] = []
  guest.on('request', request => asked.push({ url: request.url(), referrer: request.headers().referer }))
  const answer = await guest.goto(address)
  return { guest, asked, headers: answer?.headers() ?? {} }
}

for (const [row, words] of SHARING_TEXTS.entries()) {
  test(`a card is shown to somebody by a link that ends when its maker says so, ${words.locale}`, {
    tag: alternatesViewports(row),
  }, async ({ page, browser }) => {
    await openCardDesigner(page, words)
    const address = await createShareLink(page, words, 'view', 'Oma Ilse')
    const { guest, asked, headers } = await guestAt(browser, page, address)

    await test.step('whoever has it sees the pages, without cookie or trace', async () => {
      const front = guest.getByRole('img', { name: words.front })
      await expect(front).toBeVisible(DRAWN)
      await expect.poll(() => front.evaluate(node => (node as HTMLImageElement).naturalHeight)).toBe(1400)
      await expect(guest.getByText(words.version)).toBeVisible()
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(headers['referrer-policy']).toBe('no-referrer')
      const token = new URL(address).hash.slice(1)
      expect(asked.filter(({ url }) => new URL(url).href.split('#')[0]?.includes(token))).toEqual([])
      expect(asked.filter(({ referrer }) => referrer?.includes('configurator'))).toEqual([])
      expect(await guest.context().cookies()).toEqual([])
      expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })

    await test.step('a proof with a watermark comes as a file, here and there', async () => {
      for (const window of [guest, page]) {
        const download = window.waitForEvent('download', DRAWN)
        await window.getByRole('button', { name: words.proof }).click()
        const file = await (await download).path()
        expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
      }
    })

    await test.step('it shows nothing once it is ended', async () => {
      await page.getByRole('dialog').getByRole('button', { name: words.end }).click()
      await expect(page.getByRole('dialog').getByText('Oma Ilse')).toHaveCount(0)
      await guest.reload()
      await expect(guest.getByText(words.gone)).toBeVisible()
    })
    await guest.context().close()
  })
}

for (const [row, words] of SHARING_TEXTS.entries()) {
  test(
    `somebody comments on a place and approves; a later change makes that stale for both, ${words.locale}`,
    {
      tag: alternatesViewports(row + 1),
    },
    async ({ page, browser }, info) => {
      await openCardDesigner(page, words)
      const address = await createShareLink(page, words, 'approve', '')
      const { guest } = await guestAt(browser, page, address)

      await test.step('a tap on the page sets a number where it was', async () => {
        const front = guest.getByRole('img', { name: words.front })
        await expect(front).toBeVisible(DRAWN)
        const box = await front.boundingBox()
        if (!box) throw new Error('The page is not in sight')
        await front.click({ position: { x: box.width / 4, y: box.height / 2 } })
        await guest.getByRole('textbox', { name: words.name, exact: true }).first().fill('Oma Ilse')
        await guest
          .getByRole('textbox', { name: words.comment, exact: true })
          .fill('<b>Jonas</b> schreibt sich mit ß')
        await guest.getByRole('button', { name: words.send, exact: true }).click()
        await expect(guest.getByText('<b>Jonas</b> schreibt sich mit ß')).toBeVisible()
        const pin = guest.locator('a.shared-pin')
        const [paper, marker] = [await front.boundingBox(), await pin.boundingBox()]
        if (!paper || !marker) throw new Error('The number is not in sight')
        expect((marker.x + marker.width / 2 - paper.x) / paper.width).toBeCloseTo(0.25, 1)
        expect((marker.y + marker.height / 2 - paper.y) / paper.height).toBeCloseTo(0.5, 1)
      })

      await test.step('its writer changes it, after a reload too', async () => {
        await guest.reload()
        await guest.getByRole('button', { name: words.change }).click()
        await guest.getByRole('textbox', { name: words.comment, exact: true }).fill(SAID)
        await guest.getByRole('button', { name: words.save, exact: true }).click()
        await expect(guest.getByText(SAID)).toBeVisible()
      })

      await test.step('the version is approved', async () => {
        await guest.getByRole('textbox', { name: words.name, exact: true }).last().fill('Oma Ilse')
        await guest.getByRole('button', { name: words.approve }).click()
        await expect(guest.getByText(words.approved)).toBeVisible()
      })

      const dialog = page.getByRole('dialog')
      await test.step('the maker reads it and deals with it', async () => {
        await dialog.getByRole('button', { name: words.close }).click()
        // As when the tab becomes visible again.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(page.locator('.share-news').first()).toContainText('2')
        const mark = page.getByRole('button', { name: words.mark, exact: true })
        await expect(mark).toBeVisible()
        await mark.click()
        await expect(page.locator('.share-news')).toHaveCount(0)
        await expect(dialog.locator('.share-comments > li').filter({ hasText: SAID })).toBeFocused()
        await expect(dialog.getByText(words.approved)).toBeVisible()
      })

      await test.step('the maker answers, and hears of what follows by mail once the address is confirmed', async () => {
        await dialog.getByRole('button', { name: words.answer }).click()
        await dialog.getByRole('textbox', { name: words.reply, exact: true }).fill('Danke, ist geändert!')
        await dialog.getByRole('button', { name: words.sendAnswer }).click()
        await expect(dialog.getByText('Danke, ist geändert!')).toBeVisible()
        const email = mailboxOfTest('share', info)
        await dialog.getByRole('textbox', { name: words.mail }).fill(email)
        await dialog.getByRole('button', { name: words.mails }).click()
        const other = await page.context().newPage()
        await other.goto(await mailboxOf(sharedShop.dataDir).linkTo(email, words.confirm))
        await other.getByRole('button', { name: words.yes }).click()
        await expect(other.getByText(words.confirmed)).toBeVisible()
        await other.close()
        await dialog.getByRole('checkbox', { name: words.settled }).check()
        await dialog.getByRole('button', { name: words.close }).click()
        await expect(page.getByRole('button', { name: words.mark, exact: true })).toHaveCount(0)
        await openSharing(page, words)
        await expect(dialog.getByText(words.on)).toBeVisible()
        await dialog.getByRole('button', { name: words.stop }).click()
        await expect(dialog.getByRole('button', { name: words.mails })).toBeVisible()
        await dialog.getByRole('button', { name: words.close }).click()
      })

      await test.step('its writer reads the answer, and can change nothing any more', async () => {
        await guest.reload()
        await expect(guest.getByText('Danke, ist geändert!')).toBeVisible()
        await expect(guest.getByRole('button', { name: words.change })).toHaveCount(0)
      })

      await test.step('another word makes the approval stale for both', async () => {
        if (isPhone(page))
          await page.locator('.quick-row').getByRole('button', { name: words.second, exact: true }).click()
        await page
          .getByRole('textbox', { name: words.second, exact: true })
          .locator('visible=true')
          .last()
          .fill('Jonaß')
        if (isPhone(page)) await page.getByRole('button', { name: words.done, exact: true }).click()
        await openSharing(page, words)
        await expect(dialog.getByText(words.stale)).toBeVisible()
        await guest.reload()
        await expect(guest.getByText(words.stale)).toBeVisible()
        await expect(guest.getByText(words.settled)).toBeVisible()
      })
      await guest.context().close()
    },
  )
}

test('the link of a picture opens neither its photo nor the designer', {
  tag: alternatesViewports(1),
}, async ({ page, browser }) => {
  const words = SHARING_TEXTS[1]
  const frame = `${shopAt('passepartout', 'gb')}/configurator-photo-frame?materialType=poster&formatType=600x400`
  await page.goto(frame)
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  const red = { r: 200, g: 30, b: 30 }
  await (await chooser).setFiles(
    await generatePhotos(1, () => ({ name: 'red', size: [2400, 1600], colour: red })),
  )
  const sent = await page.waitForResponse(answer => /\/web-api\/photos/.test(answer.url()) && answer.ok())
  expect(sent.ok()).toBe(true)
  const address = await createShareLink(page, words, 'comment', '')
  const { guest, asked } = await guestAt(browser, page, address)
  const picture = guest.getByRole('img')
  await expect(picture).toBeVisible()
  expect(asked.filter(({ url }) => /web-api\/photos/.test(url))).toEqual([])
  const listed = await guest.evaluate(async () => {
    const headers = { 'x-shop-channel': 'passepartout-gb', 'x-shop-locale': 'en-GB' }
    return (await fetch('/web-api/photos', { headers })).json()
  })
  expect(listed.payload.photos).toEqual([])
  await guest.context().close()
})
