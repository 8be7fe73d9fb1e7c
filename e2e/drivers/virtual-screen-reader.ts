import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import { expect, type Page } from '@playwright/test'

type Reading = typeof globalThis & { reader: Virtual }

/** The published screen reader with its dependencies, as one module. */
const script = () =>
  readFile(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8')

const END = 'end of document'
/** Live regions are announced with their urgency as prefix. */
const isLive = (phrase: string) => /^(polite|assertive): /.test(phrase)

/**
 * Starts reading the page with a virtual screen reader, made from W3C's specifications, that runs in the page: it reads
 * on element by element, presses, types and hears live regions. It sends DOM events instead of key presses, and names
 * roles and states in English. The page has to bypass its Content Security Policy.
 */
export async function startScreenReader(page: Page) {
  await page.evaluate(
    async code => {
      const module = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
      const { virtual } = (await import(module)) as { virtual: Virtual }
      Object.assign(globalThis, { reader: virtual })
      await virtual.start({ container: document.body })
    },
    await script(),
  )
  const spokenLog = () => page.evaluate(() => (globalThis as Reading).reader.spokenPhraseLog())
  const liveAnnouncements = async () => (await spokenLog()).filter(isLive)
  const most = { live: 0 }

  /** Reads on until a phrase comes, past the page's end once. */
  const readOn = async (until: string) => {
    await note()
    return page.evaluate(
      async ([until, end]) => {
        const { reader } = globalThis as Reading
        const wanted = new RegExp(until)
        const read: string[] = []
        for (let ends = 0; ends < 2; ) {
          await reader.next()
          const phrase = await reader.lastSpokenPhrase()
          read.push(phrase)
          if (wanted.test(phrase)) break
          if (phrase === end) ends += 1
        }
        return read
      },
      [until, END] as const,
    )
  }
  /** Records the announcements before the log is cleared. */
  const note = async () => {
    most.live = Math.max(most.live, (await liveAnnouncements()).length)
    await page.evaluate(() => (globalThis as Reading).reader.clearSpokenPhraseLog())
  }
  const does = async (name: 'act' | 'press' | 'type', words = '') => {
    await note()
    await page.evaluate(([name, words]) => (globalThis as Reading).reader[name](words), [
      name,
      words,
    ] as const)
    const isLost = await page.evaluate(() => document.activeElement === document.body)
    expect(isLost, `the focus is lost after: ${name} ${words}`).toBe(false)
  }
  return {
    readsAll: () => readOn(`^${END}$`),
    async readsTo(wanted: RegExp) {
      const read = await readOn(wanted.source)
      expect(read.at(-1), `read on the way:\n${read.join('\n')}`).toMatch(wanted)
    },
    acts: () => does('act'),
    presses: (key: string) => does('press', key),
    types: (words: string) => does('type', words),
    /** Activates a link to another page, which ends the reader. */
    leaves: () => page.evaluate(() => void (globalThis as Reading).reader.act()),
    hears: (wanted: RegExp) =>
      expect
        .poll(liveAnnouncements, { message: `${wanted} is heard` })
        .toContainEqual(expect.stringMatching(wanted)),
    /** The reader's present phrase. */
    isAt: (wanted: RegExp) =>
      expect
        .poll(() =>
          page
            .evaluate(() => (globalThis as Reading).reader.spokenPhraseLog())
            .then(all => all.filter(one => !isLive(one)).at(-1)),
        )
        .toMatch(wanted),
    /** Most live announcements after one command. */
    async mostAtOnce() {
      await note()
      return most.live
    },
  }
}
