import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { pageWith } from '../structured-data/page.fixture.ts'
import { escaped } from './placeholder-render.tsx'
import type { SearchEntry } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'
import { createSuggestions, warmUpIndex } from './suggestions.tsx'

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id: title,
  group: 'products',
  title,
  text: 'Hält & hängt',
  keywords: '',
  link: `/${title}`,
  ...more,
})

async function suggesting() {
  const index = await createSearchIndex(
    [
      entry('Leinwand', { priceName: 'leinwand' }),
      entry('Leinen <b>roh</b>', { text: '' }),
      entry('Was ist „Leinwand“?', { group: 'questions' }),
      entry('Leinwand pflegen', { group: 'guides' }),
    ],
    'de',
  )
  const prices = { leinwand: { current: price(1690), original: price(1690) } }
  const suggest = createSuggestions(index, pageWith([]), prices)
  return (question: string) => parse(suggest(question))
}

const price = (amount: number) => ({ amount, currency: 'EUR' as const })

describe('the list below the search field', () => {
  test('parts what is sold, what is told and how to go on, and says how many there are', async () => {
    const list = (await suggesting())('lein')
    const titles = (id: string) =>
      list.querySelectorAll(`[aria-labelledby=search-${id}] [role=option]`).map(row => row.textContent)
    expect(titles('completions')).toEqual(['Leinwand', 'Leinen <b>roh</b>'])
    expect(titles('products')).toHaveLength(2)
    expect(titles('knowledge').toSorted()).toEqual(['Leinwand pflegen', 'Was ist „Leinwand“?'])
    expect(list.querySelector('[data-total]')?.getAttribute('data-total')).toBe('4')
    expect(list.querySelectorAll('[id]').length).toBe(
      new Set(list.querySelectorAll('[id]').map(({ id }) => id)).size,
    )
  })

  test('marks the letters that were typed in every title that has them', async () => {
    const list = (await suggesting())('LEINW')
    const row = list.querySelector('[aria-labelledby=search-products] [role=option]')
    expect(row?.querySelector('strong')?.textContent).toBe('Leinw')
    expect(row?.getAttribute('href')).toContain('/Leinwand')
  })

  test('shows what an entry costs, however it was found', async () => {
    const list = await suggesting()
    const shown = (question: string) => list(question).querySelector('#option-Leinwand .text-15')?.textContent
    expect(['leinwand', 'lein', 'leinwnad'].map(shown)).toEqual(['ab 1690', 'ab 1690', 'ab 1690'])
  })

  test.each(['<img src=x onerror=alert(1)>', '"><script>', "' & \uE000"])(
    'shows %s as text',
    async question => {
      const list = await suggesting()
      for (const asked of [question, `lein ${question}`]) {
        const html = list(asked)
        expect(html.querySelector('img[src=x], script')).toBeNull()
      }
      expect(
        parse(`<p title="${escaped(question)}">`)
          .querySelector('p')
          ?.getAttribute('title'),
      ).toBe(question)
    },
  )

  test('says that it has nothing', async () => {
    const list = (await suggesting())('puzzle')
    expect(list.querySelector('[data-total="0"]')?.textContent).toContain('puzzle')
  })
})

test('a few of many titles are typed before anybody asks, evenly from all of them', async () => {
  const index = await createSearchIndex(
    Array.from({ length: 150 }, (_, at) => entry(`Bild ${String(at)}`)),
    'de',
  )
  const typed: string[] = []
  await warmUpIndex(question => typed.push(question), index)
  expect(typed).toHaveLength(180)
  expect(typed.slice(0, 6)).toEqual(['Bi', 'Bild', 'Bild 0', 'Bi', 'Bild', 'Bild 2'])
})
