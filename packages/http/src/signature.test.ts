import { describe, expect, test } from 'vitest'
import { equalsInConstantTime, isSignatureOf, signatureOf } from './signature.ts'

describe('a signature', () => {
  test('is that of HMAC-SHA-256 (RFC 4231, test case 2)', () => {
    expect(
      Buffer.from(signatureOf('what do ya want for nothing?', 'Jefe'), 'base64url').toString('hex'),
    ).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
  })

  const right = signatureOf('text', 'secret')

  test.each([
    ['the right one', right, 'text', 'secret', true],
    ['one of another text', right, 'other text', 'secret', false],
    ['one made with another secret', right, 'text', 'other secret', false],
    ['a shorter one', right.slice(1), 'text', 'secret', false],
    ['a longer one', `${right}A`, 'text', 'secret', false],
    ['an empty one', '', 'text', 'secret', false],
    ['one of as many characters but more bytes', 'ä'.repeat(43), 'text', 'secret', false],
  ])('holds for %s: %s', (_, given, text, secret, holds) => {
    expect(isSignatureOf(given, text, secret)).toBe(holds)
  })

  test('compares bytes of different lengths without failing', () => {
    expect(equalsInConstantTime(Buffer.from('a'), Buffer.from('ab'))).toBe(false)
    expect(equalsInConstantTime(Buffer.from('ab'), Buffer.from('ab'))).toBe(true)
  })
})
