import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACCESSORY_QUANTITIES,
  DEFAULT_ACCESSORY_QUANTITY,
  isAccessoryQuantity,
  MAX_ACCESSORY_QUANTITY,
  nextAccessoryQuantity,
  previousAccessoryQuantity,
  sufficientAccessoryQuantity,
} from './accessory-quantities.ts'

describe('quantities of accessories', () => {
  it('are 154, and the eleventh is the one to begin with', () => {
    expect(ACCESSORY_QUANTITIES).toHaveLength(154)
    expect(ACCESSORY_QUANTITIES.slice(0, 4)).toEqual([1, 5, 10, 15])
    expect(ACCESSORY_QUANTITIES[10]).toBe(DEFAULT_ACCESSORY_QUANTITY)
    expect(DEFAULT_ACCESSORY_QUANTITY).toBe(50)
    expect(ACCESSORY_QUANTITIES.at(-1)).toBe(MAX_ACCESSORY_QUANTITY)
  })

  it.each([
    [-3, 1],
    [0, 1],
    [1, 5],
    [5, 10],
    [7, 10],
    [245, 250],
    [250, 260],
    [990, 1000],
    [1000, 1100],
    [2900, 3000],
    [3000, 3250],
    [4750, 5000],
    [5000, undefined],
    [9999, undefined],
  ])('go from %i up to %s', (quantity, next) => expect(nextAccessoryQuantity(quantity)).toBe(next))

  it.each([
    [1, undefined],
    [5, 1],
    [260, 250],
    [1100, 1000],
    [3250, 3000],
    [9999, 5000],
  ])('go from %i down to %s', (quantity, previous) => {
    expect(previousAccessoryQuantity(quantity)).toBe(previous)
  })

  it.each([
    [73, 75],
    [75, 75],
    [0, 1],
    [251, 260],
    [5001, 5000],
  ])('enough for %i are %i', (needed, quantity) => expect(sufficientAccessoryQuantity(needed)).toBe(quantity))

  it.each([2, 4, 6, 255, 1050, 3100, 5250, 0, -1, 1.5, Number.NaN])('are never %d', quantity => {
    expect(isAccessoryQuantity(quantity)).toBe(false)
  })

  it('lie between the next smaller and the next larger', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACCESSORY_QUANTITIES.slice(1, -1)), quantity => {
        expect(nextAccessoryQuantity(previousAccessoryQuantity(quantity) ?? 0)).toBe(quantity)
        expect(previousAccessoryQuantity(nextAccessoryQuantity(quantity) ?? 0)).toBe(quantity)
      }),
    )
  })
})
