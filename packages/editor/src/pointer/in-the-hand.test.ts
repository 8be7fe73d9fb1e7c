import { allSlots, type Document, isOwnText } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import type { TestEditor } from '../testing/create-test-editor.ts'
import { fourPlaces } from '../testing/four-places.ts'

const photosIn = (document: Document) => allSlots(document).map(({ slot }) => slot.photo?.assetId ?? null)
const words = ({ document }: TestEditor) =>
  document()
    .pages[0]!.elements.filter(isOwnText)
    .map(({ id, box }) => [id, Math.round(box.x), Math.round(box.y)])

describe('photos change places', () => {
  it('by a finger that rests on one and then drags it, and not where it only rests', () => {
    const { down, move, up, hold, document } = fourPlaces()
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
    const { down, move, up, hold } = fourPlaces()
    down(400, 50, { type: 'touch' })
    expect(hold()).toBe(false)
    up(400, 50, { type: 'touch' })
    down(50, 50, { type: 'touch' })
    move(90, 50, { type: 'touch' })
    expect(hold()).toBe(false)
  })
})

describe('texts in the hand', () => {
  it('leave the document alone until they are laid down, and keep their middle on the page meanwhile', () => {
    const test = fourPlaces()
    test.editor.commands.addText('page', 'Unser Sommer')
    const [[, , y]] = words(test) as [[string, number, number]]
    const before = test.document()
    test.down(230, y + 4)
    test.move(220, y)
    test.move(200, 9000)
    expect(test.document()).toBe(before)
    const { lifted } = test.editor.getSnapshot().session
    expect(lifted).toMatchObject({ id: 'own-text-1', by: { x: -30 } })
    expect(lifted?.by.y).toBeLessThan(120)
  })

  it.each([
    ['Escape', (test: TestEditor) => test.press('Escape')],
    ['a browser that takes the pointer away', (test: TestEditor) => test.cancel()],
  ])('are put back by %s', (_what, putBack) => {
    const test = fourPlaces()
    test.editor.commands.addText('page', 'Unser Sommer')
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
