import { type CalendarDesign, designsOf, documentFromDesign } from '@passepartout/designs'
import { type CalendarData, type Document, loadTypesetting } from '@passepartout/document'
import { flattenNodes, measureMonthGrids, type PathNode, toScene } from '@passepartout/render'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const { library, shaper } = await openDesigns()
const calendars = designsOf(library, 'calendar')

const EASTER = { from: '2027-03-22', until: '2027-04-03', name: 'Osterferien' }
const MARCH: CalendarData = {
  ...{ start: { year: 2027, month: 3 }, region: 'DE-NW', events: [], names: [] },
  holidays: { '2027-03-26': 'Karfreitag', '2027-03-28': 'Ostersonntag', '2027-03-29': 'Ostermontag' },
}

async function sheet(design: CalendarDesign, calendar: CalendarData): Promise<Document> {
  const pages = [{ page: 'month-1', month: 0 }]
  const document = documentFromDesign(library, design, { pages, locale: 'de-DE', calendar })
  if (!document) throw new Error(`${design.id} has no sheets`)
  await loadTypesetting(shaper, document)
  return document
}

const artwork = (hash: string) => library.artwork[hash]
const pathsOf = (document: Document): PathNode[] =>
  [...flattenNodes(toScene(document, 0, { shaper, artwork, readable: true }).nodes)].flatMap(node =>
    node.type === 'path' ? [node] : [],
  )
const wordsOf = (paths: readonly PathNode[]) =>
  paths.flatMap(({ words = [] }) => words.map(({ text }) => text)).join(' ')
const rectangles = ({ d }: PathNode) =>
  [...d.matchAll(/M([\d.-]+) ([\d.-]+)h([\d.]+)v([\d.]+)h-[\d.]+Z/g)].map(([, x, y, width, height]) => ({
    ...{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
  }))

describe('school holidays', () => {
  test.each(calendars.map(design => [design.id, design] as const))(
    '%s: have a band on each of their days, behind the figures, and hide nothing',
    async (_id, design) => {
      const plain = pathsOf(await sheet(design, MARCH))
      const document = await sheet(design, { ...MARCH, schoolHolidays: [EASTER] })
      const paths = pathsOf(document)
      const known = new Set(plain.map(({ d }) => d))
      const bands = paths.filter(
        path => !known.has(path.d) && /^(?:M[\d.-]+ [\d.-]+h[\d.]+v[\d.]+h-[\d.]+Z)+$/.test(path.d),
      )
      expect(bands).toHaveLength(1)
      const days = bands.flatMap(rectangles)
      // 22 to 31 March.
      expect(days).toHaveLength(10)
      for (const { width, height } of days) expect(Math.min(width, height)).toBeLessThanOrEqual(1.2)
      const { trim } = document.pages[0] ?? { trim: { width: 0, height: 0 } }
      for (const { x, y, width, height } of days) {
        expect(Math.min(x, y)).toBeGreaterThan(3)
        expect(x + width).toBeLessThan(trim.width - 3)
        expect(y + height).toBeLessThan(trim.height - 3)
      }
      const figures = paths.findIndex(({ words = [] }) => words.some(({ text }) => text === '22'))
      expect(paths.indexOf(bands[0] as PathNode)).toBeLessThan(figures)
      for (const word of wordsOf(plain).split(' ')) expect(wordsOf(paths).split(' ')).toContain(word)
      const grid = document.pages[0]?.elements.find(({ type }) => type === 'month-grid')
      expect(measureMonthGrids(document, shaper)[grid?.id ?? '']?.cutDays).toEqual([])
    },
  )

  test('go on in the next month, with their name at its start', async () => {
    const design = calendars.find(({ id }) => id === 'linen')
    if (!design) throw new Error('There is no design "linen"')
    const april = { ...MARCH, start: { year: 2027, month: 4 }, schoolHolidays: [EASTER] }
    expect(wordsOf(pathsOf(await sheet(design, april)))).toContain('Osterferien')
  })

  test('leave a calendar without them as it was', async () => {
    for (const design of calendars.slice(0, 3)) {
      const empty = pathsOf(await sheet(design, { ...MARCH, schoolHolidays: [] }))
      expect(empty).toEqual(pathsOf(await sheet(design, MARCH)))
    }
  })
})
