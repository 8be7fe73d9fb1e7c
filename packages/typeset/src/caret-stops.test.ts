import { describe, expect, it } from 'vitest'
import { caretStops } from './caret-stops.ts'
import { layOutText, type TextRun, type TextStyle } from './lay-out-text.ts'
import { squareShaper } from './testing/square-shaper.ts'

/** An em of 2 mm, so every character is 1 mm wide. */
const STYLE: TextStyle = {
  ...{ face: 'Cormorant', weight: 400, italic: false, sizePt: (2 * 72) / 25.4, minSizePt: 1 },
  ...{ trackingEm: 0, leading: 1.2, align: 'left', valign: 'top', wrap: false },
}
const stopsOf = (runs: readonly TextRun[], style = STYLE) => {
  const { lines, sizeMm } = layOutText(runs, { width: 100, height: 100 }, style, squareShaper)
  return lines.map(line =>
    caretStops(line, sizeMm, runs, style, squareShaper).map(stop => Math.round(stop * 100) / 100),
  )
}

describe('the places of a caret', () => {
  it('go from the left, over the space between letters', () => {
    expect(stopsOf([{ text: 'Lena' }])).toEqual([[0, 1, 2, 3, 4]])
    expect(stopsOf([{ text: 'Le' }, { text: 'na', weight: 700 }], { ...STYLE, trackingEm: 0.1 })).toEqual([
      [0, 1.2, 2.4, 3.6, 4.6],
    ])
  })

  it('go from the right where the words do, line by line', () => {
    expect(stopsOf([{ text: 'שלום' }])).toEqual([[4, 3, 2, 1, 0]])
    expect(stopsOf([{ text: '1 שלום\nab' }])).toEqual([
      [6, 5, 4, 3, 2, 1, 0],
      [0, 1, 2],
    ])
  })

  it('turn about only in the piece that runs from the right', () => {
    expect(stopsOf([{ text: 'ab' }, { text: 'שלום', weight: 700 }])).toEqual([[0, 1, 6, 5, 4, 3, 2]])
  })
})
