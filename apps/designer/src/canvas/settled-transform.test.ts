import { expect, test } from 'vitest'
import { settledTransform } from './settled-transform.ts'

test('a page that is moved stays as it was laid out, on whole pixels', () => {
  const fit = { scale: 2, x: 10.4, y: 20.6 }
  expect(settledTransform(fit, 1.5, 1.5)).toEqual({
    laid: { scale: 2, x: 0, y: 0 },
    transform: 'translate(10px, 21px)',
  })
})

test('a page that is zoomed is stretched until the view has rested', () => {
  const before = settledTransform({ scale: 2, x: 0, y: 0 }, 1, 1)
  const zooming = settledTransform({ scale: 6, x: 0, y: 0 }, 3, 1)
  expect(zooming).toEqual({ laid: before.laid, transform: 'translate(0px, 0px) scale(3)' })
  expect(settledTransform({ scale: 6, x: 0, y: 0 }, 3, 3).laid.scale).toBe(6)
})
