import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

test.each([
  ['a page of this shop that sends no referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  ['a page that sends no referrer, of who knows where', { origin: 'null' }, false],
  ['a page of this shop', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, true],
  ['this shop behind a proxy without encryption', { origin: 'http://shop.example' }, true],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
  ['a program that says nothing', {}, true],
  ['another shop of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://b.example' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['another site in an old browser', { origin: 'https://evil.example' }, false],
  ['another port of the host', { origin: 'https://shop.example:8443' }, false],
  ['a host whose name begins with this one', { origin: 'https://shop.example.evil.example' }, false],
  ['a frame without an origin', { origin: 'null' }, false],
  ['no origin at all', { origin: '' }, false],
])('a write of %s', (_, headers, same) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>), 'shop.example')).toBe(same)
})
