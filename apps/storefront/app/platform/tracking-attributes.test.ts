import { describe, expect, it } from 'vitest'
import { readTracked, trackingAttributes } from './tracking-attributes.ts'

describe('What a page says of itself for counting', () => {
  it('is read as it was written', () => {
    const said = trackingAttributes('view_item', { kind: 'card' })['data-track']
    expect(readTracked(said)).toEqual({ event: 'view_item', kind: 'card' })
  })

  it.each([
    ['a word, as a slider may have it', 'light'],
    ['no event', '{}'],
    ['an event that nobody counts', '{"event":"constructor"}'],
    ['nothing', undefined],
    ['null', 'null'],
  ])('is nothing where the attribute holds %s', (_, said) => expect(readTracked(said)).toBeUndefined())
})
