import { z } from 'zod'
import {
  type DataFiles,
  type DataProblem,
  type DataResult,
  listFilesIn,
  readDataFile,
} from '../catalogue/data-files.ts'
import { LANGUAGES } from '../shops/locales.ts'
import type { SchoolCalendar } from './school-holidays.ts'

const FOLDER = 'school-holidays'
const DAY_MS = 86_400_000
/** Summer holidays of Luxembourg are the longest. */
const MOST_DAYS = 75
const LEAST_DAYS = 3

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
const name = z.string().min(1).max(80)
const names = z.record(z.enum(LANGUAGES), name)
const range = z.string().refine(text => {
  const [from = '', until = '', ...more] = text.split('/')
  const days = (Date.parse(`${until}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS + 1
  return more.length === 0 && [from, until].every(isDate) && days >= LEAST_DAYS && days <= MOST_DAYS
}, `must be two days such as 2027-07-19/2027-08-31, ${LEAST_DAYS} to ${MOST_DAYS} days`)

const schema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  source: z.string().min(1),
  /** Of the source, by region. */
  commits: z.record(z.string(), z.string().regex(/^[0-9a-f]{8,40}$/)),
  licence: z.string().min(1),
  from: month,
  until: z.record(z.string(), month),
  /** What is left out or differs from the source, and why. */
  notes: z.array(z.string().min(1)).optional(),
  names: z.record(z.string(), names),
  holidays: z.array(
    z.strictObject({ id: z.string(), regions: z.array(z.string()).min(1), ranges: z.array(range).min(1) }),
  ),
})

/** Reads `school-holidays/<CC>.json`, by country. Two school holidays of a region never share a day. */
export function parseSchoolHolidays(files: DataFiles): DataResult<Record<string, SchoolCalendar>> {
  const problems: DataProblem[] = []
  const calendars: Record<string, SchoolCalendar> = {}
  for (const file of listFilesIn(files, FOLDER)) {
    const calendar = readDataFile(files, file, schema, problems)
    if (!calendar) continue
    const add = (path: string, message: string) => problems.push({ file, path, message })
    const last: Record<string, { range: string; path: string }[]> = {}
    if (`${FOLDER}/${calendar.country}.json` !== file) add('country', 'is not the name of the file')
    for (const [index, { id, regions, ranges }] of calendar.holidays.entries()) {
      if (!Object.hasOwn(calendar.names, id)) add(`holidays[${index}].id`, `"${id}" has no names`)
      for (const region of regions) {
        if (!Object.hasOwn(calendar.until, region))
          add(`holidays[${index}].regions`, `"${region}" is not in until`)
        const known = last[region] ?? []
        known.push(...ranges.map((one, at) => ({ range: one, path: `holidays[${index}].ranges[${at}]` })))
        last[region] = known
      }
    }
    for (const [region, known] of Object.entries(last)) {
      const inOrder = known.toSorted((one, other) => (one.range < other.range ? -1 : 1))
      for (const [at, { range: text, path }] of inOrder.entries()) {
        const before = inOrder[at - 1]?.range.slice(11) ?? ''
        if (before >= text.slice(0, 10)) add(path, `overlaps the holidays of "${region}" before it`)
      }
    }
    calendars[calendar.country] = calendar
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: calendars }
}

const isDate = (text: string) => {
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
