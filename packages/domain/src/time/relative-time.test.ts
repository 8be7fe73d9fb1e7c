import { describe, expect, it } from 'vitest'
import { LOCALES } from '../shops/locales.ts'
import { relativeTime } from './relative-time.ts'

const NOW = Date.UTC(2026, 10, 29, 12)
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

describe('a time told from now', () => {
  it.each([
    [-59 * SECOND, 'gerade eben'],
    [-MINUTE, 'vor 1 Minute'],
    [-59.9 * MINUTE, 'vor 59 Minuten'],
    [-HOUR, 'vor 1 Stunde'],
    [-23.9 * HOUR, 'vor 23 Stunden'],
    [-DAY, 'gestern'],
    [-6 * DAY, 'vor 6 Tagen'],
    [-8 * DAY, 'letzte Woche'],
    [-31 * DAY, 'letzten Monat'],
    [-800 * DAY, 'vor 2 Jahren'],
    [2 * HOUR, 'in 2 Stunden'],
  ])('%i ms away is "%s" in German', (away, words) => {
    expect(relativeTime(NOW + away, NOW, 'de-DE')).toBe(words)
  })

  it.each(LOCALES)('has words in %s, for a moment and for a year', locale => {
    expect(relativeTime(NOW, NOW, locale)).toMatch(/\p{L}/u)
    expect(relativeTime(NOW - 400 * DAY, NOW, locale)).toMatch(/\p{L}/u)
  })
})
