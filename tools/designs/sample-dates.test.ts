import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../check/sources.ts'
import { textsByLanguage } from '../check/texts.ts'

const root = join(import.meta.dirname, '../..')
const designs = listFiles(root, ['catalogue/designs'])
  .filter(file => file.endsWith('.json'))
  .map(file => ({ file, design: JSON.parse(readFileSync(join(root, file), 'utf8')) }))

const DAY_MS = 86_400_000
/** A Sunday, as the first day of the week. */
const SUNDAY = Date.UTC(2027, 7, 1)

const named = (language: string, part: 'month' | 'weekday', times: readonly number[]) => {
  const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' })
  return times.map(time => format.format(time).toLowerCase())
}

interface Names {
  months: string[]
  weekdays: string[]
}
const known = new Map<string, Names>()

function namesIn(language: string): Names {
  const names = known.get(language) ?? {
    months: named(
      language,
      'month',
      Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 15)),
    ),
    weekdays: named(
      language,
      'weekday',
      Array.from({ length: 7 }, (_, day) => SUNDAY + day * DAY_MS),
    ),
  }
  known.set(language, names)
  return names
}

/** The day that a text names, in the year it contains or in both sample years. */
function daysIn(language: string, text: string): Date[] {
  const said = text.toLowerCase().replace(/\s+/g, ' ')
  const { months } = namesIn(language)
  const month = months.findIndex(name => said.includes(name))
  if (month < 0) return []
  const name = months[month]
  const day = new RegExp(`(\\d{1,2})\\.? (?:de )?${name}|${name} (\\d{1,2})(?!\\d)`, 'u').exec(said)
  const year = /\b20\d\d\b/.exec(said)?.[0]
  if (!day) return []
  return (year ? [Number(year)] : [2026, 2027]).map(
    one => new Date(Date.UTC(one, month, Number(day[1] ?? day[2]))),
  )
}

test('a sample’s weekday is that of its date', () => {
  const wrong = designs.flatMap(({ file, design }) =>
    [...textsByLanguage(design)].flatMap(({ language, text }) => {
      const weekday = namesIn(language).weekdays.findIndex(name =>
        new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text),
      )
      const days = weekday < 0 ? [] : daysIn(language, text)
      return days.length === 0 || days.some(day => day.getUTCDay() === weekday)
        ? []
        : [`${file} [${language}]: ${text}`]
    }),
  )
  expect(wrong).toEqual([])
})

/** A time before noon, as the languages of the shop write it; parties on a Saturday begin later. */
const MORNING =
  /(?<!\d)(?:[7-9]|1[01])(?:[:.]\d\d|\s?h(?!\p{L})| ?am(?!\p{L})| a\.m\.| uur)|\bore (?:[7-9]|1[01])\b/u

test('school begins on a school day, except where German schools welcome families on a Saturday', () => {
  const wrong = designs
    .filter(({ design }) => design.card?.occasions.includes('school-enrolment'))
    .flatMap(({ file, design }) =>
      [...textsByLanguage(design)]
        .filter(({ language, text }) => !language.startsWith('de') && MORNING.test(text))
        .filter(({ language, text }) =>
          daysIn(language, text).some(day => day.getUTCFullYear() === 2027 && day.getUTCDay() % 6 === 0),
        )
        .map(({ language, text }) => `${file} [${language}]: ${text}`),
    )
  expect(wrong).toEqual([])
})
