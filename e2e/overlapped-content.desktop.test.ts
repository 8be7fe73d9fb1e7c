import { CHANNELS, type CountryCode } from '@passepartout/domain'
import { expect, test } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../tools/page-budgets/layout-shifts.ts'
import { findOverlappedContent } from '../tools/page-budgets/overlapped-content.ts'
import { PAGE_KINDS } from '../tools/page-budgets/page-kinds.ts'
import { shopAt } from './drivers/shop-address.ts'

/** `COVERED_IN=ch,com npm run e2e -- e2e/overlapped-content.desktop.test.ts` checks the shops of other countries. */
const COUNTRIES = (process.env.COVERED_IN ?? 'de').split(',') as CountryCode[]
/** `ALL_PAGES=1` checks every kind of page in every window, a normal run each kind in one of them, in turn. */
const looksAtAll = process.env.ALL_PAGES === '1'
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

for (const country of COUNTRIES)
  for (const [turn, channel] of CHANNELS.entries())
    for (const [at, window] of WINDOWS.entries())
      test(`nothing that stays in the window covers what is read or pressed, ${channel}.${country}, ${window.width} px`, async ({
        page,
      }) => {
        test.setTimeout(300_000)
        await page.setViewportSize(window)
        // The layout reserves the space of images; their content does not matter here.
        await page.route(/\.(webp|avif|jpg|png)(\?|$)|\/_ipx\//, route => route.abort())
        await watchLayoutShifts(page)
        for (const [row, { name, path }] of PAGE_KINDS[channel].entries()) {
          // The other channel begins with another window, so that kinds of page that both have are checked in two.
          if (!looksAtAll && (row + 2 * turn) % WINDOWS.length !== at) continue
          await page.goto(shopAt(channel, country) + path, { waitUntil: 'load' })
          await page.mouse.move(1, 1)
          expect.soft(await findOverlappedContent(page), `covered on the ${name}`).toEqual([])
          // The designer fits its product to the window after loading: known-gaps.md.
          if (name === 'designer') continue
          const jumps = (await layoutShifts(page)).filter(({ value }) => value >= 0.001)
          expect.soft(jumps, `jumps of the ${name}`).toEqual([])
        }
      })
