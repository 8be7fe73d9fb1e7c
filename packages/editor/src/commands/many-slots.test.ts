import {
  allSlots,
  collageLayouts,
  type Document,
  isCustomerStencil,
  isCustomerText,
  parseDocument,
  STENCIL_SHAPES,
  slotsOf,
  withAddedText,
} from '@passepartout/document'
import { valueByRun } from '@passepartout/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCropAct, arbitraryCropActs } from '../testing/arbitrary-crop-acts.ts'
import { type TestEditor, testPhoto } from '../testing/create-test-editor.ts'
import { fourSlots, SLOT_IDS } from '../testing/four-slots.ts'

const photosIn = (document: Document) => allSlots(document).map(({ slot }) => slot.photo?.assetId ?? null)

describe('photos change places', () => {
  it('by dragging one onto another, and the target says so meanwhile', () => {
    const { editor, down, move, up, document } = fourSlots()
    down(50, 50)
    move(100, 50)
    move(170, 50)
    expect(editor.getSnapshot().session.swapping).toEqual({ slotId: 'a', over: 'b' })
    up(170, 50)
    expect(photosIn(document())).toEqual(['photo-b', 'photo-a', 'photo-c', null])
    expect(editor.getSnapshot().session.swapping).toBeNull()
    expect(editor.getSnapshot().session.selection).toEqual(['b'])
    editor.history.undo()
    expect(photosIn(document())).toEqual(['photo-a', 'photo-b', 'photo-c', null])
  })

  it('with an empty place too, and not with the desk', () => {
    const { drag, document } = fourSlots()
    drag([50, 50], [400, 50])
    expect(photosIn(document())).toEqual([null, 'photo-b', 'photo-c', 'photo-a'])
    drag([170, 50], [170, 300])
    expect(photosIn(document())).toEqual([null, 'photo-b', 'photo-c', 'photo-a'])
  })

  it('by keys: T takes a photo up, Enter lays it down at another place, Escape where it was', () => {
    const { editor, press, document } = fourSlots()
    editor.session.select(['a'])
    expect(press('t')).toBe(true)
    editor.session.select(['c'])
    press('Enter')
    expect(photosIn(document())).toEqual(['photo-c', 'photo-b', 'photo-a', null])
    press('t')
    press('Escape')
    expect(editor.getSnapshot().session.swapping).toBeNull()
    expect(photosIn(document())).toEqual(['photo-c', 'photo-b', 'photo-a', null])
  })

  it('by taps: taken up by its button, the next tap says where it goes', () => {
    const { editor, click, document } = fourSlots()
    editor.session.startSwap('b')
    click(280, 50, { type: 'touch' })
    expect(photosIn(document())).toEqual(['photo-a', 'photo-c', 'photo-b', null])
  })

  it('never by a finger that only passes over a photo', () => {
    const { drag, document } = fourSlots()
    drag([50, 50], [170, 50], { type: 'touch' })
    expect(photosIn(document())).toEqual(['photo-a', 'photo-b', 'photo-c', null])
  })
})

describe('several photos', () => {
  it('are selected by the keyboard and taken out in one step, and come back with their crops', () => {
    const { editor, press, document } = fourSlots()
    const before = document()
    press('Mod+a')
    expect(editor.getSnapshot().session.selection).toEqual(SLOT_IDS)
    press('Delete')
    expect(photosIn(document())).toEqual([null, null, null, null])
    editor.history.undo()
    expect(document()).toEqual(before)
  })

  it('are pinned by F, and freed by F where all of them are', () => {
    const { editor, press, document } = fourSlots()
    const pinned = () => allSlots(document()).flatMap(({ slot }) => (slot.pinned ? [slot.id] : []))
    editor.session.select(['a', 'b'])
    press('f')
    expect(pinned()).toEqual(['a', 'b'])
    editor.session.select(['b', 'c'])
    press('f')
    expect(pinned()).toEqual(['a', 'b', 'c'])
    press('f')
    expect(pinned()).toEqual(['a'])
  })
})

const acts = fc.oneof(
  fc.record({ act: fc.constantFrom('place', 'swap', 'out', 'aside', 'forget'), a: fc.nat(9), b: fc.nat(9) }),
  fc.record({
    act: fc.constantFrom(
      ...(['layout', 'shuffle', 'space', 'corners', 'pin', 'ground'] as const),
      ...(['figure', 'move-figure', 'size-figure', 'face'] as const),
      ...(['freely', 'move-place', 'size-place', 'turn-place'] as const),
      ...(['move-sprig', 'size-sprig', 'turn-sprig', 'sprig-back'] as const),
    ),
    a: fc.nat(30),
    b: fc.nat(7),
  }),
  fc.record({
    act: fc.constantFrom(
      'add-text',
      'move-text',
      'widen',
      'turn-text',
      'remove-text',
      'words',
      'size',
      'letters',
    ),
    a: fc.nat(300),
    b: fc.nat(7),
  }),
  fc.record({ act: fc.constant('crop'), a: fc.nat(9), b: fc.nat(7), crop: arbitraryCropActs }),
)
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never

/** Hostile input: right to left, combined characters, invisible ones, far too long. */
const WORDS = ['Sommer', '', '‏שלום', 'e\u0301\u0301', '👩‍👩‍👧', '\u200b', 'x'.repeat(9_000), 'zwei\nZeilen']

const STILL = ['middle', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

function play(test: TestEditor, { act, a, b, ...more }: Act): void {
  const { editor, document } = test
  const { commands } = editor
  const slots = slotsOf(document().pages[0]!)
  const slot = slots[a % slots.length]!.id
  const other = slots[b % slots.length]!.id
  if ('crop' in more) applyCropAct(test, slot, more.crop)
  if (act === 'place') commands.placePhoto(slot, testPhoto(`photo-${b}`))
  if (act === 'swap') commands.swapPhotos(slot, other)
  if (act === 'out') commands.takeOutAll([slot, other])
  if (act === 'aside') commands.setAside(`photo-${b}`)
  if (act === 'forget') commands.forgetPhoto(`photo-${b}`)
  if (act === 'layout') {
    const layouts = collageLayouts(2 + (a % 12), 2)
    commands.applyLayout('page', layouts[b % layouts.length]!, { free: [testPhoto('photo-x')] })
  }
  if (act === 'freely') commands.arrangeFreely('page', b < 5)
  if (act === 'move-place') commands.movePlace(slot, { x: 9 * a - 130, y: 20 * (b - 3) })
  if (act === 'size-place') commands.setPlaceWidth(slot, 20 * a - 40, { still: STILL[b % 5]! })
  if (act === 'turn-place') commands.turnPlace(slot, 29 * a - 400)
  if (act === 'shuffle') commands.shuffle('page', a)
  if (act === 'space') commands.setSpacing('page', a)
  if (act === 'corners') commands.setCorners('page', a)
  if (act === 'pin') commands.togglePinned([slot, other])
  if (act === 'move-sprig') commands.moveOrnament('sprig', { x: 9 * a - 130, y: 20 * (b - 3) })
  if (act === 'size-sprig') commands.setOrnamentWidth('sprig', 4 * a - 20, { still: STILL[b % 5]! })
  if (act === 'turn-sprig') commands.turnOrnament('sprig', 13 * a - 190)
  if (act === 'sprig-back') commands.putOrnamentBack('sprig')
  const figure = document().pages[0]!.elements.find(isCustomerStencil)?.id ?? 'letters'
  if (act === 'move-figure') commands.moveFigure(figure, { x: 9 * a - 130, y: 20 * (b - 3) })
  if (act === 'size-figure') commands.setFigureWidth(figure, 20 * a - 40, { still: STILL[b % 5]! })
  const texts = document().pages[0]!.elements.filter(isCustomerText)
  const text = texts[b % Math.max(1, texts.length)]?.id ?? 'none'
  if (act === 'add-text') commands.addText('page', WORDS[b]!, withAddedText)
  if (act === 'move-text') commands.moveText(text, { x: a - 150, y: 3 * (b - 3) })
  if (act === 'widen') commands.setTextWidth(text, 3 * a, { still: b % 2 ? 'left' : 'right' })
  if (act === 'turn-text') commands.turnText(text, 7 * a - 900)
  if (act === 'remove-text') commands.removeText(text)
  if (act === 'words') commands.setWords(text, WORDS[a % WORDS.length]!, { whole: true })
  if (act === 'size') commands.setTextLook(text, { sizePt: a * 3 })
  if (act === 'letters') commands.setStencil('letters', WORDS[a % WORDS.length]!)
  if (act === 'figure')
    commands.setFigure('page', [...STENCIL_SHAPES, null][b % 6]!, WORDS[a % WORDS.length]!)
  if (act === 'face') commands.setStencilFace('letters', (['Caveat', 'Fraunces', 'Figtree'] as const)[b % 3]!)
  if (act === 'ground') commands.setGround('page', `#${String(a).padStart(6, '0')}`)
}

describe('texts that are added', () => {
  const words = ({ document }: TestEditor) =>
    document()
      .pages[0]!.elements.filter(isCustomerText)
      .map(({ id, box }) => [id, Math.round(box.x), Math.round(box.y)])

  it('are moved by the mouse at once, in one step for one drag', () => {
    const test = fourSlots()
    test.editor.commands.addText('page', 'Unser Sommer', withAddedText)
    const [[, x, y]] = words(test) as [[string, number, number]]
    const steps = test.editor.getSnapshot().history.position
    test.drag([230, y + 4], [200, y - 26])
    expect(words(test)).toEqual([['own-text-1', x - 30, y - 30]])
    expect(test.editor.getSnapshot().history.position).toBe(steps + 1)
    test.editor.history.undo()
    expect(words(test)).toEqual([['own-text-1', x, y]])
  })

  it('stay below a finger that only passes over them, and follow it once they are selected', () => {
    const test = fourSlots()
    test.editor.commands.addText('page', 'Unser Sommer', withAddedText)
    test.editor.session.select([])
    const [[, x, y]] = words(test) as [[string, number, number]]
    test.drag([230, y + 4], [200, y - 26], { type: 'touch' })
    expect(words(test)).toEqual([['own-text-1', x, y]])
    test.editor.session.select(['own-text-1'])
    test.drag([230, y + 4], [200, y - 26], { type: 'touch' })
    expect(words(test)).toEqual([['own-text-1', x - 30, y - 30]])
  })

  it('become narrower and turn, one step for each drag, and come back word for word', () => {
    const test = fourSlots()
    test.editor.commands.addText('page', 'Unser Sommer', withAddedText)
    const before = test.document()
    const steps = test.editor.getSnapshot().history.position
    for (const mm of [200, 160, 120])
      test.editor.commands.setTextWidth('own-text-1', mm, { still: 'left', drag: 1 })
    for (const degrees of [5, 10, 15]) test.editor.commands.turnText('own-text-1', degrees, 2)
    const text = test.document().pages[0]!.elements.find(isCustomerText)!
    expect([text.box.width, text.turn]).toEqual([120, 15])
    expect(test.editor.getSnapshot().history.position).toBe(steps + 2)
    test.editor.history.undo()
    test.editor.history.undo()
    expect(test.document()).toEqual(before)
  })

  it('never leave the page whole, and are gone once they are taken away', () => {
    const test = fourSlots()
    test.editor.commands.addText('page', 'Unser Sommer', withAddedText)
    test.editor.commands.moveText('own-text-1', { x: 90_000, y: -90_000 })
    const box = test.document().pages[0]!.elements.find(isCustomerText)!.box
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([460, 0])
    expect(test.editor.commands.removeText('own-text-1')).toBe(true)
    expect(words(test)).toEqual([])
  })

  it('are the only ones: those of the design are neither moved nor taken away', () => {
    const test = fourSlots()
    expect(test.editor.commands.moveText('letters', { x: 5, y: 5 })).toBe(false)
    expect(test.editor.commands.removeText('letters')).toBe(false)
    expect(test.editor.commands.removeText('a')).toBe(false)
  })
})

describe('letters that photos fill', () => {
  const letters = ({ document }: TestEditor) =>
    document().pages[0]!.elements.flatMap(one => (one.type === 'stencil' ? [one.words] : []))

  it('are others, as many as still show photos', () => {
    const test = fourSlots()
    test.editor.commands.setStencil('letters', '  Gro\u0308ße  40 ')
    expect(letters(test)).toEqual(['Größe 40'])
    test.editor.commands.setStencil('letters', 'Donaudampfschifffahrt')
    expect(letters(test)).toEqual(['Donaudampfsc'])
  })

  it('drop pictures, which nothing can be seen through', () => {
    const test = fourSlots()
    test.editor.commands.setStencil('letters', '4👩‍👩‍👧0')
    expect(letters(test)).toEqual(['40'])
  })

  it('never go, as nothing would be seen through none', () => {
    const test = fourSlots()
    for (const nothing of ['', '   ', '\u200b\u200b'])
      expect(test.editor.commands.setStencil('letters', nothing)).toBe(false)
    expect(letters(test)).toEqual(['50'])
  })
})

describe('any sequence of changes', () => {
  // 10,000 sequences in the long run.
  it('is undone to the same bytes, redone to the same bytes, and read by the shop without repair', () => {
    fc.assert(
      fc.property(fc.array(acts, { minLength: 1, maxLength: 25 }), sequence => {
        const test = fourSlots(3, { sprig: true })
        const start = JSON.stringify(test.document())
        const mark = test.editor.getSnapshot().history.position
        for (const one of sequence) {
          // Waits, so that each change is an undo step of its own instead of merging.
          test.wait(5_000)
          play(test, one)
        }
        const end = JSON.stringify(test.document())
        expect(parseDocument(end)).toEqual({ ok: true, document: test.document(), repairs: [] })
        while (test.editor.getSnapshot().history.position > mark) test.editor.history.undo()
        expect(JSON.parse(JSON.stringify(test.document()))).toEqual(JSON.parse(start))
        while (test.editor.getSnapshot().history.canRedo) test.editor.history.redo()
        expect(JSON.parse(JSON.stringify(test.document()))).toEqual(JSON.parse(end))
      }),
      { numRuns: valueByRun({ all: 10_000, gate: 200, short: 50 }) },
    )
  })
})
