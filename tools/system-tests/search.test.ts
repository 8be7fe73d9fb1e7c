import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountPath, systemPath } from '@passepartout/domain'
import { parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { requestShop } from './request-shop.ts'
import questions from './search-questions.json' with { type: 'json' }

const { port } = inject('shop')
const COUNTRY = { de: 'de', en: 'gb', es: 'es', fr: 'fr', it: 'it', nl: 'nl' } as const
type Language = keyof typeof COUNTRY

/** Rows of either list that are visible without scrolling. */
const FIRST = 3
/** Required share of correct results per language. */
const RIGHT = 0.95

/** Pages of the shop itself, outside of the content. */
const SERVICE_PAGES: Readonly<Record<string, (language: Language) => string>> = {
  '/log-in': language => accountPath({ language }, 'log-in'),
  '/forgotten': language => accountPath({ language }, 'forgotten'),
  '/wishlist': language => systemPath({ language }, 'wishlist'),
}

/** Address of a page of the content, or of the shop itself, in a language. */
function pathOf(channel: string, key: string, language: Language): string {
  const own = SERVICE_PAGES[key]
  if (own) return own(language)
  const file = join(import.meta.dirname, `../../content/${channel}/${key}.json`)
  const { slug = key } = JSON.parse(readFileSync(file, 'utf8'))
  return `/${typeof slug === 'string' ? slug : (slug[language] ?? slug.de)}`
}

async function suggestions(
  channel: string,
  language: Language,
  question: string,
  country: string = COUNTRY[language],
) {
  const path = `/_suggestions${channel === 'kartenliebe' ? '/' : ''}?${new URLSearchParams({ q: question })}`
  const { status, body } = await requestShop(port, `${channel}.${country}.localhost`, path)
  expect([question, status]).toEqual([question, 200])
  const rows = (label: string) =>
    parse(body)
      .querySelectorAll(`[aria-labelledby=search-${label}] a`)
      .slice(0, FIRST)
      .map(link => (link.getAttribute('href') ?? '').replace(/\/$/, ''))
  return [...rows('products'), ...rows('knowledge')]
}

test.each(Object.keys(COUNTRY) as Language[])(
  'search finds in %s what its customers call by many names, and mistype',
  async language => {
    const missed: string[] = []
    let asked = 0
    for (const [channel, pages] of Object.entries(questions)) {
      for (const [key, words] of Object.entries<Partial<Record<Language, string[]>>>(pages)) {
        const wanted = pathOf(channel, key, language)
        for (const question of words[language] ?? []) {
          asked += 1
          const found = await suggestions(channel, language, question)
          if (!found.includes(wanted))
            missed.push(`${channel} "${question}": ${found.join(' ')}, not ${wanted}`)
        }
      }
    }
    expect(asked).toBeGreaterThan(40)
    expect(missed.length / asked, missed.join('\n')).toBeLessThanOrEqual(1 - RIGHT)
  },
)

test('who mourns sees the cards for it first, in the words of the own country', async () => {
  const mourning = questions.kartenliebe.trauerkarten
  for (const language of Object.keys(COUNTRY) as Language[])
    for (const question of mourning[language]) {
      const [first] = await suggestions('kartenliebe', language, question)
      expect([question, first]).toEqual([question, pathOf('kartenliebe', 'trauerkarten', language)])
    }
})

test.each([
  ['at', 'de', 'Parte', 'trauerkarten'],
  ['ch', 'de', 'Leidzirkular', 'trauerkarten'],
  ['at', 'de', 'Firmung', 'firmungskarten'],
  ['de', 'de', 'Firmung', 'firmungskarten'],
  ['ch', 'de', 'Firmung', 'firmungskarten'],
  ['at', 'de', 'Konfirmation', 'konfirmationskarten'],
  ['be', 'nl', 'lentefeest', 'kommunionskarten'],
  ['be', 'nl', 'doodsprentje', 'trauerkarten'],
  ['com', 'en', 'graduation', 'geburtstagskarten'],
  ['com', 'en', 'thanksgiving', 'weihnachtskarten-privat'],
] as const)('in %s people say %s: %s', async (country, language, question, page) => {
  const found = await suggestions('kartenliebe', language, question, country)
  expect(found).toContain(pathOf('kartenliebe', page, language))
})

test.each([
  ['es', '/buscar/?q=esquela'],
  ['de', '/suche/?q=Taufkarten'],
])('%s: a page of cards is shown by a card for its occasion', async (country, path) => {
  const { body } = await requestShop(port, `kartenliebe.${country}.localhost`, path)
  const [first] = parse(body).querySelectorAll('main .tile')
  expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/design-pictures\/card\/[a-z-]+/)
  expect(first?.querySelector('img')?.getAttribute('src')).not.toContain('olivenhain')
})

test('the results page says what it found, narrows it by links and helps where there is nothing', async () => {
  const host = 'passepartout.de.localhost'
  const page = async (query: string) => {
    const { status, body } = await requestShop(port, host, `/suche?${query}`)
    expect(status).toBe(200)
    return parse(body)
  }
  const mistyped = await page('q=leinwnad')
  expect(mistyped.querySelector('h1')?.textContent).toContain('„Leinwand“')
  expect(mistyped.textContent).toContain('Meintest du „Leinwand“?')
  const exact = await page('q=leinwnad&exact=1')
  expect(exact.querySelector('h1')?.textContent).toBe('Zu „leinwnad“ haben wir leider nichts gefunden.')
  expect(exact.querySelectorAll('.tile').length).toBe(4)

  const all = await page('q=kalender')
  const narrowed = await page('q=kalender&in=products')
  const count = (of: typeof all) => Number(/^\d+/.exec(of.querySelector('h1')?.textContent ?? '')?.[0])
  expect(count(narrowed)).toBeLessThan(count(all))
  expect(narrowed.querySelector('.search-filter[aria-current]')?.textContent).toContain('Produkte')
  expect(all.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
})

test.each([
  ['an empty question', ''],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a very long question', 'a'.repeat(5000)],
  ['expressions', '.*+?^$()|[]\\'],
  ['other scripts', '照片 фото 🎨'],
  ['control characters', 'lein\u0000wand'],
])('%s is answered and nothing of it runs', async (_, question) => {
  for (const path of ['/suche', '/_suggestions']) {
    const address = `${path}?${new URLSearchParams({ q: question })}&in=nonsense&price=-1&page=1e9`
    const { status, body } = await requestShop(port, 'passepartout.de.localhost', address)
    expect([200, 414]).toContain(status)
    expect(body).not.toContain('<img src=x')
  }
})
