import { createPagesDocument, LIMITS, type PrintStyle, parseDocument, slotsOf } from '@passepartout/document'
import { valueByRun } from '@passepartout/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCropAct, arbitraryCropActs } from '../testing/arbitrary-crop-acts.ts'
import { createTestEditor, type TestEditor, testPhoto } from '../testing/create-test-editor.ts'

const FORMATS = [
  { width: 150, height: 100 },
  { width: 100, height: 100 },
  { width: 180, height: 130 },
] as const
const LOOK: PrintStyle = { format: FORMATS[0], fit: 'cover', borderMm: 0 }
const LIKE = { look: LOOK, bleed: 2, safe: 3 }

/** Hostile input for a back: right to left, control characters, formulas, combined characters, far too long. */
const BACKS = [null, '', '12.6.2027', '=HYPERLINK("x")', '‏שלום', 'a\u0000b', '👩‍👩‍👧', 'x'.repeat(5_000)]

const opened = (): TestEditor => {
  const page = { id: 'print-0', widthMm: 150, heightMm: 100, bleed: 2, safe: 3, slots: [] }
  return createTestEditor({ document: createPagesDocument('prints', [page]) })
}

const prints = fc.array(fc.nat(11), { maxLength: 8 })
const acts = fc.oneof(
  fc.record({ do: fc.constant('add' as const), prints }),
  fc.record({ do: fc.constantFrom('remove' as const, 'forget' as const, 'arrived' as const), prints }),
  fc.record({
    do: fc.constant('change' as const),
    prints,
    change: fc.record(
      {
        format: fc.constantFrom(...FORMATS),
        fit: fc.constantFrom('cover' as const, 'contain' as const),
        borderMm: fc.constantFrom(0, 3, 10),
        copies: fc.constantFrom(0, 1, 2, 999_999, -3, 1.5),
        paper: fc.constantFrom(null, 'matte', 'glossy'),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ do: fc.constant('backs' as const), prints, back: fc.constantFrom(...BACKS) }),
  fc.record({ do: fc.constant('sort' as const), upwards: fc.boolean() }),
  fc.record({ do: fc.constant('crop' as const), place: fc.nat(11), act: arbitraryCropActs }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const), wait: fc.nat(1500) }),
)
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never

let added = 0
function play(test: TestEditor, act: Act): void {
  const { commands, history } = test.editor
  const idsOf = (numbers: readonly number[]) => numbers.map(number => `print-${number}`)
  if (act.do === 'add') {
    // A page is added only once; a photo may occur several times.
    const photos = [...new Set(act.prints)]
      .filter(number => !test.document().pages.some(({ id }) => id === `print-${number}`))
      .map(number => ({ pageId: `print-${number}`, asset: testPhoto(`photo-${number % 5}`) }))
    commands.addPrints(photos, LIKE, `batch-${++added}`)
  }
  if (act.do === 'remove') commands.removePrints(idsOf(act.prints))
  if (act.do === 'forget') for (const number of act.prints) commands.forgetPhoto(`photo-${number % 5}`)
  if (act.do === 'arrived')
    for (const number of act.prints) {
      const id = `photo-${number % 5}`
      commands.photoArrived(id, testPhoto(id, { width: 3000 + number, height: 4000 }))
    }
  if (act.do === 'change') commands.changePrints(idsOf(act.prints), act.change)
  if (act.do === 'backs') commands.writeBacks(new Map(idsOf(act.prints).map(id => [id, act.back])))
  if (act.do === 'sort')
    commands.sortPrints((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) * (act.upwards ? 1 : -1))
  if (act.do === 'crop') {
    const { pages } = test.document()
    const slot = slotsOf(pages[act.place % pages.length]!)[0]
    if (slot) applyCropAct(test, slot.id, act.act)
  }
  if (act.do === 'undo') history.undo()
  if (act.do === 'redo') history.redo()
  if ('wait' in act) test.wait(act.wait)
}

describe('prints that are changed in any sequence', () => {
  // 10,000 sequences in the long run.
  it('are undone to the same bytes, redone to the same bytes, and read by the shop without repair', () => {
    fc.assert(
      fc.property(fc.array(acts, { minLength: 1, maxLength: 20 }), sequence => {
        const test = opened()
        const hasArrived = sequence.some(act => act.do === 'arrived')
        const start = JSON.stringify(test.document())
        for (const act of sequence) play(test, act)
        const end = JSON.stringify(test.document())
        expect(parseDocument(end)).toEqual({ ok: true, document: test.document(), repairs: [] })
        const { history } = test.editor
        while (test.editor.getSnapshot().history.canUndo) history.undo()
        if (!hasArrived) expect(JSON.stringify(test.document())).toBe(start)
        const isSound = parseDocument(JSON.stringify(test.document()))
        expect(isSound).toMatchObject({ ok: true, repairs: [] })
      }),
      { numRuns: valueByRun({ all: 10_000, gate: 200, short: 50 }) },
    )
  })

  it('are as many as a document takes, however many are chosen', () => {
    const test = opened()
    const many = Array.from({ length: LIMITS.pages + 5 }, (_, number) => ({
      ...{ pageId: `p${number}`, asset: testPhoto(`photo-${number}`) },
    }))
    test.editor.commands.addPrints(many, LIKE, 'all')
    expect(test.document().pages).toHaveLength(LIMITS.pages)
  })
})
