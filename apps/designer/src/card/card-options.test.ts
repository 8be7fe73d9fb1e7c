import { getShippingInformation } from '@passepartout/contracts'
import { availableCardFormats, type CardDesign, documentFromDesign, findDesign } from '@passepartout/designs'
import { type Document, findText, textOf } from '@passepartout/document'
import { createTranslator, definitionOf } from '@passepartout/domain'
import { createEditor } from '@passepartout/editor'
import { readCatalogue } from '@passepartout/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '../messages/index.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { createStore } from '../state/store.ts'
import { createCardOptions } from './card-options.ts'

const { catalogue, designs } = await readCatalogue()
const formats = definitionOf(catalogue, 'card').formats
const design = findDesign(designs, 'card', 'rakete') as CardDesign

function inFormat(format: string, palette?: string): Document {
  const { widthMm = 0, heightMm = 0 } = formats.find(({ id }) => id === format) ?? {}
  const trim = { widthMm, heightMm }
  const made = documentFromDesign(designs, design, { locale: 'de-DE', trim, palette, print: { bleed: 3 } })
  if (!made) throw new Error(`There is no card in ${format}`)
  return made
}

const ADDRESS = '/configurator-card?themeId=rakete&quantity=60'
let shown: string[]
let isThere: boolean

const refused = async (..._asked: unknown[]): Promise<unknown> => ({ ok: false, status: 500 })

function opened(call = refused) {
  const palettes = design.palettes.map(({ id, name }) => ({
    ...{ id, name: name.de ?? id, art: {} },
    colours: inFormat('A6p', id).design?.colours ?? {},
  }))
  const document = inFormat('A6p')
  const editor = createEditor({ document, configuration: { designerUrl: ADDRESS } })
  const base = {
    editor,
    design: createStore({ line: null, price: { status: 'known' }, offer: null, delivery: null }),
    client: { call },
    data: { product: { address: ADDRESS, document, card: { palettes, offer: null } } },
    storedConfiguration: () => editor.getSnapshot().configuration,
    toasts: { show: ({ text }: { text: string }) => shown.push(text) },
    announcer: { alert: () => undefined },
    t: createTranslator(MESSAGES.de ?? {}, { locale: 'de-DE', language: 'de' }),
  } as unknown as DesignerBase
  const options = createCardOptions(base)
  if (!options) throw new Error('There are no options')
  return { editor, options, palettes, design: base.design }
}
const SQUARE = { value: 'SQ', name: 'Quadrat' }

beforeEach(() => {
  shown = []
  isThere = true
  vi.stubGlobal('fetch', async () => ({
    ok: isThere,
    json: async () => ({
      layouts: availableCardFormats(design).map(format => ({ format, pages: inFormat(format).pages })),
    }),
  }))
})
afterEach(() => vi.unstubAllGlobals())

test('another metal comes with the days that a card with it takes', async () => {
  const { options, design: state } = opened(async (call, asked) => {
    const { query } = asked as { query: { type?: string } }
    const delivery = { text: `days of ${query.type}` }
    return { ok: true, payload: call === getShippingInformation ? { delivery, shipping: null } : {} }
  })
  options.choose('refinementType', { value: 'gold', name: 'Gold' })
  await expect.poll(() => state.get().delivery).toEqual({ range: 'days of gold', shipping: null })
})

describe('another format of a card', () => {
  test('keeps words and colours, says so in its address, and goes back in one step', async () => {
    const { editor, options, palettes } = opened()
    const [, other] = palettes
    if (!other) throw new Error('There is no other palette')
    editor.commands.setWords('front.headline', 'Mara wird 7', { whole: true })
    options.choosePalette(other)
    const before = editor.getSnapshot()
    await options.chooseFormat(SQUARE)
    const { document, configuration } = editor.getSnapshot()
    expect(document.pages.map(({ trim }) => trim)).toEqual([
      { width: 145, height: 145 },
      { width: 145, height: 145 },
    ])
    expect(textOf(findText(document, 'front.headline')!.element)).toBe('Mara wird 7')
    expect(document.design?.palette).toBe(other.id)
    expect(configuration).toEqual({ designerUrl: expect.stringContaining('formatType=SQ') })
    editor.history.undo()
    expect(editor.getSnapshot().document).toEqual(before.document)
    expect(editor.getSnapshot().configuration).toEqual(before.configuration)
  })

  test('is the card of before after the way there and back', async () => {
    const { editor, options } = opened()
    editor.commands.setWords('front.headline', 'Mara wird 7', { whole: true })
    const before = editor.getSnapshot().document
    for (const format of ['SQ', 'DLp', 'B6p', 'A5p', 'A6p'])
      await options.chooseFormat({ value: format, name: format })
    expect(editor.getSnapshot().document).toEqual(before)
  })

  test('changes nothing while the layouts cannot be had, and says so', async () => {
    const { editor, options } = opened()
    const before = editor.getSnapshot().document
    isThere = false
    await options.chooseFormat(SQUARE)
    expect(editor.getSnapshot().document).toBe(before)
    expect(shown).toEqual([MESSAGES.de?.['card.formatsFailed']])
    isThere = true
    await options.chooseFormat(SQUARE)
    expect(editor.getSnapshot().document.pages[0]?.trim.width).toBe(145)
  })

  test('is none that the design has no layout for', async () => {
    const { editor, options } = opened()
    const before = editor.getSnapshot().document
    await options.chooseFormat({ value: 'A6l', name: 'A6 quer' })
    expect(editor.getSnapshot().document).toBe(before)
  })
})
