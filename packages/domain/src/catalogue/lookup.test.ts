import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.fixture.ts'
import { applicableOptions } from './lookup.ts'

describe('options that were chosen for another material', () => {
  test.each([
    ['leinwand', ['keilrahmen-38', 'rand-farbig'], ['keilrahmen-38', 'rand-farbig']],
    ['echtglas', ['keilrahmen-38', 'rand-farbig'], []],
    ['echtglas', ['rand-farbig', 'nonsense'], ['nonsense']],
    ['gold', ['rand-farbig'], ['rand-farbig']],
    [undefined, ['rand-farbig'], ['rand-farbig']],
  ])('are no part of a picture on %s: of %o there is %o', (material, chosen, left) => {
    expect(applicableOptions(catalogue, material, chosen)).toEqual(left)
  })
})
