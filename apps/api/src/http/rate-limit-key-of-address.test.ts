import { expect, test } from 'vitest'
import { rateLimitKeyOfAddress } from './rate-limit-key-of-address.ts'

const SECRET = 'a secret that is long enough to sign with'
const same = (one: string, other: string) =>
  rateLimitKeyOfAddress(one, SECRET) === rateLimitKeyOfAddress(other, SECRET)

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::7', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:c000:201', '192.0.2.1', true],
  ['2001:DB8:0:0:1::1', '2001:db8::ffff:0:0:1', true],
  ['2001:0db8:01::1', '2001:db8:1::2', true],
  ['fe80::1%eth0', 'fe80::1%eth1', true],
])('%s and %s are one connection: %s', (one, other, expected) => {
  expect(same(one, other)).toBe(expected)
})

test('says nothing of the address', () => {
  expect(rateLimitKeyOfAddress('192.0.2.1', SECRET)).not.toContain('192')
})
