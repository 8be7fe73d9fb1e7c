import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import Holidays from 'date-holidays'

/**
 * Writes the holidays that calendars print to `catalogue/holidays/<CC>.json`, one file per country of
 * `catalogue/holidays/corrections.json`: `node tools/write-calendar-holidays.ts 2026 2033`. Regions are named by ISO
 * 3166-2 without the country; `*` is the country without a region. What the library has wrong is in the corrections.
 */
const FOLDER = join(import.meta.dirname, '../catalogue/holidays')
const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const
const NATION = '*'
const [first = 2026, last = 2033] = process.argv.slice(2).map(Number)

type Names = Record<(typeof LANGUAGES)[number], string>

interface Corrections {
  countries: Record<string, Country>
  /** Names by id, for all countries without a name of their own. */
  names: Record<string, Names>
  holidays: Correction[]
}

interface Country {
  /** Language of names that have no translation. */
  language: string
  /** False if days in lieu depend on an announcement. */
  substitutes: boolean
  /** Whether days that are holidays by custom count as days off. */
  optionalIsPublic?: boolean
  /** Regions to leave out; `*` leaves out all. */
  without?: string[]
  /** Regions whose code or name is another one. */
  regions?: Record<string, { code?: string; name: string }>
}

interface Correction {
  country: string
  id: string
  /** Default: wherever it is a holiday. */
  regions?: string[]
  drop?: true
  kind?: 'public' | 'observance'
  names?: Partial<Names>
  /** Days to add in the regions: `08-15` every year. */
  add?: string
  why: string
}

interface Day {
  id: string
  kind: 'public' | 'observance'
  date: string
  names: Names
}

const corrections = JSON.parse(await readFile(join(FOLDER, 'corrections.json'), 'utf8')) as Corrections
const { version } = createRequire(import.meta.url)('date-holidays/package.json') as { version: string }
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
const used = new Set<Correction>()

for (const [code, country] of Object.entries(corrections.countries)) {
  const content = {
    country: code,
    source: `date-holidays ${version} (data CC BY 3.0), corrected`,
    from: first,
    until: last,
    ...holidaysOf(code, country),
  }
  // One holiday per line, so that a change of the data can be reviewed.
  const lines = content.holidays.map(holiday => `    ${JSON.stringify(holiday)}`).join(',\n')
  const head = JSON.stringify({ ...content, holidays: [] }, null, 2).replace(
    /"holidays": \[\]\n\}$/,
    () => `"holidays": [\n${lines}\n  ]\n}`,
  )
  await writeFile(join(FOLDER, `${code}.json`), `${head}\n`)
}
const idle = corrections.holidays.filter(one => !used.has(one))
if (idle.length > 0) throw new Error(`Corrections without an effect: ${JSON.stringify(idle, null, 2)}`)

function holidaysOf(code: string, country: Country) {
  const without = country.without ?? []
  const states = without.includes(NATION) ? {} : (new Holidays(code).getStates(code, country.language) ?? {})
  const chosen = Object.keys(states).filter(state => !without.includes(state))
  const byRegion = new Map(
    [NATION, ...chosen].map(state => [codeOf(country, state), daysOf(code, state, country)]),
  )
  const regions = Object.fromEntries(
    chosen.map(state => [codeOf(country, state), regionNames(code, state, country)]),
  )
  return { regions, holidays: grouped(byRegion) }
}

function codeOf({ regions }: Country, state: string): string {
  return regions?.[state]?.code ?? state
}

function regionNames(code: string, state: string, { regions }: Country): string | Names {
  const own = regions?.[state]?.name
  if (own) return own
  const names = namesFrom(language => new Holidays(code).getStates(code, language)?.[state] ?? state)
  return new Set(Object.values(names)).size === 1 ? names.en : names
}

function namesFrom(nameIn: (language: string) => string): Names {
  return Object.fromEntries(LANGUAGES.map(language => [language, nameIn(language)])) as Names
}

function daysOf(code: string, state: string, country: Country): Day[] {
  const calendar = state === NATION ? new Holidays(code) : new Holidays(code, state)
  const region = codeOf(country, state)
  const mine = corrections.holidays.filter(
    one => one.country === code && (one.regions?.includes(region) ?? true),
  )
  const found = years.flatMap(year => {
    const inLanguage = new Map(
      [...LANGUAGES, country.language].map(language => [language, calendar.getHolidays(year, language)]),
    )
    return (inLanguage.get('en') ?? []).flatMap((holiday, index): Day[] => {
      if (holiday.substitute && !country.substitutes) return []
      const id = holiday.name
        .normalize('NFD')
        .toLowerCase()
        .replace(/\p{M}|[’']/gu, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
      const nameIn = (language: string) =>
        (inLanguage.get(language)?.[index]?.name ?? holiday.name).replaceAll("'", '’')
      const translated = namesFrom(language => {
        const name = nameIn(language)
        return language !== 'en' && name === nameIn('en') ? nameIn(country.language) : name
      })
      const date = holiday.date.slice(0, 10)
      const own = mine.filter(one => one.id === id && !one.add)
      for (const one of own) used.add(one)
      if (own.some(({ drop }) => drop)) return []
      const kind = own.find(one => one.kind)?.kind ?? kindOf(holiday, country)
      const names = Object.assign({}, corrections.names[id] ?? translated, ...own.map(one => one.names ?? {}))
      return [{ id, kind, date, names }]
    })
  })
  const added = mine.flatMap(one => {
    if (!one.add) return []
    used.add(one)
    const names = (one.names ?? corrections.names[one.id]) as Names
    return years.map(
      (year): Day => ({ id: one.id, kind: one.kind ?? 'public', date: `${year}-${one.add}`, names }),
    )
  })
  const remaining = found.filter(day => !added.some(one => one.date === day.date && one.id === day.id))
  return [...remaining, ...added].filter(({ date }) => date >= `${first}-01-01` && date <= `${last}-12-31`)
}

/** Days off that begin at noon are none for a calendar. */
function kindOf({ type, date }: { type: string; date: string }, { optionalIsPublic }: Country): Day['kind'] {
  const isWhole = date.slice(11, 16) === '00:00'
  return isWhole && (type === 'public' || (type === 'optional' && optionalIsPublic)) ? 'public' : 'observance'
}

/** Holidays with the regions that have them on the same days; all regions if none are named. */
function grouped(byRegion: Map<string, Day[]>) {
  const holidays = new Map<string, { day: Day; days: string[]; regions: string[] }>()
  for (const [region, days] of byRegion) {
    const own = Map.groupBy(days, ({ id, kind, names }) => JSON.stringify([id, kind, names]))
    for (const [key, same] of own) {
      const [day] = same
      if (!day) continue
      const dates = [...new Set(same.map(({ date }) => date))].sort()
      const all = `${key} ${dates.join(' ')}`
      const known = holidays.get(all)
      if (known) known.regions.push(region)
      else holidays.set(all, { day, days: dates, regions: [region] })
    }
  }
  return [...holidays.values()]
    .map(({ day: { id, kind, names }, days, regions }) => ({
      id,
      kind,
      ...(regions.length < byRegion.size && { regions }),
      names,
      days,
    }))
    .sort((one, other) => ((one.days[0] ?? '') < (other.days[0] ?? '') ? -1 : 1))
}
