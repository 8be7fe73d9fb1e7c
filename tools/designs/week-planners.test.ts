import { type CalendarDesign, designsOf, documentFromDesign } from '@passepartout/designs'
import { type CalendarData, type Document, loadTypesetting } from '@passepartout/document'
import { calendarDefinition, LOCALES, type Locale } from '@passepartout/domain'
import { flattenNodes, measureMonthGrids, toScene } from '@passepartout/render'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const { catalogue, library, shaper } = await openDesigns()
const { formats, types } = calendarDefinition(catalogue)
const planners = designsOf(library, 'calendar').filter(({ pages }) => pages.some(({ id }) => id === 'week-1'))

const YEAR: CalendarData = {
  ...{ start: { year: 2027, month: 1 }, weeks: 53, region: 'DE-BY', names: ['Emma', 'Mats'] },
  holidays: { '2027-01-01': 'Neujahr' },
  schoolHolidays: [{ from: '2026-12-24', until: '2027-01-08', name: 'Weihnachtsferien' }],
  events: [
    { id: 'a', month: 1, day: 2, year: null, text: 'Oma', since: 1947, kind: 'birthday' },
    { id: 'b', month: 12, day: 29, year: 2026, text: 'Skireise', until: { month: 1, day: 5 } },
  ],
}

async function sheets(
  design: CalendarDesign,
  weeks: readonly number[],
  { trim = design.trim, locale = 'de-DE' }: { trim?: CalendarDesign['trim']; locale?: Locale } = {},
): Promise<Document> {
  const pages = weeks.map(month => ({ page: 'week-1', id: `week-${month}`, month }))
  const document = documentFromDesign(library, design, { pages, locale, trim, calendar: YEAR })
  if (!document) throw new Error(`${design.id} has no sheets`)
  await loadTypesetting(shaper, document)
  return document
}

function pathsOn(document: Document, index: number) {
  const artwork = (hash: string) => library.artwork[hash]
  const { nodes } = toScene(document, index, { shaper, artwork, readable: true })
  return [...flattenNodes(nodes)].flatMap(node => (node.type === 'path' ? [node] : []))
}

const wordsOn = (document: Document, index: number): string[] =>
  pathsOn(document, index).flatMap(({ words = [] }) => words.map(({ text }) => text))

describe('week planners', () => {
  test('come for each type that is sold with them', () => {
    const sold = types.filter(({ weeks }) => weeks !== undefined).map(({ id }) => id)
    expect(new Set(planners.flatMap(({ calendar }) => calendar.calendarTypes))).toEqual(new Set(sold))
  })

  test.each(planners.map(design => [design.id, design] as const))(
    '%s: shows the days over the end of the year, with their names, in every format',
    async (_id, design) => {
      for (const format of design.calendar.formats) {
        const document = await sheets(design, [0, 1, 52], { trim: formats[format] })
        const [first, second, last] = [0, 1, 2].map(index => wordsOn(document, index))
        for (const day of ['28', '29', '30', '31', '1', '2', '3']) expect(first, format).toContain(day)
        expect(first?.join(' '), format).toMatch(/Woche 53/)
        expect(first?.join(''), format).toMatch(/Neujahr.*Oma|Oma.*Neujahr/)
        expect(first?.join(''), format).toContain('Skireise')
        expect(first?.join('').replaceAll('-', ''), format).toContain('Weihnachtsferien')
        expect(second?.join(' '), format).toMatch(/Woche 1\b/)
        for (const day of ['27', '31', '1', '2']) expect(last, format).toContain(day)
        const cut = Object.values(measureMonthGrids(document, shaper)).flatMap(({ cutDays }) => cutDays ?? [])
        expect(cut, format).toEqual([])
      }
    },
  )

  test('the bar of several days goes on from one week to the next', async () => {
    for (const design of planners) {
      const document = await sheets(design, [0, 1, 2])
      const bars = [0, 1, 2].map(index =>
        pathsOn(document, index)
          .filter(({ fill }) => fill === '#1f5fa8')
          .flatMap(({ d, words = [] }) => (words.length > 0 ? [] : d.split('Z').slice(0, -1))),
      )
      expect(
        bars.map(days => days.length),
        design.id,
      ).toEqual([6, 2, 0])
    }
  })

  test.each(LOCALES.map(locale => [locale]))('print their week in the words of %s', async locale => {
    const [design] = planners
    if (!design) throw new Error('There is no week planner')
    const title = wordsOn(await sheets(design, [1], { locale }), 0).join(' ')
    // Weeks have no numbers in English; those of the United States begin on Sunday.
    expect(/\b1\b/.test(title) && /Woche|Semana|Semaine|Settimana|Week/.test(title)).toBe(
      !locale.startsWith('en'),
    )
    expect(title).toContain(locale === 'en-US' ? '9' : '10')
  })
})
