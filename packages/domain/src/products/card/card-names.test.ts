import { describe, expect, it } from 'vitest'
import { cardNameGroup, parseStoredCardNames, sanitiseCardNames } from './card-names.ts'

describe('names that a device keeps for all cards', () => {
  it('are read by the kind of occasion, without what says nothing', () => {
    const kept = { couple: { first: ' Mara ', second: 'Ole', place: '  ' }, birth: { name: '' }, circus: {} }
    expect(parseStoredCardNames(JSON.stringify(kept))).toEqual({ couple: { first: 'Mara', second: 'Ole' } })
  })

  it.each([null, undefined, '', 'x', '5', '[]', 'null', '{"couple":5}', '{"couple":{"first":{}}}'])(
    'are none where something else stands: %s',
    text => expect(parseStoredCardNames(text)).toEqual({}),
  )

  it('are not those of another kind, no dates that are none, and no ages in words', () => {
    const names = { name: 'Tilda', age: 'sieben', date: '12. Mai', first: 'Mara' }
    expect(sanitiseCardNames('party', names)).toEqual({ name: 'Tilda' })
    expect(sanitiseCardNames('couple', { first: 'x'.repeat(41) })).toEqual({})
  })

  it('are never asked for on a card of mourning', () => {
    expect(cardNameGroup('mourning')).toBeUndefined()
    expect(cardNameGroup('wedding')).toBe('couple')
  })
})
