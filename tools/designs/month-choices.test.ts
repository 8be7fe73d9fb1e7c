import { type CalendarDesign, designsOf, documentFromDesign } from '@passepartout/designs'
import { type CalendarData, type Document, loadTypesetting } from '@passepartout/document'
import { flattenNodes, type PositionedWord, toScene } from '@passepartout/render'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const { library, shaper } = await openDesigns()
const calendars = designsOf(library, 'calendar')

const MARCH: CalendarData = {
  ...{ start: { year: 2027, month: 3 }, region: null, holidays: {}, events: [], names: [] },
}

async function sheet(design: CalendarDesign, calendar: CalendarData): Promise<Document> {
  const pages = [{ page: 'month-1', month: 0 }]
  const document = documentFromDesign(library, design, { pages, locale: 'de-CH', calendar })
  if (!document) throw new Error(`${design.id} has no sheets`)
  await loadTypesetting(shaper, document)
  return document
}

const artwork = (hash: string) => library.artwork[hash]
const nodesOf = (document: Document) => [
  ...flattenNodes(toScene(document, 0, { shaper, artwork, readable: true }).nodes),
]
const wordsOf = (document: Document): PositionedWord[] =>
  nodesOf(document).flatMap(node => (node.type === 'path' ? (node.words ?? []) : []))

const gridOf = (document: Document) => {
  const grid = document.pages[0]?.elements.find(one => one.type === 'month-grid' && one.offset === 0)
  if (grid?.type !== 'month-grid') throw new Error('The sheet has no month')
  return grid
}

const of = (id: string) => {
  const design = calendars.find(one => one.id === id)
  if (!design) throw new Error(`There is no design "${id}"`)
  return design
}

describe('months as chosen', () => {
  test.each(calendars.map(design => [design.id, design] as const))(
    '%s: a second language stays on the sheet, and every day keeps its figure',
    async (_id, design) => {
      const document = await sheet(design, { ...MARCH, second: 'fr-FR', moon: true, firstDay: 0 })
      const words = wordsOf(document)
      const { trim } = document.pages[0] ?? { trim: { width: 0, height: 0 } }
      for (const { text, x, widthMm } of words) {
        expect(x, text).toBeGreaterThanOrEqual(0)
        expect(x + widthMm, text).toBeLessThanOrEqual(trim.width)
      }
      const days = new Set(words.map(({ text }) => text))
      for (let day = 1; day <= 31; day++) expect(days, String(day)).toContain(String(day))
      if (
        document.pages[0]?.elements.some(one => one.type === 'text' && one.calendar?.shows.includes('month'))
      )
        expect(words.map(({ text }) => text).join(' ')).toMatch(/mars/i)
    },
  )

  test.each(calendars.map(design => [design.id, design] as const))(
    '%s: the phases of the moon lie within the grid',
    async (_id, design) => {
      const [plain, moon] = [await sheet(design, MARCH), await sheet(design, { ...MARCH, moon: true })]
      const before = new Set(nodesOf(plain).flatMap(node => (node.type === 'path' ? node.d : [])))
      const circles = nodesOf(moon)
        .flatMap(node => (node.type === 'path' && node.stroke && !before.has(node.d) ? [node.d] : []))
        .flatMap(d => [...d.matchAll(/M([\d.]+) ([\d.]+)A([\d.]+) /g)])
      expect(circles).toHaveLength(4)
      const { box } = gridOf(moon)
      for (const [, x = '', top = '', r = ''] of circles) {
        expect(Number(x) - Number(r)).toBeGreaterThanOrEqual(box.x - 0.1)
        expect(Number(x) + Number(r)).toBeLessThanOrEqual(box.x + box.width + 0.1)
        expect(Number(top)).toBeGreaterThanOrEqual(box.y - 0.1)
        expect(Number(top) + 2 * Number(r)).toBeLessThanOrEqual(box.y + box.height + 0.1)
      }
    },
  )

  test('begin on the chosen day, with the same numbers of weeks', async () => {
    const columnOf = async (calendar: CalendarData, word: string) =>
      wordsOf(await sheet(of('linen'), calendar)).find(({ text }) => text === word)?.x ?? 0
    expect(await columnOf(MARCH, 'So')).toBeGreaterThan(await columnOf(MARCH, 'Mo'))
    const sunday = { ...MARCH, firstDay: 0 as const }
    expect(await columnOf(sunday, 'So')).toBeLessThan(await columnOf(sunday, 'Mo'))
  })

  test('have week numbers by choice: those of ISO 8601 in weeks from Sunday too', async () => {
    const numbers = async (calendar: CalendarData) => {
      const document = await sheet(of('linen'), calendar)
      const { x } = gridOf(document).box
      return wordsOf(document)
        .filter(word => Math.abs(word.x - x) < 1 && /^\d+$/.test(word.text))
        .map(({ text }) => text)
    }
    expect(await numbers({ ...MARCH, weekNumbers: true })).toEqual(['9', '10', '11', '12', '13'])
    expect(await numbers({ ...MARCH, weekNumbers: true, firstDay: 0 })).toEqual(['9', '10', '11', '12', '13'])
    expect(await numbers({ ...MARCH, weekNumbers: false })).toEqual([])
  })
})
