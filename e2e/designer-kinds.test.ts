import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { alternatesViewports } from './drivers/windows.ts'

interface Opened {
  address: string
  price: { current: { amount: number } } | null
  pages: { id: string }[]
  document: { pages: { trim: { width: number; height: number } }[] }
  corrections: string[]
}

/** Fetched in the page: only the browser resolves the shop's hosts. */
const ask = (page: Page, address: string) =>
  page.evaluate(async to => {
    const answer = await fetch(to)
    return { status: answer.status, url: answer.url, text: await answer.text() }
  }, address)

/** The data that a designer's page passes to the browser. */
async function opened(page: Page, address: string): Promise<Opened> {
  const { status, text } = await ask(page, address)
  expect(status, address).toBe(200)
  const json = /id="designer-data">(.*?)<\/script>/s.exec(text)?.[1]
  return JSON.parse(json ?? 'null').product
}

const asked = (address: string) =>
  [...new URL(address, 'http://shop.example').searchParams].map(pair => pair.join('=')).sort()

const months = Array.from({ length: 12 }, (_, index) => `month-${index + 1}`)

/** Address, the ids of its first pages, the number of pages, and the size of the first in mm. */
const DOCUMENTS = [
  ['card?themeId=seeblick&quantity=60', ['front', 'back'], 2, [148, 105]],
  ['card?formatType=DLl&folding=folded&quantity=20', ['front', 'inside-left'], 4, [210, 99]],
  ['calendar?formatType=a3-quer&startMonth=4&year=2027', ['cover', ...months], 13, [420, 297]],
  ['photobook?photobookFormat=300-300&photobookPageCount=48', ['cover', 'page-1', 'pages-2'], 26, undefined],
  ['photobox?photoboxType=small&boxSize=small&photoboxFormat=130x90&photos=12', ['print-1'], 1, [130, 90]],
  ['photobox?photoboxType=photoprint&photoboxFormat=180x130&amount=12', ['print-1'], 1, [180, 130]],
  ['collage?designId=13&formatType=600x400&materialType=poster', ['collage'], 1, [600, 400]],
] as const

test('every designer opens the document of its product, and says what cannot be', {
  tag: alternatesViewports(1),
}, async ({ page }) => {
  await page.goto('/robots.txt')
  for (const [address, ids, count, size] of DOCUMENTS) {
    await test.step(address, async () => {
      const to = `/configurator-${address}&gclid=ad-1&locale=de-DE`
      const product = await opened(page, to)
      const trim = product.document.pages[0]?.trim
      expect(product.pages.map(({ id }) => id).slice(0, ids.length)).toEqual([...ids])
      expect(product.pages).toHaveLength(count)
      if (size) expect([trim?.width, trim?.height]).toEqual([...size])
      expect(product.price?.current.amount).toBeGreaterThan(0)
      expect(product.corrections).toEqual([])
      expect(asked(product.address)).toEqual(expect.arrayContaining(asked(to)))
      // A reload opens the same product.
      expect((await opened(page, product.address)).address).toBe(product.address)
    })
  }
  await test.step('a sample is one card', async () => {
    const to = '/configurator-card?themeId=seeblick&isSample=1&quantity=80&s=mail&locale=de-DE'
    const sample = await opened(page, to)
    expect(asked(sample.address)).toEqual(expect.arrayContaining(['isSample=true', 'quantity=1', 's=mail']))
  })
  await test.step('nonsense is corrected with a sentence', async () => {
    for (const kind of ['calendar', 'card', 'collage', 'photobook', 'photobox']) {
      const nonsense =
        'formatType=x&themeId=..&designId=%00&designGroupId=nix&photobookFormat=9&year=-1&boxSize=z'
      const product = await opened(page, `/configurator-${kind}?${nonsense}&locale=de-DE`)
      expect([kind, product.corrections.length > 0]).toEqual([kind, true])
    }
  })
  await test.step('what goes together stays where something else does not', async () => {
    const to =
      '/configurator-photobox?photoboxType=small&boxSize=max&photoboxFormat=100x120&photos=25&locale=de-DE'
    const box = await opened(page, to)
    expect(asked(box.address)).toEqual(expect.arrayContaining(['boxSize=max', 'photoboxFormat=100x120']))
    expect(box.corrections).toEqual(['Das sind zu wenige Fotos für diese Box.'])
  })
  await test.step('options of the material before are no mistake of the visitor', async () => {
    const to = '/configurator-collage?designId=13&materialType=poster&optionTypes[]=rand-farbig&locale=de-DE'
    expect((await opened(page, to)).corrections).toEqual([])
  })
  await test.step('an address without locale and platform gets them and keeps the rest', async () => {
    const { url } = await ask(page, '/configurator-card?gclid=ad-1&s=mail')
    expect(asked(url)).toEqual(['gclid=ad-1', 'locale=de-DE', 'platform=web', 's=mail'])
  })
})

test('the designers of the other shop open in English, and correct nonsense in English', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await page.goto(`${shopAt('kartenliebe', 'gb')}/robots.txt`)
  for (const [address, ids, count] of DOCUMENTS.filter(([one]) => !one.startsWith('photobox'))) {
    await test.step(address, async () => {
      const product = await opened(page, `/configurator-${address}&locale=en-GB`)
      expect(product.pages.map(({ id }) => id).slice(0, ids.length)).toEqual([...ids])
      expect(product.pages).toHaveLength(count)
      expect(product.price?.current.amount).toBeGreaterThan(0)
      expect(product.corrections).toEqual([])
    })
  }
  const { corrections } = await opened(page, '/configurator-card?formatType=x&themeId=seeblick&locale=en-GB')
  expect(corrections).not.toEqual([])
  expect(corrections.join(' ')).not.toMatch(/\b(ist|gibt|nicht|statt|das|die)\b/i)
})

test('a calendar is leafed through, filled, undone, and is there again after a reload', {
  tag: alternatesViewports(0),
}, async ({ page }) => {
  await page.goto('/configurator-calendar?formatType=a4-hoch&startMonth=4&year=2027&gclid=ad-1&locale=de-DE')
  const strip = page.getByRole('toolbar', { name: 'Seiten' })
  const current = strip.locator('[aria-current=page]')
  await test.step('by its strip and by keys', async () => {
    await expect(current).toHaveAccessibleName('Deckblatt, 1 von 13')
    await current.press('ArrowRight')
    await expect(current).toHaveAccessibleName('April 2027, 2 von 13')
    await page.keyboard.press('Home')
    await expect(current).toHaveAccessibleName('Deckblatt, 1 von 13')
  })
  const photo = page.getByRole('main').getByRole('button', { name: /^Beispielfoto, / })
  await test.step('a photo goes into the place of the page', async () => {
    await expect(page.getByRole('button', { name: 'Platz 1: noch kein Foto. Foto auswählen' })).toBeVisible()
    await page.locator('.thumb button[draggable]').first().click()
    await expect(photo).toBeVisible()
    await expect(page).toHaveURL(/draft=/)
    await expect(page).toHaveURL(/gclid=ad-1/)
  })
  await test.step('undone and done again', async () => {
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(photo).toHaveCount(0)
    await page.getByRole('button', { name: 'Wiederholen' }).click()
    await expect(photo).toBeVisible()
  })
  await test.step('kept', async () => {
    await expect(page.getByText(/^Gespeichert/).first()).toBeAttached()
    await page.reload()
    await expect(photo).toBeVisible()
    await expect(page).toHaveURL(/gclid=ad-1/)
  })
  await test.step('and its order stops at what must not be printed', async () => {
    await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter')
    const current = page.locator('.finding[data-current]')
    await expect(current.getByRole('heading', { name: 'Das ist noch ein Beispielfoto' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '12 Felder bleiben leer' })).toBeAttached()
    await expect(page).toHaveURL(/configurator-calendar/)
  })
})
