import { describe, expect, test } from 'vitest'
import { fullScene, parseCrop, parseFocus, stageStyle } from './crop.ts'

describe('an editor’s crop', () => {
  test.each([
    ['0.1 0.2 0.5 0.6', { x: 0.1, y: 0.2, width: 0.5, height: 0.6 }],
    ['  0  0  1  1 ', fullScene],
  ])('%j is read', (text, crop) => expect(parseCrop(text)).toEqual(crop))

  test.each([undefined, '', '0.5', '0 0 1 1 1', '0.6 0 0.5 1', '-0.1 0 1 1', '0 0 0 1', 'a b c d'])(
    '%j shows the whole scene',
    text => expect(parseCrop(text)).toEqual(fullScene),
  )
})

describe('a focus', () => {
  test('is the middle of the editor’s rectangle', () => {
    expect(parseFocus('100x200:300x400', 1000, 1000)).toEqual([0.2, 0.3])
    expect(parseFocus('100x200', 1000, 400)).toEqual([0.1, 0.5])
  })
  test('is the picture’s middle where nothing sensible is given', () => {
    expect(parseFocus(undefined, 100, 100)).toEqual([0.5, 0.5])
    expect(parseFocus('left', 100, 100)).toEqual([0.5, 0.5])
    expect(parseFocus('1x1:2x2', 0, 0)).toEqual([0.5, 0.5])
  })
})

describe('a stage', () => {
  /** Computes the stage's CSS for a box of that size as a browser does. */
  function place(style: ReturnType<typeof stageStyle>, boxWidth: number, boxHeight: number) {
    const compute = (css: string) => {
      const script = css
        .replaceAll('calc', '')
        .replaceAll('max', 'Math.max')
        .replace(/([\d.]+)cqw/g, (_, value) => String((Number(value) / 100) * boxWidth))
        .replace(/([\d.]+)cqh/g, (_, value) => String((Number(value) / 100) * boxHeight))
      return Number(new Function(`return ${script}`)())
    }
    const width = compute(style.width)
    return {
      left: compute(style.left),
      top: compute(style.top),
      width,
      height: width / Number(style.aspectRatio),
    }
  }

  test.each([
    [600, 400],
    [390, 440],
    [1440, 500],
  ])('covers a box of %i x %i with the crop and leaves no gap', (boxWidth, boxHeight) => {
    const crop = { x: 0.2, y: 0.1, width: 0.5, height: 0.6 }
    const { left, top, width, height } = place(stageStyle(1.5, crop, [0.3, 0.8]), boxWidth, boxHeight)
    expect(left + crop.x * width).toBeLessThanOrEqual(0.01)
    expect(top + crop.y * height).toBeLessThanOrEqual(0.01)
    expect(left + (crop.x + crop.width) * width).toBeGreaterThanOrEqual(boxWidth - 0.01)
    expect(top + (crop.y + crop.height) * height).toBeGreaterThanOrEqual(boxHeight - 0.01)
    expect(Math.min(crop.width * width - boxWidth, crop.height * height - boxHeight)).toBeLessThan(0.5)
  })
})
