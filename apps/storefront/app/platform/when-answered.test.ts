// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenAnswered } from './when-answered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a shop that is away or only starting is asked again every three seconds until it answers', async () => {
  const askedAt: number[] = []
  const began = Date.now()
  vi.stubGlobal('fetch', async () => {
    askedAt.push((Date.now() - began) / 1000)
    if (askedAt.length < 2) throw new TypeError('Failed to fetch')
    return new Response(null, { status: askedAt.length < 4 ? 502 + askedAt.length - 2 : 404 })
  })
  const answered = whenAnswered('/')
  await vi.runAllTimersAsync()
  await answered
  expect(askedAt).toEqual([0, 3, 6, 9])
})
