import { applyPatch } from '@passepartout/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestEditor, type TestEditor, testPhoto } from '../testing/create-test-editor.ts'
import { isConsistentDocument, restoreHistory } from './restore-history.ts'

type Act = (test: TestEditor) => void

const mm = fc.integer({ min: -300, max: 900 })
const point = fc.tuple(mm, mm)
const handles = fc.constantFrom('n' as const, 'se' as const, 'w' as const)

/** Arbitrary customer actions. */
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom('dune', 'lake', 'fox').map<Act>(id => test => {
    test.editor.commands.placePhoto('photo-1', testPhoto(id, { width: 3000 + id.length * 500 }))
  }),
  fc.constantFrom('dune', 'lake').map<Act>(id => ({ editor }) => {
    editor.commands.setAside(id)
  }),
  fc.constantFrom('dune', 'fox').map<Act>(id => ({ editor }) => {
    editor.commands.forgetPhoto(id)
  }),
  fc.constant<Act>(({ editor }) => {
    editor.commands.takeOut('photo-1')
  }),
  fc.constant<Act>(({ editor }) => {
    editor.session.openCrop('photo-1')
  }),
  fc.tuple(point, point).map<Act>(
    ([from, to]) =>
      test =>
        test.drag(from, to),
  ),
  fc.tuple(point, point, handles).map<Act>(
    ([from, to, handle]) =>
      test =>
        test.drag(from, to, { handle }),
  ),
  fc.tuple(point, point).map<Act>(([from, to]) => test => {
    test.down(...from)
    test.move(...to)
    test.press('Escape')
    test.up(...to)
  }),
  fc.tuple(point, point, point).map<Act>(([a, b, to]) => test => {
    test.down(...a, { id: 1, type: 'touch' })
    test.down(...b, { id: 2, type: 'touch' })
    test.move(...to, { id: 2, type: 'touch' })
    test.up(...to, { id: 2, type: 'touch' })
    test.up(...a, { id: 1, type: 'touch' })
  }),
  fc.tuple(point, fc.integer({ min: -300, max: 300 })).map<Act>(([[x, y], delta]) => test => {
    test.wheel(x, y, delta)
  }),
  fc
    .constantFrom(
      'ArrowLeft',
      'Shift+ArrowDown',
      '+',
      '-',
      '.',
      ',',
      'r',
      'm',
      '0',
      'Enter',
      'Escape',
      'Delete',
      'p',
      'Mod+z',
      'Mod+y',
    )
    .map<Act>(chord => test => {
      test.press(chord)
    }),
  fc
    .tuple(fc.integer({ min: 100, max: 1500 }), fc.integer({ min: 100, max: 1500 }))
    .map<Act>(([w, h]) => ({ editor }) => {
      editor.commands.applyConfiguration({
        configuration: { formatType: `${w}x${h}` },
        page: { widthMm: w, heightMm: h, bleed: 3, safe: 5 },
      })
    }),
  fc.string({ maxLength: 5 }).map<Act>(title => ({ editor }) => {
    editor.commands.setTitle(title)
  }),
  fc.integer({ min: 0, max: 1500 }).map<Act>(ms => test => test.wait(ms)),
)

const content = ({ editor }: TestEditor) => {
  const { document, configuration } = editor.getSnapshot()
  return { document, configuration }
}

/** The same design in another window, with the stored undo steps. */
const reopened = (test: TestEditor, stored: unknown) =>
  createTestEditor({
    ...content(test),
    timeline: restoreHistory(stored, content(test)),
    isSound: isConsistentDocument,
  })

describe('any sequence of gestures and commands', () => {
  it('is undone to the first document and redone to the last', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 25 }), sequence => {
        const test = createTestEditor()
        const first = content(test)
        for (const act of sequence) act(test)
        test.editor.settle()
        test.editor.history.jump(test.editor.getSnapshot().history.entries.length)
        const last = content(test)
        while (test.editor.history.undo());
        expect(content(test)).toEqual(first)
        while (test.editor.history.redo());
        expect(content(test)).toEqual(last)
      }),
    )
  })

  it('is followed by its patches: whoever applies them has the same document', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 15 }), sequence => {
        const test = createTestEditor()
        const first = test.document()
        for (const act of sequence) act(test)
        test.editor.settle()
        expect(test.commits.map(commit => commit.revision)).toEqual(test.commits.map((_, index) => index + 1))
        const followed = test.commits.reduce((at, { patch }) => applyPatch(at, patch).document, first)
        expect(followed).toEqual(test.document())
      }),
    )
  })

  it('survives a reload with its history', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 15 }), sequence => {
        const test = createTestEditor()
        for (const act of sequence) act(test)
        test.editor.settle()
        const stored = JSON.parse(JSON.stringify(test.editor.history.serialise()))
        const again = reopened(test, stored)
        expect(again.editor.getSnapshot().history).toEqual(test.editor.getSnapshot().history)
        again.editor.history.jump(0)
        test.editor.history.jump(0)
        expect(content(again)).toEqual(content(test))
      }),
    )
  })
})

describe('the history', () => {
  it('lists steps with time and page, and picking one goes there while later ones stay until a new change', () => {
    const test = createTestEditor()
    test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
    test.wait(60_000)
    test.editor.commands.setZoom('photo-1', 2)
    test.editor.commands.mirror('photo-1')
    const { entries } = test.editor.getSnapshot().history
    expect(entries.map(({ name, pageId }) => [name, pageId])).toEqual([
      ['photo-placed', 'page-1'],
      ['crop-zoomed', 'page-1'],
      ['crop-mirrored', 'page-1'],
    ])
    expect(entries[1]!.at - entries[0]!.at).toBe(60_000)
    test.editor.history.jump(1)
    expect(test.editor.getSnapshot().history).toMatchObject({ position: 1, canUndo: true, canRedo: true })
    expect(test.editor.getSnapshot().history.entries).toHaveLength(3)
    test.editor.commands.setTitle('Neu')
    expect(test.editor.getSnapshot().history.entries.map(({ name }) => name)).toEqual([
      'photo-placed',
      'title-changed',
    ])
  })

  it('says so when there is nothing left to undo', () => {
    const test = createTestEditor()
    expect(test.editor.history.undo()).toBe(false)
    expect(test.editor.history.jump(7)).toBe(false)
    test.wait()
    expect(test.announcements).toMatchObject([{ key: 'history.nothing', params: { direction: 'undo' } }])
  })

  it('keeps the last 200 steps over a reload', () => {
    const test = createTestEditor()
    test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
    for (let step = 0; step < 250; step++) test.editor.commands.mirror('photo-1')
    const stored = test.editor.history.serialise()
    expect(stored.steps).toHaveLength(200)
    const again = reopened(test, stored)
    expect(again.editor.getSnapshot().history.position).toBe(200)
  })

  it.each([
    ['nothing', undefined],
    ['rubbish', { version: 1, steps: [{}], position: 1 }],
    [
      'another document’s steps',
      {
        version: 1,
        position: 1,
        steps: [
          {
            id: 1,
            name: 'title-changed',
            params: {},
            at: 1,
            pageId: null,
            mergeKey: null,
            configuration: null,
            patch: [{ op: 'set', path: ['title'], value: 'Other' }],
            inverse: [{ op: 'set', path: ['title'], value: 'x' }],
          },
        ],
      },
    ],
    [
      'steps that break the document',
      {
        version: 1,
        position: 1,
        steps: [
          {
            id: 1,
            name: 'title-changed',
            params: {},
            at: 1,
            pageId: null,
            mergeKey: null,
            configuration: null,
            patch: [{ op: 'set', path: ['title'], value: 'Dünen' }],
            inverse: [{ op: 'set', path: ['pages'], value: [] }],
          },
        ],
      },
    ],
  ])('starts empty when %s was stored', (_what, history) => {
    expect(reopened(createTestEditor(), history).editor.getSnapshot().history.entries).toEqual([])
  })

  it('is dropped where a stored step between two good ones leads to no document, and the design stays', () => {
    const test = createTestEditor()
    const step = (id: number, from: string, to: string) => ({
      ...{ id, name: 'title-changed', params: {}, at: id, pageId: null, mergeKey: null, configuration: null },
      patch: [{ op: 'set', path: ['title'], value: to }],
      inverse: [{ op: 'set', path: ['title'], value: from }],
    })
    const broken = 'x'.repeat(10_000)
    const stored = { version: 1, position: 2, steps: [step(1, 'First', broken), step(2, broken, 'Dünen')] }
    const again = reopened(test, stored)
    expect(again.editor.getSnapshot().history.canUndo).toBe(true)
    expect(again.editor.history.undo()).toBe(false)
    expect(content(again)).toEqual(content(test))
    expect(again.editor.getSnapshot().history).toMatchObject({ entries: [], canUndo: false })
  })
})
