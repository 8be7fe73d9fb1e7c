import { describe, expect, test } from 'vitest'
import { entityTag, matchesEntityTag, weakEntityTag } from './entity-tag.ts'

describe('the tag of a body', () => {
  test('is the same for the same bytes and another for others', () => {
    expect(entityTag('a')).toBe(entityTag(new TextEncoder().encode('a')))
    expect(entityTag('a')).not.toBe(entityTag('b'))
  })

  test('is marked as weak where every coding of the body carries it', () => {
    expect(weakEntityTag('a')).toBe(`W/${entityTag('a')}`)
  })
})

describe('If-None-Match', () => {
  // Weak comparison, the table of RFC 9110, 8.8.3.2.
  test.each([
    ['W/"1"', 'W/"1"', true],
    ['W/"1"', 'W/"2"', false],
    ['W/"1"', '"1"', true],
    ['"1"', 'W/"1"', true],
    ['"1"', '"1"', true],
  ])('%s compared with %s by the weak comparison is %s', (asked, tag, known) => {
    expect(matchesEntityTag(asked, tag)).toBe(known)
  })

  // The examples of RFC 9110, 13.1.2.
  test.each([
    ['"xyzzy"', true],
    ['W/"xyzzy"', true],
    ['"xyzzy", "r2d2xxxx", "c3piozzzz"', true],
    ['W/"xyzzy", W/"r2d2xxxx", W/"c3piozzzz"', true],
    ['*', true],
    ['"r2d2xxxx", "c3piozzzz"', false],
  ])('%s says of the version "xyzzy" that it is known: %s', (asked, known) => {
    expect(matchesEntityTag(asked, '"xyzzy"')).toBe(known)
  })

  test.each([
    ['a tag that holds this one', '"axyzzyb"', false],
    ['this tag without its quotes', 'xyzzy', false],
    ['a tag that holds a comma', '"a,b", "xyzzy"', true],
    ['no space after the comma', '"a","xyzzy"', true],
    ['an empty header', '', false],
    ['nothing', undefined, false],
    ['no header', null, false],
    ['a quote that never closes', '"xyzzy', false],
  ])('is read with %s', (_, asked, known) => {
    expect(matchesEntityTag(asked, '"xyzzy"')).toBe(known)
  })

  test('with a comma inside the only tag names no other one', () => {
    expect(matchesEntityTag('"a,b"', '"b"')).toBe(false)
  })
})
