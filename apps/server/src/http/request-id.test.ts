import { expect, test } from 'vitest'
import { requestIdFor } from './request-id.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

test.each([
  ['its own', { 'x-request-id': 'proxy-12345' }, 'proxy-12345'],
  [
    'its own before its trace',
    { 'x-request-id': 'proxy-12345', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
    'proxy-12345',
  ],
  ['its trace', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, TRACE],
])('a request that comes with %s keeps it', (_what, headers, id) => {
  expect(requestIdFor(headers)).toBe(id)
})

test.each([
  ['nothing', {}],
  ['a line break', { 'x-request-id': 'abcdefgh\nlevel' }],
  ['an endless id', { 'x-request-id': 'x'.repeat(65) }],
  ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
])('a request that comes with %s gets a new id', (_what, headers) => {
  const [one, other] = [requestIdFor(headers), requestIdFor(headers)]
  expect(one).toMatch(/^[0-9a-f]{10}-\w+$/)
  expect(one).not.toBe(other)
})
