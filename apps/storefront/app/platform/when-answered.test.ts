// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenAnswered } from './when-answered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a shop that is away is asked again after 1, 2, 4 and at most 30 seconds until it answers', async () => {
  const askedAt: number[] = []
  const began = Date.now()
  vi.stubGlobal('fetch', async () => {
    askedAt.push((Date.now() - began) / 1000)
    if (askedAt.length < 8) throw new TypeError('Failed to fetch')
    return new Response()
  })
  const answered = whenAnswered('/')
  await vi.runAllTimersAsync()
  await answered
  expect(askedAt).toEqual([0, 1, 3, 7, 15, 31, 61, 91])
})
