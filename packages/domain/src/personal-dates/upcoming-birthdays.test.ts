import { expect, it } from 'vitest'
import type { PersonalDate } from './personal-date.ts'
import { upcomingBirthdays } from './upcoming-birthdays.ts'

const birthday = (name: string, day: string, kind: PersonalDate['kind'] = 'birthday'): PersonalDate => {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  return { name, kind, month, day: dayOfMonth, year: year || null, showsAge: true }
}
const next = (dates: PersonalDate[], today: string, most = 3) =>
  upcomingBirthdays(dates, { today: new Date(`${today}T00:00:00Z`), withinDays: 120, most })

it('names who has a birthday next, with the age then', () => {
  const dates = [birthday('Oma', '1947-03-12'), birthday('Mia', '2021-12-24'), birthday('Ben', '2019-08-01')]
  expect(next(dates, '2026-11-30')).toEqual([
    { name: 'Mia', age: 5, date: '2026-12-24' },
    { name: 'Oma', age: 80, date: '2027-03-12' },
  ])
  expect(next(dates, '2026-11-30', 1)).toEqual([{ name: 'Mia', age: 5, date: '2026-12-24' }])
})

it.each([
  ['today counts', '2000-11-30', '2026-11-30', ['2026-11-30']],
  ['yesterday is a year away', '2000-11-29', '2026-11-30', []],
  ['29 February is the 28th in other years', '2000-02-29', '2027-01-15', ['2027-02-28']],
  ['and the 29th in leap years', '2000-02-29', '2028-01-15', ['2028-02-29']],
  ['a day of birth is no birthday', '2026-12-24', '2026-11-30', []],
  ['an unknown year gives no age', '0-12-24', '2026-11-30', []],
] as const)('%s', (_what, born, today, expected) => {
  expect(next([birthday('Eva', born)], today).map(({ date }) => date)).toEqual(expected)
})

it('leaves out other days, and the same person twice', () => {
  const eva = birthday('Eva', '2000-12-24')
  expect(
    next([birthday('Wedding', '2000-12-24', 'anniversary'), eva, { ...eva, showsAge: false }], '2026-11-30'),
  ).toEqual([{ name: 'Eva', age: 26, date: '2026-12-24' }])
})
