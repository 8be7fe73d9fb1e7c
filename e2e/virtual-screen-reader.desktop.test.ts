import { expect, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { startScreenReader } from './drivers/virtual-screen-reader.ts'
import { isFullMatrix } from './drivers/windows.ts'

/** The screen reader is a script that the page's policy would forbid. */
test.use({ bypassCSP: true })

const CARDS = [
  {
    shop: () => shopAt('kartenliebe'),
    locale: 'de-DE',
    ...{ canvas: 'Vorne gestalten', second: 'Zweiter Name', empty: 'Zweiter Name ist noch leer' },
    ...{
      date: 'Datum',
      monday: 'Montag, 12. Juni 2027',
      judged: '12. Juni 2027 ist ein Samstag, da steht Montag',
    },
    ...{ write: 'Samstag schreiben', right: 'Samstag, 12. Juni 2027', mended: 'Behoben' },
    ...{ other: 'Innen links, 2 von 4', shown: 'Seite 2 von 4', bar: 'Preis und Warenkorb' },
    ...{ state: '\\d+ Hinweise? ansehen', price: /^125,40\s€$/, check: 'Prüfen', proof: 'Gegenlesen' },
    ...{ all: 'Wir haben alles gelesen', release: 'Freigeben und in den Warenkorb', cart: /warenkorb/ },
  },
  {
    shop: () => shopAt('passepartout', 'gb'),
    locale: 'en-GB',
    ...{ canvas: 'Design Front', second: 'Second name', empty: 'Second name is still empty' },
    ...{
      date: 'Date',
      monday: 'Monday 12 June 2027',
      judged: '12 June 2027 is a Saturday, the card says Monday',
    },
    ...{ write: 'Write Saturday', right: 'Saturday 12 June 2027', mended: 'Fixed' },
    ...{ other: 'Inside left, 2 of 4', shown: 'Page 2 of 4', bar: 'Price and basket' },
    ...{ state: 'See \\d+ notes?', price: /^£\d+\.\d\d$/, check: 'Check', proof: 'Proofread' },
    ...{ all: 'We have read everything', release: 'Approve and add to basket', cart: /basket|cart/ },
  },
] as const

for (const words of isFullMatrix ? CARDS : CARDS.slice(0, 1))
  test(`a whole card is made and bought by what a reader says, ${words.locale}`, async ({ page }) => {
    await page.goto(`${words.shop()}/configurator-card?themeId=olivenhain&quantity=60&locale=${words.locale}`)
    await expect(page.getByRole('main').getByRole('button', { name: `${words.second}: ` })).toBeVisible()
    const reader = await startScreenReader(page)

    await test.step('it is read from its beginning to its end, everything by role and name', async () => {
      const read = await reader.readsAll()
      const [canvas, end] = [`region, ${words.canvas}`, `end of region, ${words.canvas}`].map(one =>
        read.indexOf(one),
      )
      expect(read.slice((canvas ?? 0) + 1, end)).toHaveLength(4)
      for (const text of read.slice((canvas ?? 0) + 1, end))
        expect(text).toMatch(/^button, .+: .+, not pressed$/)
      expect(
        read.filter(
          one => /^(button|link|textbox|radio|checkbox|region|group)(,.*)?$/.test(one) && !/, \S/.test(one),
        ),
      ).toEqual([])
    })

    await test.step('a name is changed on the card', async () => {
      await reader.readsTo(start(`button, ${words.second}: `))
      await reader.presses('Enter')
      await reader.isAt(start(`textbox, ${words.second}`))
      await reader.presses('Control+a')
      await reader.presses('Delete')
      await reader.hears(start(`polite: ${words.empty}`))
      await reader.types('Ole')
      await reader.presses('Escape')
      await reader.isAt(start(`button, ${words.second}: Ole, pressed`))
    })

    await test.step('a wrong weekday is heard and written right, and the reader is in its field again', async () => {
      await reader.readsTo(start(`textbox, ${words.date}`))
      await reader.presses('Control+a')
      await reader.types(`{Control>}a{/Control}${words.monday}`)
      await reader.hears(start(`polite: ${words.judged}`))
      await reader.readsTo(start(`button, ${words.write}`))
      await reader.acts()
      await reader.hears(start(`polite: ${words.mended}`))
      await reader.isAt(start(`textbox, ${words.date}`))
      await reader.presses('Escape')
      await reader.isAt(start(`button, ${words.date}: ${words.right}`))
    })

    await test.step('another page is shown and said', async () => {
      await reader.readsTo(start(`button, ${words.other}`))
      await reader.acts()
      await reader.hears(start(`polite: ${words.shown}`))
    })

    await test.step('price and verdict are found beside each other', async () => {
      await reader.readsTo(start(`region, ${words.bar}`))
      const read = await reader.readsAll()
      const bar = read.slice(0, read.indexOf(`end of region, ${words.bar}`))
      expect(bar).toContainEqual(expect.stringMatching(start(`button, ${words.state}`)))
      expect(bar).toContainEqual(expect.stringMatching(words.price))
    })

    await test.step('the check is opened, a text of the sample and the whole are agreed to', async () => {
      await reader.readsTo(start(`button, ${words.check}( \\d+)?, not pressed`))
      await reader.acts()
      await reader.hears(start(`polite: ${words.check}`))
      await reader.readsTo(start(`heading, ${words.proof}`))
      // Confirms remaining sample texts by their checkboxes.
      const samples = page.locator('.proof-list input[type=checkbox]')
      for (let left = await samples.count(); left > 0; left--) {
        await reader.readsTo(/^checkbox, .*, not checked$/)
        await reader.acts()
      }
      await reader.readsTo(start(`checkbox, ${words.all}.*not checked`))
      await reader.acts()
    })

    await test.step('no command made more than two messages', async () => {
      expect(await reader.mostAtOnce()).toBeLessThanOrEqual(2)
    })

    await test.step('it goes into the cart and is read there', async () => {
      await reader.readsTo(start(`button, ${words.release}, not disabled`))
      await reader.leaves()
      await page.waitForURL(words.cart)
      await expect(page.getByText(/Olivenhain|Olive/).first()).toBeVisible()
      const inCart = await startScreenReader(page)
      expect(await inCart.readsAll()).toContainEqual(expect.stringMatching(/Olivenhain|Olive/))
    })
  })

const start = (phrase: string) => new RegExp(`^${phrase}`)
