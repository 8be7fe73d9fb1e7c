import { type CalendarDesign, designsOf, documentFromDesign } from '@passepartout/designs'
import { type CalendarData, DAY_COLOURS, type Document, loadTypesetting } from '@passepartout/document'
import { calendarDefinition } from '@passepartout/domain'
import { flattenNodes, measureMonthGrids, toScene } from '@passepartout/render'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const { catalogue, library, shaper } = await openDesigns()
const { formats } = calendarDefinition(catalogue)
const calendars = designsOf(library, 'calendar')

const [RED, BLUE, GREEN] = DAY_COLOURS
const until = (month: number, day: number) => ({ until: { month, day } })
const MARCH: CalendarData = {
  ...{ start: { year: 2027, month: 3 }, region: null, holidays: {}, names: [] },
  events: [
    { id: 'a', month: 3, day: 8, year: 2027, text: 'Ferien', colour: GREEN, ...until(3, 16) },
    { id: 'b', month: 3, day: 12, year: 2027, text: 'Messe', colour: RED, ...until(3, 13) },
    { id: 'c', month: 3, day: 30, year: 2027, text: 'Reise', colour: BLUE, ...until(4, 2) },
  ],
}

async function sheet(
  design: CalendarDesign,
  calendar: CalendarData,
  trim: { widthMm: number; heightMm: number } = design.trim,
): Promise<Document> {
  const pages = [{ page: 'month-1', month: 0 }]
  const document = documentFromDesign(library, design, { pages, locale: 'de-DE', trim, calendar })
  if (!document) throw new Error(`${design.id} has no sheets`)
  await loadTypesetting(shaper, document)
  return document
}

const pathsOf = (document: Document) => {
  const artwork = (hash: string) => library.artwork[hash]
  const { nodes } = toScene(document, 0, { shaper, artwork, readable: true })
  return [...flattenNodes(nodes)].flatMap(node => (node.type === 'path' ? [node] : []))
}

describe('bars of several days', () => {
  test.each(calendars.map(design => [design.id, design] as const))(
    '%s: run over each of their days, under the figures, and are named or told as cut off',
    async (_id, design) => {
      const document = await sheet(design, MARCH)
      const paths = pathsOf(document)
      const bars = paths.filter(({ d }) => /^M[\d.-]+ [\d.-]+h[\d.]+v[\d.]+h-[\d.]+Z/.test(d))
      const known = new Set(pathsOf(await sheet(design, { ...MARCH, events: [] })).map(({ fill }) => fill))
      const own = bars.filter(({ fill }) => !known.has(fill))
      expect(own).toHaveLength(3)
      expect(own.map(({ d }) => d.split('Z').length - 1).sort()).toEqual([2, 2, 9])
      const figures = paths.findIndex(({ words = [] }) => words.some(({ text }) => text === '12'))
      for (const bar of own) expect(paths.indexOf(bar)).toBeLessThan(figures)
      const words = paths.flatMap(({ words = [] }) => words.map(({ text }) => text)).join(' ')
      const grid = document.pages[0]?.elements.find(({ type }) => type === 'month-grid')
      const cut = measureMonthGrids(document, shaper)[grid?.id ?? '']?.cutDays ?? []
      // Small desk calendars have no room for a name beside two bars: then the check says so.
      for (const { text, day } of MARCH.events)
        expect(words.includes(text) || cut.includes(`2027-03-${String(day).padStart(2, '0')}`), text).toBe(
          true,
        )
      if (design.trim.widthMm > 150) expect(cut).toEqual([])
    },
  )

  // Cells of small desk calendars hold few names, with or without bars.
  const tables = calendars.filter(
    ({ calendar, pages }) =>
      !calendar.calendarTypes.includes('tischkalender') &&
      pages.some(({ elements }) => elements.some(one => one.kind === 'month-grid' && one.style === 'table')),
  )
  test.each(tables.map(design => [design.id, design] as const))(
    '%s: leave the names of other days in every format',
    async (_id, design) => {
      const inge = { id: 'd', month: 3, day: 20, year: null, text: 'Inge' }
      const holidays = { '2027-03-26': 'Karfreitag' }
      for (const format of design.calendar.formats) {
        for (const count of [1, 2, 3]) {
          const events = [...MARCH.events.map(event => ({ ...event, day: 8 })).slice(0, count), inge]
          const document = await sheet(design, { ...MARCH, holidays, events }, formats[format])
          const words = pathsOf(document).flatMap(({ words = [] }) => words.map(({ text }) => text))
          expect(words.join(''), `${format}, ${count} bars`).toMatch(/Inge/)
        }
      }
    },
  )
})
