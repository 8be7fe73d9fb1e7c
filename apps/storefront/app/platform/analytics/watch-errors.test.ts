// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const told: Record<string, string>[] = []
const added: [string, EventListener][] = []
const listen = window.addEventListener.bind(window)
beforeEach(async () => {
  told.length = 0
  vi.resetModules()
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => {
    added.push([type, listener])
    listen(type, listener)
  })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    told.push(JSON.parse(body))
    return new Response()
  })
  const { watchErrors } = await import('./watch-errors.ts')
  watchErrors()
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const listener of added.splice(0)) window.removeEventListener(...listener)
})

const fail = (
  message: string,
  filename = `${location.origin}/assets/a.js`,
  error: unknown = new TypeError(message),
) => window.dispatchEvent(Object.assign(new Event('error'), { error, message, filename, lineno: 3 }))

test('an error of the shop’s own script is told with its place, without what stands in quotes', () => {
  fail(`Cannot read "Anna" of https://shop.example/?name=Anna`)
  expect(told[0]).toMatchObject({
    key: 'browser-error',
    error: 'TypeError',
    message: 'Cannot read … of …',
    source: '/assets/a.js',
    line: '3',
  })
})

test('errors of scripts of others are left alone, and the same is told once', () => {
  fail('theirs', 'chrome-extension://abc/a.js')
  expect(told).toEqual([])
  fail('ours')
  fail('ours')
  expect(told.length).toBe(1)
})

test('a page tells no more than a few', () => {
  for (let n = 0; n < 20; n++) fail(`number ${n}`)
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThanOrEqual(5)
})
