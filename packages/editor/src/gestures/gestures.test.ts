import { findSlot } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { createTestEditor, type TestEditor, testPhoto } from '../testing/create-test-editor.ts'

function opened(): TestEditor {
  const test = createTestEditor()
  test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
  test.editor.commands.setZoom('photo-1', 2)
  test.editor.session.openCrop('photo-1')
  test.commits.length = 0
  return test
}

const steps = ({ editor }: TestEditor) => editor.getSnapshot().history.entries.map(entry => entry.name)
const history = ({ editor }: TestEditor) => editor.getSnapshot().history.position

describe('dragging the photo under its opening', () => {
  it('moves it with the hand, changes the document once and is one undo step', () => {
    const test = opened()
    const before = history(test)
    test.down(300, 200)
    test.move(340, 230)
    expect(test.editor.getSnapshot().gesture).toMatchObject({ kind: 'pan', slotId: 'photo-1' })
    expect(test.commits).toHaveLength(0)
    const live = test.crop()
    test.up(340, 230)
    expect(test.crop()).toEqual(live)
    expect(test.crop().centre.u).toBeCloseTo(0.5 - 40 / (2 * 609), 9)
    expect(test.commits).toHaveLength(1)
    expect(history(test)).toBe(before + 1)
    expect(steps(test).at(-1)).toBe('crop-moved')
  })

  it('is as if it had never been after Escape', () => {
    const test = opened()
    const before = test.document()
    test.down(300, 200)
    test.move(340, 230)
    expect(test.press('Escape')).toBe(true)
    test.up(340, 230)
    expect(test.document()).toBe(before)
    expect(test.editor.getSnapshot()).toMatchObject({
      gesture: null,
      session: { open: { slotId: 'photo-1' } },
    })
    expect(test.commits).toHaveLength(0)
  })

  it('is as if it had never been when the browser takes the pointer away or nothing moved', () => {
    const test = opened()
    test.click(300, 200)
    expect(test.commits).toHaveLength(0)
    expect(test.editor.getSnapshot().gesture).toBeNull()
  })

  it('snaps its middle within 6 pixels, draws a hairline, and lets go after 12 more or with Strg', () => {
    const test = opened()
    test.editor.commands.panCrop('photo-1', { x: 40, y: 40 })
    test.down(300, 200)
    test.move(265, 200)
    expect(test.crop().centre.u).toBe(0.5)
    expect(test.editor.getSnapshot().gesture?.snaps).toEqual([
      { from: { x: 300, y: expect.any(Number) }, to: { x: 300, y: expect.any(Number) } },
    ])
    test.move(275, 200)
    expect(test.crop().centre.u).toBe(0.5)
    test.move(279, 200)
    expect(test.crop().centre.u).not.toBe(0.5)
    test.move(261, 200, { mod: true })
    expect(test.crop().centre.u).not.toBe(0.5)
    test.up(261, 200)
  })
})

describe('two fingers on an open crop', () => {
  const touch = (id: number) => ({ id, type: 'touch' as const })

  it('zoom about their middle, and take over what the first finger did as one step', () => {
    const test = opened()
    const before = history(test)
    test.down(200, 200, touch(1))
    test.move(230, 200, touch(1))
    expect(test.down(400, 200, touch(2))).toBe('crop')
    test.move(170, 200, touch(1))
    test.move(460, 200, touch(2))
    expect(test.editor.getSnapshot().gesture?.kind).toBe('pinch')
    expect(test.crop().zoom).toBeCloseTo((2 * 290) / 170, 6)
    test.up(170, 200, touch(1))
    test.move(500, 200, touch(2))
    test.up(500, 200, touch(2))
    expect(test.crop().zoom).toBeCloseTo((2 * 290) / 170, 6)
    expect(history(test)).toBe(before + 1)
  })

  it('tilt the photo only once they have turned more than a tremble', () => {
    const test = opened()
    test.down(200, 200, touch(1))
    test.down(400, 200, touch(2))
    test.move(400, 210, touch(2))
    expect(test.crop().angle).toBe(0)
    test.move(400, 260, touch(2))
    expect(test.crop().angle).toBeGreaterThan(5)
    test.up(400, 260, touch(2))
    test.up(200, 200, touch(1))
  })

  it('belong to the view when no crop is open', () => {
    const test = opened()
    test.editor.session.acceptCrop()
    expect(test.down(200, 200, touch(1))).toBe('press')
    expect(test.down(400, 200, touch(2))).toBe('view')
    test.move(500, 200, touch(2))
    expect(test.editor.getSnapshot().gesture).toBeNull()
  })
})

describe('the eight handles', () => {
  it.each([
    ['se', 300, 200],
    ['nw', 300, 200],
    ['e', 300, 0],
    ['n', 0, 200],
  ] as const)('%s: pulled half way in, half of the picture fills the slot', (handle, dx, dy) => {
    const test = createTestEditor()
    test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
    test.editor.session.openCrop('photo-1')
    const from = { x: handle.includes('w') ? 0 : 600, y: handle.includes('n') ? 0 : 400 }
    const to = {
      x: from.x + (handle.includes('w') ? dx : -dx),
      y: from.y + (handle.includes('n') ? dy : -dy),
    }
    test.drag([from.x, from.y], [to.x, to.y], { handle })
    expect(test.crop().zoom).toBeCloseTo(2, 6)
    expect(steps(test).at(-1)).toBe('crop-zoomed')
  })

  it('draw the opening as it is pulled, in its proportions', () => {
    const test = opened()
    test.down(600, 400, { handle: 'se' })
    test.move(300, 200, { handle: 'se' })
    expect(test.editor.getSnapshot().gesture?.opening).toEqual({ x: 0, y: 0, width: 300, height: 200 })
    test.move(300, 200, { handle: 'se', alt: true })
    expect(test.editor.getSnapshot().gesture?.opening?.width).toBeCloseTo(0.125 * 600, 0)
    test.up(300, 200)
  })

  it('stop at the whole picture', () => {
    const test = opened()
    test.drag([600, 400], [3000, 2000], { handle: 'se' })
    expect(test.crop().zoom).toBe(1)
  })
})

describe('the wheel', () => {
  it('zooms about the pointer; quick turns are one step, later ones another', () => {
    const test = opened()
    const before = history(test)
    for (let turn = 0; turn < 5; turn++) {
      expect(test.wheel(100, 100, -100)).toBe(true)
      test.wait(50)
    }
    test.wait(300)
    expect(test.crop().zoom).toBeCloseTo(2 * 1.1 ** 5, 6)
    expect(history(test)).toBe(before + 1)
    test.wait(2000)
    test.wheel(100, 100, 100)
    test.wait(300)
    expect(history(test)).toBe(before + 2)
  })

  it('ends its step when something else happens', () => {
    const test = opened()
    test.wheel(100, 100, -100)
    test.editor.commands.mirror('photo-1')
    expect(steps(test).slice(-2)).toEqual(['crop-zoomed', 'crop-mirrored'])
  })

  it('is the view’s over the desk and while no crop is open', () => {
    const test = opened()
    expect(test.wheel(-900, -900, -100)).toBe(false)
    test.editor.session.acceptCrop()
    expect(test.wheel(100, 100, -100)).toBe(false)
  })
})

describe('dial and slider', () => {
  it('hold at level and work in tenths', () => {
    const test = opened()
    const dial = test.editor.gestures.dial('photo-1')!
    dial.update({ angle: 3.14 })
    expect(test.crop().angle).toBe(3.1)
    dial.update({ angle: 0.35 })
    expect(test.crop().angle).toBe(0)
    dial.update({ angle: 0.35, free: true })
    expect(test.crop().angle).toBe(0.4)
    dial.commit()
    expect(steps(test).at(-1)).toBe('crop-tilted')
  })

  it('do not begin while another gesture is under way or the slot is empty', () => {
    const test = opened()
    const zoom = test.editor.gestures.zoom('photo-1')!
    expect(test.editor.gestures.dial('photo-1')).toBeNull()
    zoom.update({ zoom: 1.17 })
    zoom.commit()
    expect(test.crop().zoom).toBe(1.17)
    expect(zoom.isLive()).toBe(false)
    expect(createTestEditor().editor.gestures.dial('photo-1')).toBeNull()
  })
})

describe('a photo that arrives during a gesture', () => {
  it('does not slip out of the hand', () => {
    const test = opened()
    test.down(300, 200)
    test.move(340, 230)
    test.editor.commands.photoArrived('dune', testPhoto('server-7'))
    test.move(350, 230)
    test.up(350, 230)
    expect(findSlot(test.document(), 'photo-1')?.slot.photo?.assetId).toBe('server-7')
    expect(steps(test).at(-1)).toBe('crop-moved')
  })
})
