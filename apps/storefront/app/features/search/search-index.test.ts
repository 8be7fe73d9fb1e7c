import { describe, expect, it } from 'vitest'
import type { SearchEntry } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'
import { bandOf, readSearchState, writeSearchState } from './search-state.ts'
import { compoundParts, foldDigraphs, normaliseWord, tokenise, tokensOf } from './text-normalisation.ts'

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id: title,
  group: 'products',
  title,
  text: '',
  keywords: '',
  link: `/${title}`,
  ...more,
})
const titles = (found: { entries: readonly SearchEntry[] }) => found.entries.map(({ title }) => title)

describe('words', () => {
  it.each([
    ['Grüße', 'grusse'],
    ['Nœud', 'noeud'],
    ['PÂQUES', 'paques'],
  ])('%s is plain %s', (word, plain) => expect(normaliseWord(word)).toBe(plain))

  it('of a size are one, whatever stands between its numbers', () => {
    expect(tokenise('Leinwand 90 × 60 cm')).toEqual(['Leinwand', '90x60', 'cm'])
  })

  it('that say nothing are left out, endings too', () => {
    expect(tokensOf('die Karten für eure Hochzeit', 'de')).toEqual(['kart', 'eure', 'hochzeit'])
    expect(tokensOf('calendari', 'it')).toEqual(tokensOf('calendario', 'it'))
  })

  it('typed without umlauts are what they stand for', () => {
    expect(foldDigraphs('gruesse')).toBe('grusse')
  })

  it('of a compound are found where they stand alone elsewhere', () => {
    expect(compoundParts('hochzeitskarten', new Set(['karten', 'hochzeit']))).toEqual(['hochzeit', 'karten'])
    expect(compoundParts('leinwand', new Set(['wand']))).toEqual(['wand'])
    expect(compoundParts('karte', new Set(['rte']))).toEqual([])
  })
})

describe('the search', async () => {
  const index = await createSearchIndex(
    [
      entry('Leinwand', { keywords: 'Keilrahmen' }),
      entry('Acrylglas'),
      entry('Hochzeitskarten'),
      entry('Blütenzweig', { group: 'designs', keywords: 'Hochzeit Karte Eukalyptus' }),
      entry('Kann ich die Leinwand zurückgeben?', { group: 'questions' }),
    ],
    'de',
  )

  it('shows what is sold before what is asked about it', () => {
    expect(titles(index.find('leinwand'))).toEqual(['Leinwand', 'Kann ich die Leinwand zurückgeben?'])
  })

  it('reads a mistyped word, says so, and leaves it alone where asked to', () => {
    const found = index.find('leinwnad')
    expect(titles(found)[0]).toBe('Leinwand')
    expect(found.readAs).toEqual([{ term: 'leinwnad', read: 'Leinwand' }])
    expect(index.find('leinwnad', { exact: true })).toEqual({ entries: [], readAs: [] })
  })

  it('knows other words for the same thing', () => {
    expect(titles(index.find('plexiglas'))).toEqual(['Acrylglas'])
    expect(index.find('plexiglas').readAs).toEqual([])
  })

  it('finds the parts of compounds', () => {
    expect(titles(index.find('hochzeit karten'))).toEqual(['Hochzeitskarten', 'Blütenzweig'])
  })

  it('finds while somebody types, and completes the word', () => {
    expect(titles(index.find('acr'))).toEqual(['Acrylglas'])
    expect(index.complete('acr', 3)).toEqual(['Acrylglas'])
  })

  it('lets others have their turn while a large index is made', async () => {
    let isMade = false
    let turns = 0
    const many = Array.from({ length: 4000 }, (_, n) =>
      entry(`Hochzeitskarte ${n}`, { id: String(n), keywords: `Eukalyptus Blütenzweig ${n}` }),
    )
    const making = createSearchIndex(many, 'de').then(() => {
      isMade = true
    })
    while (!isMade) {
      await new Promise(resolve => setTimeout(resolve))
      turns += 1
    }
    await making
    expect(turns).toBeGreaterThan(5)
  })

  it('finds nothing for nothing, for what it does not have, and for another first letter', () => {
    for (const question of ['', '   ', 'der die das', 'puzzle', 'beinwand'])
      expect(titles(index.find(question))).toEqual([])
  })
})

describe('who mourns', () => {
  it.each([
    ['es', 'esquela'],
    ['es', 'esqela'],
    ['es', 'defuncion'],
  ] as const)('%s: %s finds mourning cards, no school', async (language, question) => {
    const index = await createSearchIndex(
      [entry('Recordatorios de defunción'), entry('Tarjetas escuela', { keywords: 'colegio' })],
      language,
    )
    expect(titles(index.find(question))).toEqual(['Recordatorios de defunción'])
  })

  it('is told how a mistyped word was read, and may look for it as it stands', async () => {
    const index = await createSearchIndex([entry('Recordatorios de defunción'), entry('Escuela')], 'es')
    expect(index.find('esqela').readAs).toEqual([{ term: 'esqela', read: 'esquela' }])
    expect(index.find('esqela', { exact: true }).entries).toEqual([])
  })

  it('asks for no wedding with the beginning of a word that ends', async () => {
    const index = await createSearchIndex(
      [entry('Trauerkarten'), entry('Hochzeitskarten', { keywords: 'Trauung' })],
      'de',
    )
    expect(titles(index.find('trauer'))).toEqual(['Trauerkarten'])
  })

  it('does not mix with communion, which has keepsakes as well', async () => {
    const index = await createSearchIndex(
      [entry('Recordatorios de defunción'), entry('Invitaciones de comunión')],
      'es',
    )
    expect(titles(index.find('recordatorios de comunión'))).toEqual(['Invitaciones de comunión'])
    expect(titles(index.find('primera comunión'))).toEqual(['Invitaciones de comunión'])
  })
})

describe('the address of a search', () => {
  it('is read as it was written, and what is no filter is left out', () => {
    const state = readSearchState(
      new URLSearchParams('q= lein &in=products&in=nonsense&price=1&price=9&page=3&exact=1'),
    )
    expect(state).toEqual({ question: 'lein', groups: ['products'], prices: [1], exact: true, pages: 3 })
    expect(readSearchState(new URLSearchParams(writeSearchState(state)))).toEqual(state)
  })

  it.each(['-1', '1e9', 'x', '0', '2.5'])('has no page %s', page => {
    const { pages } = readSearchState(new URLSearchParams({ q: 'a', page }))
    expect(pages).toBeGreaterThanOrEqual(1)
    expect(pages).toBeLessThanOrEqual(20)
  })

  it('knows the band of a price', () => {
    expect([0, 1000, 1001, 7500, 7501].map(bandOf)).toEqual([0, 0, 1, 2, 3])
  })
})
