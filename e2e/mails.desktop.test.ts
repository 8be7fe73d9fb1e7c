import { CHANNELS, LOCALES } from '@passepartout/domain'
import { expect, type Page, test } from '@playwright/test'
import { isFullMatrix } from './drivers/windows.ts'

// The previews of all emails in the widths of mail programs: a small phone, a column of a mail program, a full window.
const WIDTHS = [320, 600, 1440]
/** All shops have the same emails: two languages with long words in turn. */
const SAMPLE = { kartenliebe: ['de-DE'], passepartout: ['fr-FR'] } as const
const WIDEST_LINE = 75

/** Elements of an email that are cut off, overflow or failed to load. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width)
      found.push(`wider than the window by ${document.documentElement.scrollWidth - width}`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect()
      const name = `${element.tagName} ${element.innerText?.slice(0, 40) ?? ''}`
      if (box.width > 0 && box.right > width + 1) found.push(`sticks out: ${name}`)
      if (element instanceof HTMLImageElement) {
        if (!element.complete || element.naturalWidth === 0) found.push(`no picture: ${element.alt}`)
        if (!element.hasAttribute('alt')) found.push('a picture without a text')
        const shape = element.naturalWidth / element.naturalHeight
        if (box.height > 0 && Math.abs(box.width / box.height / shape - 1) > 0.05)
          found.push(`distorted: ${element.alt}`)
      }
      const isWords = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (isWords && box.height > 1 && size < 12) found.push(`small (${size} px): ${name}`)
    }
    return [...new Set(found)]
  })

/** The most characters in one line of a paragraph. */
const longestLine = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('p')].map(paragraph => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return tops.size > 1 ? paragraph.innerText.length / tops.size : 0
    })
    return Math.max(0, ...lines)
  })

for (const channel of CHANNELS)
  for (const locale of isFullMatrix ? LOCALES : SAMPLE[channel])
    test(`every mail of ${channel} in ${locale} fits a telephone, a column and a window`, async ({
      page,
    }, info) => {
      const catalogue = `/_mail?channel=${channel}&locale=${locale}`
      await page.goto(catalogue)
      const names = await page.locator('h2 > a').allInnerTexts()
      expect(names.length).toBeGreaterThan(20)
      for (const name of names) {
        await page.goto(`${catalogue}&letter=${encodeURIComponent(name)}`)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await faultsOf(page), `${name} at ${width}`).toEqual([])
          if (isFullMatrix)
            await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true })
        }
        expect.soft(await longestLine(page), `letters in a line of ${name}`).toBeLessThan(WIDEST_LINE)
      }
    })
