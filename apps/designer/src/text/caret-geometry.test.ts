import { describe, expect, it } from 'vitest'
import { caretIndexAt, caretIndexBeside, caretRect, selectionRects } from './caret-geometry.ts'

/** `Lena` above `und Jo`, each character 2 mm wide, lines 5 mm high, centred in 20 mm. */
const lines = [
  { from: 0, until: 4, box: { x: 6, y: 0, width: 8, height: 5 }, stops: [0, 2, 4, 6, 8] },
  { from: 5, until: 11, box: { x: 4, y: 5, width: 12, height: 5 }, stops: [0, 2, 4, 6, 8, 10, 12] },
]

describe('A caret', () => {
  it('stands between the letters of its line', () => {
    expect(caretRect(lines, 1)).toMatchObject({ x: 8, y: 0, height: 5 })
    expect(caretRect(lines, 4)).toMatchObject({ x: 14, y: 0 })
    expect(caretRect(lines, 5)).toMatchObject({ x: 4, y: 5 })
    expect(caretRect(lines, 99)).toMatchObject({ x: 16, y: 5 })
  })

  it('comes to the nearest place of a press', () => {
    expect(
      [
        { x: 0, y: 1 },
        { x: 8.9, y: 1 },
        { x: 9.1, y: 1 },
        { x: 15, y: 40 },
      ].map(at => caretIndexAt(lines, at)),
    ).toEqual([0, 1, 2, 10])
  })

  it('goes up and down by what lies above it, and to the ends of its line', () => {
    expect(caretIndexBeside(lines, 0, 'down')).toBe(6)
    expect(caretIndexBeside(lines, 6, 'up')).toBe(0)
    expect(caretIndexBeside(lines, 2, 'up')).toBe(0)
    expect(caretIndexBeside(lines, 8, 'down')).toBe(11)
    expect([caretIndexBeside(lines, 2, 'start'), caretIndexBeside(lines, 2, 'end')]).toEqual([0, 4])
  })

  it('marks what is selected line by line', () => {
    expect(selectionRects(lines, 2, 7).map(({ x, width }) => [x, width])).toEqual([
      [10, 4],
      [4, 4],
    ])
    expect(selectionRects(lines, 3, 3)).toEqual([])
  })

  it('stays on the line where a word is parted', () => {
    const stops = [0, 2, 4]
    const parted = [
      { from: 0, until: 2, box: { x: 0, y: 0, width: 5, height: 5 }, stops },
      { from: 2, until: 4, box: { x: 0, y: 5, width: 4, height: 5 }, stops },
    ]
    expect(caretIndexBeside(parted, 0, 'end')).toBe(1)
    expect(caretIndexBeside(parted, 4, 'up')).toBe(1)
    expect(caretIndexAt(parted, { x: 5, y: 1 })).toBe(1)
    expect(selectionRects(parted, 2, 4)).toHaveLength(1)
    expect(selectionRects(parted, 1, 3).map(({ width }) => width)).toEqual([2, 2])
  })

  it('is where words that run from the right have it, and so is a selection', () => {
    const line = [{ from: 0, until: 4, box: { x: 6, y: 0, width: 8, height: 5 }, stops: [8, 6, 4, 2, 0] }]
    expect([0, 1, 4].map(at => caretRect(line, at)?.x)).toEqual([14, 12, 6])
    expect(caretIndexAt(line, { x: 7, y: 1 })).toBe(3)
    expect(selectionRects(line, 1, 3).map(({ x, width }) => [x, width])).toEqual([[8, 4]])
  })
})
