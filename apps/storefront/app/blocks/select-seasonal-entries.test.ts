import { readFile } from 'node:fs/promises'
import { OCCASIONS, SEASONS } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { selectSeasonalEntries } from './select-seasonal-entries.ts'

const plain = { component: 'card-hero', headline: 'plain' }
const christmas = { component: 'card-hero', season: 'private-christmas', headline: 'Christmas' }
const easter = { component: 'card-hero', season: 'easter', headline: 'Easter' }
const text = { component: 'text' }
const stored = [christmas, easter, plain, text]

test.each([
  [[], [plain, text]],
  [['wedding'], [plain, text]],
  [['private-christmas'], [christmas, text]],
  [
    ['communion', 'easter'],
    [easter, text],
  ],
])('on a day of %j the hero of that season stands', (seasons, shown) => {
  expect(selectSeasonalEntries(stored, seasons)).toEqual(shown)
})

test.each([[null], ['text'], [7], [{}], [{ component: 'card-hero', season: 7 }]])(
  'what is no block with a season stays: %j',
  raw => {
    expect(selectSeasonalEntries([raw, text], ['easter'])).toEqual([raw, text])
  },
)

test('the start page of cards has a hero of a season that exists', async () => {
  const { content } = JSON.parse(await readFile('content/kartenliebe/home.json', 'utf8'))
  const seasons = content.body.flatMap(({ season }: { season?: string }) => season ?? [])
  expect(seasons).not.toEqual([])
  const known = SEASONS.map(({ occasion }) => occasion)
  for (const season of seasons) {
    expect(OCCASIONS).toContain(season)
    expect(known).toContain(season)
  }
})
