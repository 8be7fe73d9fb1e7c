import { describe, expect, test } from 'vitest'
import { negotiateEncoding } from './content-coding.ts'

describe('the content coding', () => {
  // The examples of RFC 9110, 12.5.3, then what browsers and others send.
  test.each([
    ['compress, gzip', 'gzip'],
    ['', 'identity'],
    ['*', 'br'],
    ['compress;q=0.5, gzip;q=1.0', 'gzip'],
    ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['*;q=0.3, gzip;q=0', 'br'],
    ['brotli, gzipped', 'identity'],
    ['br;q=2', 'identity'],
    ['br;level=5', 'identity'],
    ['identity;q=0', 'identity'],
    [undefined, 'identity'],
    [null, 'identity'],
  ] as const)('for Accept-Encoding %j is %s', (accept, expected) => {
    expect(negotiateEncoding(accept)).toBe(expected)
    expect(negotiateEncoding(accept)).toBe(expected)
  })
})
