import { type Browser, expect, type Page, type Request, test } from '@playwright/test'
import {
  CARD_DESIGNERS,
  createCardWithHeadline,
  expectText,
  typeHeadline,
  waitUntilSaved,
} from './drivers/card-designer.ts'
import { COLLAGE_DESIGNERS, openCollage, openTextsPanel } from './drivers/collage-designer.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { createShareLink, SHARING_TEXTS } from './drivers/sharing-texts.ts'

test.use(uniqueConnection(import.meta.url))

const WORDS = {
  'de-DE': {
    ...{
      order: /^Bestellen kann, wer/,
      merged: /^Änderungen von einem anderen Gerät/,
      over: /wurde beendet/,
    },
    ...{ mine: /^Dieses Gerät/, other: /^Andere Fassung/, take: 'So weitermachen', front: 'Vorne' },
    ...{ title: 'Titel der Gestaltung', can: /Fotos nur verkleinert/ },
  },
  'en-GB': {
    ...{ order: /^Ordering is up to/, merged: /^Changes from another device/, over: /was ended/ },
    ...{ mine: /^This device/, other: /^Other version/, take: 'Carry on like this', front: 'Front' },
    ...{ title: 'Title of the design', can: /only as reduced pictures/ },
  },
} as const

/** A guest's browser opens the link, which leads into the designer of the owner's draft. */
async function guestIn(browser: Browser, page: Page, address: string) {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    ...uniqueConnection(import.meta.url),
  })
  const guest = await context.newPage()
  const asked: Request[] = []
  guest.on('request', request => asked.push(request))
  await guest.goto(address)
  await expect(guest).toHaveURL(/\/configurator-(card|collage)\/?\?.*guest=1/)
  await expect(guest.locator('.page-art').first()).toBeVisible()
  return { guest, asked, token: new URL(address).hash.slice(1) }
}

/** Addresses and referrers as the shop received them. */
async function whatLogsMaySay(requests: readonly Request[]): Promise<string> {
  const referrers = await Promise.all(requests.map(request => request.headerValue('referer')))
  return requests.map((request, index) => `${request.url().split('#')[0]} ${referrers[index]}`).join('\n')
}

async function leavesSharing(page: Page, close: string) {
  await page.getByRole('dialog').getByRole('button', { name: close, exact: true }).first().click()
}

test('two people write one card at the same time, and nothing of either is lost until the link ends', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const [designer, sharing] = [CARD_DESIGNERS[0], SHARING_TEXTS[0]]
  const words = WORDS[designer.locale]
  await createCardWithHeadline(page, 'Mara wird 7', designer)
  const address = await createShareLink(page, sharing, 'work', 'Oma Ilse')
  await expect(page.getByText(words.can)).toBeVisible()
  await leavesSharing(page, sharing.close)
  const { guest, asked, token } = await guestIn(browser, page, address)

  await test.step('the guest sees the card without a way to order or share it, and leaves no trace of the link', async () => {
    await expectText(guest, 'Mara wird 7')
    await expect(guest.getByText(words.order)).toBeVisible()
    await guest.getByRole('button', { name: designer.more, exact: true }).click()
    await expect(guest.getByRole('button', { name: sharing.share, exact: true })).toHaveCount(0)
    await guest.getByRole('button', { name: designer.more, exact: true }).click()
    expect(await whatLogsMaySay(asked)).not.toContain(token)
    expect((await guest.context().cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toContainEqual([
      'shared-designs',
      true,
    ])
    expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  await test.step('what both write on one page is put side by side, and the guest chooses the owner’s', async () => {
    await waitUntilSaved(page, () => typeHeadline(page, 'Mara wird acht', designer))
    await typeHeadline(guest, 'Mara wird neun', designer)
    const front = guest.getByRole('dialog').getByRole('group', { name: words.front })
    await expect(front.getByRole('radio', { name: words.mine })).toBeChecked()
    await front.getByRole('radio', { name: words.other }).check()
    await guest.getByRole('dialog').getByRole('button', { name: words.take }).click()
    await expectText(guest, 'Mara wird acht')
  })

  await test.step('what the guest saves next, the owner finds after a reload', async () => {
    await waitUntilSaved(guest, () => typeHeadline(guest, 'Mara wird zehn', designer))
    await page.reload()
    await expectText(page, 'Mara wird zehn')
  })

  await test.step('once the owner ends the link, the guest is told, and what they wrote stays on their screen', async () => {
    await page.getByRole('button', { name: designer.more, exact: true }).click()
    await page.getByRole('button', { name: sharing.share, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: sharing.end }).click()
    await expect(page.getByRole('dialog').getByText('Oma Ilse')).toHaveCount(0)
    await typeHeadline(guest, 'Mara wird elf', designer)
    await expect(guest.getByText(words.over).first()).toBeVisible()
    await expectText(guest, 'Mara wird elf')
    await leavesSharing(page, sharing.close)
    await page.reload()
    await expectText(page, 'Mara wird zehn')
  })

  await test.step('and the address leads to the page that says so', async () => {
    const again = await guest.context().newPage()
    await again.goto(address)
    await expect(again.getByText(sharing.gone)).toBeVisible()
  })
  await guest.context().close()
})

test('two people make one collage on laptops: a guest sees the photos, writes, and both are put together', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const sharing = SHARING_TEXTS[1]
  const english = { ...COLLAGE_DESIGNERS[1], shop: sharing.shop }
  const words = WORDS[sharing.locale]
  await openCollage(page, english, sharing.locale)
  const address = await createShareLink(page, sharing, 'work', '')
  await leavesSharing(page, sharing.close)
  const { guest } = await guestIn(browser, page, address)

  await test.step('photos are there as previews', async () => {
    const answer = await guest.evaluate(async () => {
      const picture = document.querySelector<HTMLImageElement>('.photo-grid img')
      const found = picture && (await fetch(picture.src))
      return found ? [found.status, found.headers.get('content-disposition')] : []
    })
    expect(answer).toEqual([200, expect.stringContaining('photo.webp')])
    await expect(guest.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  })

  await test.step('the guest renames it while the owner writes: both come together by themselves', async () => {
    await guest.locator('.title-button').click()
    const title = guest.getByRole('textbox', { name: words.title })
    await waitUntilSaved(guest, async () => {
      await title.fill('Summer in Rome')
      await title.press('Enter')
    })
    await openTextsPanel(page, english)
    const names = page.getByRole('textbox', { name: english.names, exact: true }).first()
    await waitUntilSaved(page, async () => {
      await names.fill('Ida & Tom')
      await names.blur()
    })
    await expect(page.getByText(words.merged)).toBeVisible()
    await guest.reload()
    await expect(guest.locator('.title-button')).toHaveText('Summer in Rome')
    await expectText(guest, 'Ida & Tom')
  })

  await test.step('a guest whose link has ended is led to the page that says so', async () => {
    await page.getByRole('button', { name: sharing.share, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: sharing.end }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: sharing.end })).toHaveCount(0)
    await guest.reload()
    await expect(guest.getByText(sharing.gone)).toBeVisible()
  })
  await guest.context().close()
})
