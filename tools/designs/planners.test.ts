import { designsOf, documentFromDesign } from '@passepartout/designs'
import {
  type CalendarEvent,
  type Document,
  fontFacesOf,
  preflight,
  qualityRule,
  withCalendarDays,
  withColumnName,
} from '@passepartout/document'
import { CALENDAR_RULES } from '@passepartout/document/calendar-rules'
import { type Locale, localised } from '@passepartout/domain'
import { createEditor } from '@passepartout/editor'
import { flattenNodes, toScene } from '@passepartout/render'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const LOCALES: Locale[] = ['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL']
const { library, shaper } = await openDesigns()

/** Designs with a column for each person, and the people of their samples. */
const planners = designsOf(library, 'calendar').flatMap(design => {
  const columns = design.pages.flatMap(({ elements }) =>
    elements.flatMap(one => (one.kind === 'month-grid' ? one.columns : [])),
  )
  return columns.length > 0 ? [[design.id, { design, columns }] as const] : []
})

const sheet = (id: string, locale: Locale, isOfSomebody: boolean): Document => {
  const design = planners.find(([name]) => name === id)?.[1].design
  const calendar = { start: { year: 2027, month: 1 }, region: null, holidays: {}, events: [], names: [] }
  const pages = [{ page: 'month-1', month: 0 }]
  const document =
    design && documentFromDesign(library, design, { pages, locale, ...(isOfSomebody && { calendar }) })
  if (!document) throw new Error(`There is no sheet of ${id}`)
  return document
}

async function wordsOf(document: Document) {
  await shaper.load(fontFacesOf(document))
  const artwork = (hash: string) => library.artwork[hash]
  const { nodes } = toScene(document, 0, { shaper, artwork, readable: true })
  return [...flattenNodes(nodes)].flatMap(node => (node.type === 'path' ? (node.words ?? []) : []))
}

/** All text on a sheet. */
const said = async (document: Document): Promise<string> =>
  (await wordsOf(document)).map(({ text }) => text).join(' ')

/** Finds the middle of a word on a sheet, in mm from the left. */
async function wordMiddles(document: Document): Promise<(word: string) => number> {
  const words = await wordsOf(document)
  return word => {
    const found = words.find(({ text }) => text.trim().toLowerCase() === word.toLowerCase())
    if (!found) throw new Error(`${word} is not on the sheet`)
    return found.x + found.widthMm / 2
  }
}

const findings = (document: Document) =>
  preflight(document, { quality: qualityRule('hand'), calendarRules: CALENDAR_RULES }).filter(
    ({ id }) => id === 'column-names',
  )

describe('a planner', () => {
  test('is a design of which there are some', () => expect(planners.length).toBeGreaterThan(2))

  test.each(planners)('%s: says no name of the design in any language', async (id, { columns }) => {
    for (const locale of LOCALES) {
      const printed = ` ${(await said(sheet(id, locale, true))).toLowerCase()} `
      const samples = columns.map(name => localised(name, locale).toLowerCase())
      expect(samples.filter(name => printed.includes(` ${name} `))).toEqual([])
    }
  })

  test.each(planners)('%s: says the names of its people', async id => {
    const names = ['Ásta', 'Bruno', 'Chloë']
    const named = names.reduce(
      (document, name, index) => withColumnName(document, index, name),
      sheet(id, 'de-DE', true),
    )
    const printed = (await said(named)).toLowerCase()
    expect(names.filter(name => !printed.includes(name.toLowerCase()))).toEqual([])
  })

  test.each(planners)('%s: prints a day of one person in the column of that person', async id => {
    const named = ['Anna', 'Bruno', 'Carla'].reduce(
      (document, name, index) => withColumnName(document, index, name),
      sheet(id, 'de-DE', true),
    )
    const on = (day: number, text: string, column?: number): CalendarEvent => ({
      ...{ id: text, month: 1, day, year: null, text },
      ...(column !== undefined && { column }),
    })
    const events = [on(5, 'Zahnarzt', 0), on(5, 'Training', 2), on(6, 'Müll'), on(7, 'Unbekannt', 6)]
    const document = withCalendarDays(named, { events })
    const middles = await wordMiddles(document)
    const [anna = 0, bruno = 0, carla = 0] = ['Anna', 'Bruno', 'Carla'].map(name => middles(name))
    const share = bruno - anna
    for (const [word, head] of [
      ['Zahnarzt', anna],
      ['Training', carla],
    ] as const)
      expect(Math.abs(middles(word) - head), word).toBeLessThan(share / 2)
    for (const word of ['Müll', 'Unbekannt']) expect(middles(word), word).toBeLessThan(anna - share / 2)
  })

  test.each(planners)('%s: has its sample names in pictures of the design', async (id, { columns }) => {
    const [first] = columns
    expect((await said(sheet(id, 'de-DE', false))).toLowerCase()).toContain(
      first ? localised(first, 'de-DE').toLowerCase() : 'no columns',
    )
  })

  test('without names is told, and left so or named', () => {
    const [id = ''] = planners[0] ?? []
    const editor = createEditor({ document: sheet(id, 'de-DE', true) })
    const [found] = findings(editor.getSnapshot().document)
    expect(found).toMatchObject({ severity: 'hint', repairs: [{ id: 'name-columns' }, { id: 'keep' }] })
    if (found?.repairs[1]) editor.commands.applyRepair(found.repairs[1])
    expect(findings(editor.getSnapshot().document)).toMatchObject([{ kept: true }])
    editor.history.undo()
    editor.commands.setColumnName(1, 'Anna')
    expect(findings(editor.getSnapshot().document)).toEqual([])
  })

  test('keeps what is typed over one column as one step', () => {
    const [id = ''] = planners[0] ?? []
    const editor = createEditor({ document: sheet(id, 'de-DE', true) })
    const before = JSON.stringify(editor.getSnapshot().document)
    for (const typed of ['A', 'An', 'Anna ']) editor.commands.setColumnName(0, typed)
    editor.commands.setColumnName(1, 'Ben')
    expect(editor.getSnapshot().document.calendar?.names).toEqual(['Anna', 'Ben'])
    editor.history.undo()
    expect(editor.getSnapshot().document.calendar?.names).toEqual(['Anna'])
    editor.history.undo()
    expect(JSON.stringify(editor.getSnapshot().document)).toBe(before)
  })
})
