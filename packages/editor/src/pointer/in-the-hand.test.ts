import {
  allSlots,
  type Document,
  isCustomerStencil,
  isCustomerText,
  withAddedText,
} from '@passepartout/document'
import { describe, expect, it, vi } from 'vitest'
import type { TestEditor } from '../testing/create-test-editor.ts'
import { fourSlots } from '../testing/four-slots.ts'
import { commitDrag } from './commit-drag.ts'

const photosIn = (document: Document) => allSlots(document).map(({ slot }) => slot.photo?.assetId ?? null)
const words = ({ document }: TestEditor) =>
  document()
    .pages[0]!.elements.filter(isCustomerText)
    .map(({ id, box }) => [id, Math.round(box.x), Math.round(box.y)])

describe('photos change places', () => {
  it('by a finger that rests on one and then drags it, and not where it only rests', () => {
    const { down, move, up, hold, document } = fourSlots()
    const touch = { type: 'touch' } as const
    down(50, 50, touch)
    expect(hold()).toBe(true)
    move(170, 50, touch)
    up(170, 50, touch)
    expect(photosIn(document())).toEqual(['photo-b', 'photo-a', 'photo-c', null])
    down(50, 50, touch)
    hold()
    up(50, 50, touch)
    expect(photosIn(document())).toEqual(['photo-b', 'photo-a', 'photo-c', null])
  })

  it('not by a finger that rests on an empty place, or after it has moved', () => {
    const { down, move, up, hold } = fourSlots()
    down(400, 50, { type: 'touch' })
    expect(hold()).toBe(false)
    up(400, 50, { type: 'touch' })
    down(50, 50, { type: 'touch' })
    move(90, 50, { type: 'touch' })
    expect(hold()).toBe(false)
  })
})

describe('a rectangle drawn on the desk', () => {
  const selected = ({ editor }: TestEditor) => editor.getSnapshot().session.selection
  const ids = ({ document }: TestEditor) => allSlots(document()).map(({ slot }) => slot.id)

  it('selects the photos that it touches, and is gone when the mouse lets go', () => {
    const test = fourSlots()
    const [a, b] = ids(test)
    test.down(-10, -10)
    test.move(150, 20)
    expect(selected(test)).toEqual([a, b])
    expect(test.editor.getSnapshot().session.marquee).not.toBeNull()
    test.move(50, 20)
    expect(selected(test)).toEqual([a])
    test.up(50, 20)
    expect(test.editor.getSnapshot().session.marquee).toBeNull()
    expect(selected(test)).toEqual([a])
  })

  it('adds to the selection with Shift, and Escape puts back what was selected', () => {
    const test = fourSlots()
    const [a, b, c] = ids(test)
    test.click(290, 50)
    expect(selected(test)).toEqual([c])
    test.down(-10, -10, { shift: true })
    test.move(150, 20, { shift: true })
    expect(selected(test)).toEqual([c, a, b])
    test.press('Escape')
    expect(selected(test)).toEqual([c])
    test.move(200, 20)
    test.up(200, 20)
    expect(selected(test)).toEqual([c])
  })

  it('is not drawn by a finger, which moves the view', () => {
    const test = fourSlots()
    test.drag([-10, -10], [150, 20], { type: 'touch' })
    expect(selected(test)).toEqual([])
  })
})

describe('an ornament that its design lets be moved', () => {
  const sprig = ({ document }: TestEditor) => document().pages[0]!.elements.find(({ id }) => id === 'sprig')!

  it('follows the mouse in one step, stays within its limits, and is put back in one', () => {
    const test = fourSlots(3, { sprig: true })
    const [before, steps] = [test.document(), test.editor.getSnapshot().history.position]
    test.drag([220, 60], [240, 65])
    expect(sprig(test)).toMatchObject({ box: { x: 220, y: 55, width: 40, height: 20 } })
    test.drag([240, 65], [240, 400])
    expect(sprig(test).box.y).toBe(95)
    expect(test.editor.getSnapshot().history.position).toBe(steps + 2)
    test.editor.commands.putOrnamentBack('sprig')
    expect(test.document()).toEqual(before)
  })

  it('follows a finger once it is selected, is turned and made larger in one step each', () => {
    const test = fourSlots(3, { sprig: true })
    test.drag([220, 60], [240, 65], { type: 'touch' })
    expect(sprig(test).box.x).toBe(200)
    test.click(220, 60, { type: 'touch' })
    test.drag([220, 60], [240, 65], { type: 'touch' })
    expect(sprig(test).box.x).toBe(220)
    const steps = test.editor.getSnapshot().history.position
    for (const change of [{ degrees: 20 }, { figureMm: 50, still: 'top-left' as const }]) {
      test.editor.session.lift('sprig', change)
      expect(commitDrag(test.editor)).toBe(true)
    }
    expect(sprig(test)).toMatchObject({ turn: 20, box: { width: 50, height: 25 } })
    expect(test.editor.getSnapshot().history.position).toBe(steps + 2)
  })
})

describe('photos that are arranged freely', () => {
  const boxes = ({ document }: TestEditor) =>
    Object.fromEntries(allSlots(document()).map(({ slot }) => [slot.id, [slot.box.x, slot.box.y]]))
  const freed = () => {
    const test = fourSlots()
    test.editor.commands.arrangeFreely('page', true)
    return test
  }

  it('follow the mouse instead of changing places, in one step', () => {
    const test = freed()
    const steps = test.editor.getSnapshot().history.position
    test.drag([50, 50], [90, 40])
    expect(boxes(test)).toMatchObject({ a: [50, 0], b: [120, 10] })
    expect(photosIn(test.document()).toSorted()).toEqual([null, 'photo-a', 'photo-b', 'photo-c'])
    expect(test.editor.getSnapshot().history.position).toBe(steps + 1)
    test.editor.history.undo()
    expect(boxes(test)).toMatchObject({ a: [10, 10] })
  })

  it('follow a finger once they are selected, and are not taken up by one that rests', () => {
    const test = freed()
    test.down(50, 50, { type: 'touch' })
    expect(test.hold()).toBe(false)
    test.up(50, 50, { type: 'touch' })
    test.drag([50, 50], [90, 40], { type: 'touch' })
    expect(boxes(test)).toMatchObject({ a: [50, 0] })
  })

  it('go back to the layout at once, whatever a hand did to them', () => {
    const test = freed()
    test.drag([50, 50], [90, 40])
    test.editor.commands.turnPlace('a', 30)
    test.editor.commands.setPlaceWidth('a', 40)
    test.editor.commands.arrangeFreely('page', false)
    expect(boxes(test)).toEqual({ a: [10, 10], b: [120, 10], c: [230, 10], d: [340, 10] })
  })

  it('are cropped as they lie: a photo on its side follows a hand to the side', () => {
    const test = freed()
    test.editor.commands.turnPlace('a', 90)
    test.editor.commands.setZoom('a', 3)
    test.editor.session.openCrop('a')
    const before = test.editor.photo('a')!.crop.centre
    test.drag([60, 60], [60, 80])
    const after = test.editor.photo('a')!.crop.centre
    expect(after.u).toBeLessThan(before.u)
    expect(after.v).toBeCloseTo(before.v)
  })
})

describe('texts in the hand', () => {
  it('leave the document alone until they are laid down, and keep their middle on the page meanwhile', () => {
    const test = fourSlots()
    test.editor.commands.addText('page', 'Unser Sommer', withAddedText)
    const [[, , y]] = words(test) as [[string, number, number]]
    const before = test.document()
    test.down(230, y + 4)
    test.move(220, y)
    test.move(200, 9000)
    expect(test.document()).toBe(before)
    const { lifted } = test.editor.getSnapshot().session
    const [, x] = words(test)[0]!
    expect(lifted?.id).toBe('own-text-1')
    expect(Math.round(lifted!.element.box.x)).toBe(Number(x) - 30)
    expect(lifted!.element.box.y).toBeLessThan(120)
  })

  it.each([
    ['Escape', (test: TestEditor) => test.press('Escape')],
    ['a browser that takes the pointer away', (test: TestEditor) => test.cancel()],
  ])('are put back by %s', (_what, putBack) => {
    const test = fourSlots()
    test.editor.commands.addText('page', 'Unser Sommer', withAddedText)
    const [[, , y]] = words(test) as [[string, number, number]]
    const before = test.document()
    test.down(230, y + 4)
    test.move(200, y - 26)
    putBack(test)
    test.move(190, y - 40)
    test.up(190, y - 40)
    expect(test.document()).toBe(before)
    expect(test.editor.getSnapshot().session.lifted).toBeNull()
  })
})

describe('forms in the hand', () => {
  const heart = ({ document }: TestEditor) => document().pages[0]!.elements.find(isCustomerStencil)!
  /** A heart of 100 mm in the middle of four photos, 430 x 100 mm together; without the fixture's own stencil. */
  const withHeart = () => {
    const test = fourSlots(3, { letters: false })
    test.editor.commands.setFigure('page', 'heart', '')
    return test
  }

  it('follow a drag that begins inside once they are selected, in one step, and no photo changes places', () => {
    const test = withHeart()
    const before = photosIn(test.document())
    const steps = test.editor.getSnapshot().history.position
    test.drag([230, 60], [130, 60])
    expect(heart(test).box).toEqual({ x: 75, y: 10, width: 100, height: 100 })
    expect(photosIn(test.document())).toEqual(before)
    expect(test.editor.getSnapshot().history.position).toBe(steps + 1)
  })

  it('leave the photos below to who selects one of them', () => {
    const test = withHeart()
    test.click(200, 60)
    expect(test.editor.getSnapshot().session.selection).toEqual(['b'])
    test.drag([200, 60], [260, 60])
    expect(photosIn(test.document())).toEqual(['photo-a', 'photo-c', 'photo-b', null])
  })

  it('are taken by their mat, by a finger once they are selected', () => {
    const test = withHeart()
    test.editor.session.select([])
    test.drag([20, 60], [60, 60], { type: 'touch' })
    expect(heart(test).box.x).toBe(175)
    test.click(20, 60, { type: 'touch' })
    test.drag([20, 60], [60, 60], { type: 'touch' })
    expect(heart(test).box.x).toBe(215)
  })

  it('are put back by Escape, and laid down as they were pulled', () => {
    const test = withHeart()
    const before = test.document()
    const { session } = test.editor
    session.lift('own-figure-1', { figureMm: 60, still: 'top-left' })
    test.press('Escape')
    expect(commitDrag(test.editor)).toBe(false)
    expect(test.document()).toBe(before)
    session.lift('own-figure-1', { figureMm: 60, still: 'top-left' })
    expect(test.document()).toBe(before)
    expect(commitDrag(test.editor)).toBe(true)
    expect(heart(test).box).toEqual({ x: 175, y: 10, width: 60, height: 60 })
  })
})

describe('who listens at rest', () => {
  it('hears of a text when it is laid down, and not on its way', () => {
    const test = fourSlots()
    test.editor.commands.addText('page', 'Unser Sommer', withAddedText)
    const [[, , y]] = words(test) as [[string, number, number]]
    test.down(230, y + 4)
    test.move(220, y)
    const heard = vi.fn()
    test.editor.subscribeAtRest(heard)
    test.move(200, y)
    test.move(180, y)
    expect(heard).not.toHaveBeenCalled()
    test.up(180, y)
    expect(heard).toHaveBeenCalled()
  })

  it('hears of a crop when the hand lets go, and not on its way', () => {
    const test = fourSlots()
    test.editor.session.openCrop(allSlots(test.document())[0]!.slot.id)
    test.down(50, 50)
    const heard = vi.fn()
    test.editor.subscribeAtRest(heard)
    test.move(60, 60)
    expect(test.editor.getSnapshot().gesture?.kind).toBe('pan')
    expect(heard).not.toHaveBeenCalled()
    test.move(90, 90)
    test.up(90, 90)
    expect(heard).toHaveBeenCalled()
  })
})
