import { findSlot } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { createTestEditor, type TestEditor, testPhoto } from '../testing/create-test-editor.ts'
import { keyHelp } from './key-help.ts'
import { KEYMAP } from './keymap.ts'

function selected(): TestEditor {
  const test = createTestEditor()
  test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
  test.editor.session.select(['photo-1'])
  test.wait()
  test.announcements.length = 0
  return test
}

function opened(): TestEditor {
  const test = selected()
  test.editor.commands.setZoom('photo-1', 2)
  test.press('Enter')
  test.wait()
  test.announcements.length = 0
  return test
}

describe('keys in an open crop', () => {
  it.each([
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, -1],
    ['Shift+ArrowLeft', -10, 0],
    ['Shift+ArrowDown', 0, 10],
  ])('%s moves the photo by %i, %i mm', (chord, x, y) => {
    const test = opened()
    expect(test.press(chord)).toBe(true)
    expect(test.crop().centre.u).toBeCloseTo(0.5 - x / 1218, 9)
    expect(test.crop().centre.v).toBeCloseTo(0.5 - y / 812, 9)
    test.wait()
    expect(test.announcements).toMatchObject([{ key: 'crop.moved', params: { right: x, down: y } }])
  })

  it('tells arrows in a row as the one move they add up to, and only what really moved', () => {
    const test = opened()
    for (let times = 0; times < 4; times++) test.press('ArrowDown')
    for (let times = 0; times < 80; times++) test.press('Shift+ArrowRight')
    test.wait()
    expect(test.announcements).toMatchObject([{ key: 'crop.moved', params: { right: 306, down: 4 } }])
  })

  it.each([
    ['+', 2.02],
    ['-', 1.98],
    ['Shift++', 2.1],
    ['Shift+*', 2.1],
    ['Shift+_', 1.9],
  ])('%s zooms to %d', (chord, zoom) => {
    const test = opened()
    test.press(chord)
    expect(test.crop().zoom).toBe(zoom)
  })

  it('comma and full stop tilt by tenths without drift', () => {
    const test = opened()
    for (let times = 0; times < 7; times++) test.press('.')
    test.press(',')
    expect(test.crop().angle).toBe(0.6)
  })

  it('R turns, M mirrors, 0 shows the whole photo and fills again', () => {
    const test = opened()
    test.press('r')
    test.press('M')
    expect(test.crop()).toMatchObject({ quarterTurns: 1, mirrored: true })
    test.press('0')
    expect(test.crop().fit).toBe('contain')
    test.press('0')
    expect(test.crop().fit).toBe('cover')
  })

  it('an arrow held down is one undo step, a pause makes two', () => {
    const test = opened()
    const before = test.editor.getSnapshot().history.position
    for (let times = 0; times < 8; times++) {
      test.press('ArrowRight')
      test.wait(100)
    }
    expect(test.editor.getSnapshot().history.position).toBe(before + 1)
    test.wait(2000)
    test.press('ArrowRight')
    expect(test.editor.getSnapshot().history.position).toBe(before + 2)
  })

  it('Enter accepts, Escape puts back what was there when it was opened', () => {
    const test = opened()
    const start = test.crop()
    test.press('ArrowRight')
    test.press('r')
    test.press('Escape')
    expect(test.crop()).toEqual(start)
    expect(test.editor.getSnapshot().session.open).toBeNull()
    expect(test.editor.getSnapshot().history.canRedo).toBe(true)
    test.press('Enter')
    test.press('ArrowRight')
    const moved = test.crop()
    test.press('Enter')
    expect(test.crop()).toEqual(moved)
    expect(test.editor.getSnapshot().session.open).toBeNull()
  })
})

describe('keys on a selected slot', () => {
  it('Enter opens the crop of a photo and the tray for an empty slot', () => {
    const test = selected()
    test.press('Enter')
    expect(test.editor.getSnapshot().session.open?.slotId).toBe('photo-1')
    test.press('Escape')
    test.press('Delete')
    expect(findSlot(test.document(), 'photo-1')?.slot.photo).toBeNull()
    expect(test.editor.getSnapshot().session.selection).toEqual(['photo-1'])
    test.press('Enter')
    test.press('e')
    expect(test.intents).toEqual([
      { type: 'open-tray', slotId: 'photo-1' },
      { type: 'open-tray', slotId: 'photo-1' },
    ])
  })

  it('Escape walks up: crop, panel, selection, and then is not ours', () => {
    const test = selected()
    test.editor.session.togglePanel('format')
    test.press('Enter')
    expect([1, 2, 3, 4].map(() => test.press('Escape'))).toEqual([true, true, true, false])
    expect(test.editor.getSnapshot().session).toMatchObject({ open: null, panel: null, selection: [] })
  })

  it('arrows do nothing to a crop that is not open', () => {
    const test = selected()
    expect(test.press('ArrowRight')).toBe(false)
  })
})

describe('keys anywhere', () => {
  it('undo and redo with Strg, on a Mac with the command key', () => {
    const test = opened()
    const zoomed = test.crop()
    test.press('Mod+z')
    expect(test.crop().zoom).toBe(1)
    test.press('Mod+Shift+Z')
    expect(test.crop()).toEqual(zoomed)
    test.press('Mod+z', { platform: 'mac' })
    test.press('Mod+y')
    expect(test.crop()).toEqual(zoomed)
  })

  it('ask the screen for what only a screen can do', () => {
    const test = createTestEditor()
    for (const chord of ['?', 'F8', 'Shift+F8', 'Mod+.', 'Mod++', 'Mod+-', 'Mod+0', 'Mod+ArrowLeft'])
      test.press(chord)
    expect(test.intents.map(intent => intent.type)).toEqual([
      'help',
      'next-finding',
      'next-finding',
      'toggle-panels',
      'view-zoom',
      'view-zoom',
      'view-zoom',
      'view-pan',
    ])
  })

  it('P looks at it and comes back', () => {
    const test = opened()
    test.press('p')
    expect(test.editor.getSnapshot().session).toMatchObject({ mode: 'see', open: null })
    test.press('p')
    expect(test.editor.getSnapshot().session.mode).toBe('edit')
  })

  it('leave text fields alone, and letters act only with the canvas in focus or switched on', () => {
    const test = opened()
    expect(test.press('Mod+z', { focus: 'text' })).toBe(false)
    expect(test.press('r', { focus: 'elsewhere' })).toBe(false)
    expect(test.press('r', { letters: false })).toBe(false)
    expect(test.press('Mod+z', { letters: false })).toBe(true)
    expect(test.press('Alt+r')).toBe(false)
  })
})

describe('the help list', () => {
  it('has a line for every binding, in groups, with the platform’s caps', () => {
    const lines = keyHelp('mac').flatMap(({ lines }) => lines)
    expect(new Set(lines.map(line => line.description))).toEqual(new Set(KEYMAP.map(key => key.description)))
    expect(lines.find(line => line.description === 'undo')?.chords).toEqual([['⌘', 'Z']])
    const other = keyHelp('other').flatMap(({ lines }) => lines)
    expect(other.find(line => line.description === 'redo')?.chords).toEqual([
      ['Mod', 'Shift', 'Z'],
      ['Mod', 'Y'],
    ])
    expect(other.find(line => line.description === 'pan')?.chords).toHaveLength(4)
  })
})

describe('zooming by keys', () => {
  it('in and out again are two undo steps, quick presses the same way one', () => {
    const test = createTestEditor()
    test.editor.commands.placePhoto('photo-1', testPhoto('dune'))
    test.editor.session.openCrop('photo-1')
    for (const key of ['+', '+', '+', '-', '-']) {
      test.press(key)
      test.wait(200)
    }
    expect(test.crop().zoom).toBeCloseTo(1.02)
    test.editor.history.undo()
    expect(test.crop().zoom).toBeCloseTo(1.06)
    test.editor.history.undo()
    expect(test.crop().zoom).toBe(1)
  })
})
