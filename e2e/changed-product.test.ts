import { expect, test } from '@playwright/test'
import {
  type Choose,
  chooses,
  choosesOnPage,
  choosesPhotos,
  documentOf,
  EMPTY,
  maxZoom,
  SENT,
  type Stored,
  stored,
  takesFrame,
  takesMaterial,
  visibleState,
  workOf,
  writes,
  zooms,
} from './drivers/changed-product.ts'
import { uniqueConnection } from './drivers/shared-shop.ts'
import { shopAt } from './drivers/shop-address.ts'

test.use(uniqueConnection(import.meta.url))

interface Journey {
  what: string
  tag: '@desktop' | '@phone'
  address: () => string
  photos: number
  /** A text of the first page, where it has one. */
  words?: string
  choose: Choose
  back: Choose
  /** Reads the changed value from the draft once the choice is saved. */
  taken: (stored: Stored) => unknown
  expected: unknown
  price: [before: RegExp, after: RegExp]
}

const JOURNEYS: Journey[] = [
  {
    ...{ what: 'a calendar begins in another month and is larger', tag: '@desktop' },
    address: () =>
      `${shopAt('passepartout')}/configurator-calendar?formatType=a4-hoch&startMonth=4&year=2027&locale=de-DE`,
    ...{ photos: 3, words: 'Überschrift' },
    choose: chooses(['startMonth', '9'], ['formatType', 'a3-hoch']),
    back: chooses(['formatType', 'a4-hoch'], ['startMonth', '4']),
    taken: ({ document }) => [document.calendar?.start.month, document.pages[0]?.trim.width],
    ...{ expected: [9, 297], price: [/19,95/, /27,95/] },
  },
  {
    ...{ what: 'a book gets 48 pages and a soft cover', tag: '@desktop' },
    address: () =>
      `${shopAt('passepartout')}/configurator-photobook?photobookFormat=a4-quer&photobookPageCount=24&locale=de-DE`,
    ...{ photos: 4, words: 'Überschrift' },
    choose: chooses(['photobookCover', 'soft'], ['photobookPageCount', '48']),
    back: chooses(['photobookPageCount', '24'], ['photobookCover', 'hard']),
    taken: ({ document }) => document.pages.length,
    ...{ expected: 26, price: [/31,95/, /39,95/] },
  },
  {
    ...{ what: 'a collage comes on canvas and in other colours', tag: '@desktop' },
    address: () =>
      `${shopAt('passepartout')}/configurator-collage?designId=20&materialType=poster&locale=de-DE`,
    photos: 4,
    choose: chooses(['palette', 'blush'], ['materialType', 'leinwand']),
    back: chooses(['materialType', 'poster'], ['palette', 'chalk']),
    taken: ({ document, configuration }) => [
      document.design?.palette,
      /materialType=(\w+)/.exec(configuration.designerUrl ?? '')?.[1],
    ],
    ...{ expected: ['blush', 'leinwand'], price: [/6,95/, /19,95/] },
  },
  {
    ...{ what: 'a picture becomes one behind acrylic glass', tag: '@phone' },
    address: () =>
      `${shopAt('passepartout')}/configurator-photo-frame?materialType=poster&formatType=600x400&locale=de-DE`,
    photos: 1,
    choose: page => takesMaterial(page, 'acrylglas'),
    back: page => takesMaterial(page, 'poster'),
    taken: ({ configuration }) => configuration.materialType,
    ...{ expected: 'acrylglas', price: [/12,95/, /54,90/] },
  },
  {
    ...{ what: 'a picture is framed, with a mat', tag: '@desktop' },
    address: () =>
      `${shopAt('passepartout')}/configurator-photo-frame?materialType=poster&formatType=600x400&locale=de-DE`,
    photos: 1,
    choose: takesFrame('holzrahmen'),
    back: takesFrame(null),
    taken: ({ configuration: { frameType, matType } }) => [frameType?.split('-')[0], matType !== undefined],
    ...{ expected: ['holzrahmen', true], price: [/12,95/, /€/] },
  },
  {
    ...{ what: 'a card is larger and on another paper', tag: '@phone' },
    address: () => `${shopAt('kartenliebe')}/configurator-card/?themeId=olivenhain&quantity=60&locale=de-DE`,
    ...{ photos: 0, words: 'Zweiter Name' },
    choose: chooses(['formatType', 'A5p'], ['paper', 'natur']),
    back: chooses(['paper', 'glatt'], ['formatType', 'B6p']),
    taken: ({ document }) => document.pages[0]?.trim.width,
    ...{ expected: 148, price: [/125,40/, /155,40/] },
  },
]

for (const { what, tag, address, photos, words, choose, back, taken, expected, price } of JOURNEYS)
  test(`${what}, by the page of the product, with all that was made of it; and back`, { tag }, async ({
    page,
  }) => {
    await page.goto(address())
    const bar = page.locator('[data-zone=price]')
    await test.step('photos, a crop and words', async () => {
      if (photos > 0) {
        await choosesPhotos(page, photos)
        await zooms(page)
      }
      if (words) await writes(page, words, 'Lange Reise')
      await expect
        .poll(async () => Object.keys(workOf((await stored(page)) ?? EMPTY).crops).length, SENT)
        .toBe(photos)
      if (photos > 0) await expect.poll(() => maxZoom(page), SENT).toBeGreaterThan(1)
      if (words)
        await expect.poll(async () => workOf((await stored(page)) ?? EMPTY).words).toContain('Lange Reise')
      await expect(bar).toContainText(price[0])
    })
    await expect(visibleState(page.getByText(/^Gespeichert/))).toBeAttached()
    const before = (await stored(page)) ?? EMPTY

    await test.step('the draft takes the choice, and says so', async () => {
      await choosesOnPage(page, choose)
      await expect(page.getByText('Neue Auswahl: Fotos und Texte sind mitgekommen.').first()).toBeVisible()
      await expect.poll(async () => taken((await stored(page)) ?? EMPTY)).toEqual(expected)
      expect(workOf((await stored(page)) ?? EMPTY)).toEqual(workOf(before))
      await expect(bar).toContainText(price[1])
    })
    const after = (await stored(page)) ?? EMPTY
    await test.step('one step back, and forward again', async () => {
      await visibleState(page.getByRole('button', { name: 'Rückgängig', exact: true })).click()
      await expect.poll(() => stored(page).then(one => one?.configuration)).toEqual(before.configuration)
      expect(await documentOf(page)).toEqual(before.document)
      await expect(bar).toContainText(price[0])
      await visibleState(page.getByRole('button', { name: 'Wiederholen', exact: true })).click()
      await expect.poll(() => documentOf(page)).toEqual(after.document)
    })
    await test.step('chosen back on the page, it is the same document', async () => {
      await choosesOnPage(page, back)
      await expect.poll(async () => taken((await stored(page)) ?? EMPTY), SENT).toEqual(taken(before))
      await expect.poll(() => documentOf(page)).toEqual(before.document)
      expect(JSON.stringify(await documentOf(page))).toBe(JSON.stringify(before.document))
      await expect(bar).toContainText(price[0])
    })
  })
