import { type CalendarDesign, designsOf, documentFromDesign } from '@passepartout/designs'
import { type Box, type CalendarData, type Document, loadTypesetting } from '@passepartout/document'
import { flattenNodes, measureMonthGrids, type PositionedWord, toScene } from '@passepartout/render'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const { library, shaper } = await openDesigns()
const calendars = designsOf(library, 'calendar')

const MM_PER_POINT = 25.4 / 72
const LEAST_PT = 5.5

const MARCH: CalendarData = {
  start: { year: 2027, month: 3 },
  region: 'DE-BE',
  holidays: { '2027-03-26': 'Karfreitag', '2027-03-29': 'Ostermontag' },
  events: [
    { id: 'a', month: 3, day: 8, year: null, text: 'Internationaler Frauentag' },
    { id: 'b', month: 3, day: 13, year: 2027, text: 'Inge' },
  ],
  names: [],
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

function wordsOf(document: Document): PositionedWord[] {
  const artwork = (hash: string) => library.artwork[hash]
  const { nodes } = toScene(document, 0, { shaper, artwork, readable: true })
  return [...flattenNodes(nodes)].flatMap(node => (node.type === 'path' ? (node.words ?? []) : []))
}

const gridOf = (document: Document): { id: string; box: Box } => {
  const grid = document.pages[0]?.elements.find(({ type }) => type === 'month-grid')
  if (!grid) throw new Error('The sheet has no month')
  return grid
}

const cutDays = (document: Document) => measureMonthGrids(document, shaper)[gridOf(document).id]?.cutDays

describe('names of days', () => {
  test.each(calendars.map(design => [design.id, design] as const))(
    '%s: are printed within the grid in at least 5.5 points, or told as cut off',
    async (_id, design) => {
      const document = await sheet(design, MARCH)
      const bare = await sheet(design, { ...MARCH, holidays: {}, events: [] })
      const before = new Set(wordsOf(bare).map(({ text }) => text))
      const names = wordsOf(document).filter(({ text }) => !before.has(text))
      const { box } = gridOf(document)
      expect(names.map(({ text }) => text).join(' ')).toContain('Inge')
      for (const { text, x, y, widthMm, sizeMm } of names) {
        expect(sizeMm / MM_PER_POINT, text).toBeGreaterThanOrEqual(LEAST_PT - 0.01)
        expect(x, text).toBeGreaterThanOrEqual(box.x - 0.1)
        expect(x + widthMm, text).toBeLessThanOrEqual(box.x + box.width + 0.1)
        expect(y, text).toBeLessThanOrEqual(box.y + box.height + 0.1)
      }
      const isCut = !names
        .map(({ text }) => text)
        .join('')
        .replace(/[-·\d\s]/g, '')
        .includes('Frauen')
      expect(cutDays(document)).toEqual(isCut ? ['2027-03-08'] : [])
    },
  )

  test('a long name takes two lines of a square calendar', async () => {
    const design = calendars.find(({ id }) => id === 'linen')
    if (!design) throw new Error('There is no design "linen"')
    const document = await sheet(design, MARCH, { widthMm: 200, heightMm: 200 })
    const lines = new Set(
      wordsOf(document)
        .filter(({ text }) => /^(Internationaler|Frauentag)$/.test(text))
        .map(({ y }) => y),
    )
    expect(lines.size).toBe(2)
    expect(cutDays(document)).toEqual([])
  })

  test('a name too long for its day ends in an ellipsis, and a holiday without room only colours its figure', async () => {
    const design = calendars.find(({ id }) => id === 'desk-view')
    if (!design) throw new Error('There is no design "desk-view"')
    const events = [
      { id: 'a', month: 3, day: 8, year: null, text: 'Oma Ingeborg wird heute achtzig Jahre alt' },
    ]
    const document = await sheet(design, { ...MARCH, events }, { widthMm: 148, heightMm: 105 })
    const printed = wordsOf(document).map(({ text }) => text)
    expect(printed.filter(text => text.endsWith('…'))).toHaveLength(1)
    expect(printed.join(' ')).not.toContain('Ostermontag')
    expect(cutDays(document)).toEqual(['2027-03-08'])
  })

  test('a name of one long word is printed in part, in every design', async () => {
    const event = { id: 'a', month: 3, day: 8, year: null, text: 'Donaudampfschifffahrtsgesellschaft' }
    for (const design of calendars) {
      const document = await sheet(design, { ...MARCH, events: [event] })
      expect(
        wordsOf(document)
          .map(({ text }) => text)
          .join(''),
        design.id,
      ).toMatch(/Do/)
    }
  })
})
