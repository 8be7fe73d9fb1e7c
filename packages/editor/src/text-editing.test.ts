import {
  createPagesDocument,
  type Document,
  documentForRecord,
  findText,
  type MergeData,
  parseDocument,
  recordsOf,
  sanitiseText,
  type TextElement,
  textOf,
  withAddedText,
  withMerge,
} from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { valueByRun } from '@passepartout/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCropAct, arbitraryCropActs } from './testing/arbitrary-crop-acts.ts'
import { createTestEditor, type TestEditor, testPhoto } from './testing/create-test-editor.ts'

/** A card of two sides with a photo slot and texts on both. */
function card(): Document {
  const plain = createPagesDocument(
    'card',
    [
      {
        id: 'front',
        ...{ widthMm: 105, heightMm: 148, bleed: 3, safe: 4 },
        slots: [{ id: 'front.photo', box: { x: 20, y: 60, width: 60, height: 60 } }],
      },
      { id: 'back', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] },
    ],
    { locale: 'de-DE' },
  )
  const texts: Record<string, TextElement[]> = {
    front: [sampleText('Lena & Jonas')],
    back: [sampleText('Wir freuen uns', { id: 'back.message', role: 'message', required: false })],
  }
  return {
    ...plain,
    card: { envelope: 'weiss', punching: null, read: null },
    pages: plain.pages.map(page => ({ ...page, elements: [...page.elements, ...(texts[page.id] ?? [])] })),
  }
}

const opened = () => {
  const test = createTestEditor({ document: card() })
  const words = (id = 'front.names') => textOf(findText(test.document(), id)?.element as TextElement)
  /** Types keys at the end, at the speed of a fast typist. */
  const type = (keys: string, id = 'front.names') => {
    for (const key of keys) {
      test.wait(80)
      test.editor.commands.setWords(id, words(id) + key)
    }
  }
  return { ...test, words, type }
}

describe('A text', () => {
  it('is selected by a click and opened by the next, and by Enter', () => {
    const test = opened()
    test.click(50, 30)
    expect(test.editor.getSnapshot().session).toMatchObject({ selection: ['front.names'], text: null })
    test.click(50, 30)
    expect(test.editor.getSnapshot().session.text).toBe('front.names')
    test.press('Escape')
    expect(test.editor.getSnapshot().session).toMatchObject({ selection: ['front.names'], text: null })
    test.press('Enter')
    expect(test.editor.getSnapshot().session.text).toBe('front.names')
  })

  it('is closed by whatever is selected next, and by another page', () => {
    const { editor } = opened()
    editor.session.openText('front.names')
    editor.session.select([])
    expect(editor.getSnapshot().session.text).toBeNull()
    editor.session.openText('front.names')
    editor.session.showPage('back')
    expect(editor.getSnapshot().session.text).toBeNull()
  })

  it('is undone word by word', () => {
    const test = opened()
    test.editor.commands.setWords('front.names', '')
    test.type('Mia und Ole')
    expect(test.words()).toBe('Mia und Ole')
    test.editor.history.undo()
    expect(test.words()).toBe('Mia und ')
    test.editor.history.undo()
    expect(test.words()).toBe('Mia ')
  })

  it('takes pasted words in one step', () => {
    const test = opened()
    test.type('!')
    test.editor.commands.setWords('front.names', 'Ein ganzer Satz', { whole: true })
    test.editor.history.undo()
    expect(test.words()).toBe('Lena & Jonas!')
  })

  it('takes what an input method composes as one word, however long that takes, and nothing of what is given up', () => {
    const test = opened()
    test.editor.commands.setWords('front.names', 'Mia', { whole: true })
    const compose = (words: string) => {
      test.wait(5000)
      test.editor.commands.setWords('front.names', words, { before: 'Mia' })
    }
    for (const words of ['Mia ほ', 'Mia ほん', 'Mia 本']) compose(words)
    test.editor.history.undo()
    expect(test.words()).toBe('Mia')
    for (const words of ['Mia ほ', 'Mia']) compose(words)
    test.editor.history.undo()
    expect(test.words()).toBe('Lena & Jonas')
  })

  it('takes its look in one step, however often a size is stepped', () => {
    const { editor } = opened()
    for (const sizePt of [21, 22, 23]) editor.commands.setTextLook('front.names', { sizePt })
    expect(editor.getSnapshot().history.position).toBe(1)
  })

  it('that follows from a calendar cannot be typed into', () => {
    const document = card()
    const month = sampleText('', { calendar: { shows: 'month', offset: 0 } })
    const pages = document.pages.map(page => (page.id === 'front' ? { ...page, elements: [month] } : page))
    const { editor } = createTestEditor({ document: { ...document, pages } })
    expect(editor.session.openText('front.names')).toBe(false)
    expect(editor.commands.setWords('front.names', 'x')).toBe(false)
  })
})

const texts = fc.constantFrom('front.names', 'back.message')
/** A names table with arbitrary content. */
const names: fc.Arbitrary<MergeData | null> = fc.option(
  fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 1, maxLength: 5 }).map(values => ({
    columns: ['Vorname'],
    records: values.map((value, index) => ({
      id: `r${index}`,
      copies: index + 1,
      values: [sanitiseText(value).replace(/\p{Cc}/gu, ' ')],
    })),
    wordings: [
      {
        ...{ id: 'w1', name: 'Gruppe', column: 'Vorname' },
        cases: [{ is: '', text: '{Vorname}\n{Gruppe}' }],
        otherwise: 'Für {vorname}',
      },
    ],
  })),
)

const edits = fc.oneof(
  fc.record({ do: fc.constant('names' as const), names }),
  fc.record({
    do: fc.constant('words' as const),
    id: texts,
    words: fc.constantFrom('Liebe {Vorname}', '{Gruppe}{VORNAME}{', '{{Vorname}} {x}'),
  }),
  fc.record({
    do: fc.constant('words' as const),
    id: texts,
    words: fc.string({ unit: 'binary', maxLength: 30 }),
  }),
  fc.record({
    do: fc.constant('words' as const),
    id: texts,
    words: fc.constantFrom('‏שלום', 'e\u0301\u0301', '👩‍👩‍👧', '\u200b', 'x'.repeat(9_000)),
  }),
  fc.record({
    do: fc.constant('look' as const),
    id: texts,
    sizePt: fc.double({ min: -5, max: 900, noNaN: true }),
  }),
  fc.record({
    do: fc.constant('colour' as const),
    id: texts,
    colour: fc.constantFrom('foil', 'ink', '#ff0000'),
  }),
  fc.record({
    do: fc.constant('piece' as const),
    id: texts,
    from: fc.nat(40),
    until: fc.nat(40),
    italic: fc.boolean(),
  }),
  fc.record({ do: fc.constant('crop' as const), act: arbitraryCropActs }),
  fc.record({
    do: fc.constantFrom('photo' as const, 'out' as const, 'add' as const, 'move' as const, 'widen' as const),
    by: fc.double({ min: -300, max: 300, noNaN: true }),
  }),
  fc.record({
    do: fc.constantFrom('angle' as const, 'drop' as const),
    by: fc.integer({ min: -900, max: 900 }),
  }),
  fc.record({ do: fc.constantFrom('read' as const, 'relief' as const, 'gold' as const) }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const, 'turn' as const), wait: fc.nat(1500) }),
)
type Edit = typeof edits extends fc.Arbitrary<infer One> ? One : never

/** Edits beside the texts of the design: its photo, added texts, the proof approval, the print finish. */
function playBeside(test: TestEditor, edit: Edit): void {
  const { commands, getSnapshot } = test.editor
  const own = 'own-text-1'
  if (edit.do === 'photo') commands.placePhoto('front.photo', testPhoto(`photo-${Math.round(edit.by) % 3}`))
  if (edit.do === 'out') commands.takeOut('front.photo')
  if (edit.do === 'crop') applyCropAct(test, 'front.photo', edit.act)
  if (edit.do === 'add') commands.addText(edit.by > 0 ? 'front' : 'back', 'Bis bald {Vorname}', withAddedText)
  if (edit.do === 'move') commands.moveText(own, { x: edit.by, y: -edit.by })
  if (edit.do === 'widen') commands.setTextWidth(own, edit.by)
  if (edit.do === 'angle') commands.turnText(own, edit.by)
  if (edit.do === 'drop') commands.removeText(own)
  if (edit.do === 'read') commands.markProofRead()
  if (edit.do === 'relief' || edit.do === 'gold') {
    const refinement = edit.do
    commands.applyConfiguration({
      configuration: getSnapshot().configuration,
      drawn: document => ({ ...document, refinement }),
    })
  }
}

describe('Any sequence of edits', () => {
  // 10,000 sequences in the long run.
  it('is undone to the same bytes and leaves a document that is accepted', () => {
    const runs = valueByRun({ all: 10_000, gate: 300, short: 100 })
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 14 }), all => {
        const test = createTestEditor({ document: card() })
        const { commands, history, session, getSnapshot } = test.editor
        const start = JSON.stringify(test.document())
        for (const edit of all) {
          if (edit.do === 'names')
            commands.applyConfiguration({
              configuration: getSnapshot().configuration,
              drawn: document => withMerge(document, edit.names),
            })
          if (edit.do === 'words') commands.setWords(edit.id, edit.words)
          if (edit.do === 'look') commands.setTextLook(edit.id, { sizePt: edit.sizePt })
          if (edit.do === 'colour') commands.setTextLook(edit.id, { colour: edit.colour })
          if (edit.do === 'piece')
            commands.setRunLook(edit.id, edit.from, edit.until, { italic: edit.italic })
          if (edit.do === 'undo') history.undo()
          if (edit.do === 'redo') history.redo()
          if (edit.do === 'turn') session.turnPage(1)
          playBeside(test, edit)
          if ('wait' in edit) test.wait(edit.wait)
        }
        const records = Array.from({ length: recordsOf(test.document()) }, (_, record) => record)
        for (const document of [
          test.document(),
          ...records.map(one => documentForRecord(test.document(), one)),
        ]) {
          const parsed = parseDocument(JSON.parse(JSON.stringify(document)))
          if (!parsed.ok || parsed.repairs.length > 0) expect.fail(JSON.stringify(parsed).slice(0, 400))
        }
        while (getSnapshot().history.canUndo) history.undo()
        if (JSON.stringify(test.document()) !== start) expect.fail(JSON.stringify(all))
      }),
      { numRuns: runs },
    )
    expect(runs).toBeGreaterThan(0)
  })
})
