// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnceOnChunkError, reloadOnMissingChunk } from './chunk-reload.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('location', { pathname: '/a', href: '/a', reload: vi.fn() })
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => void vi.unstubAllGlobals())

describe('a page whose code is gone', () => {
  it.each([
    ['reloads', [['/a', 0, true]]],
    [
      'reloads once within ten seconds',
      [
        ['/a', 0, true],
        ['/a', 9_999, false],
      ],
    ],
    [
      'reloads again after ten seconds',
      [
        ['/a', 0, true],
        ['/a', 10_000, true],
      ],
    ],
    [
      'reloads beside another one',
      [
        ['/a', 0, true],
        ['/b', 1, true],
      ],
    ],
    [
      'is remembered while others reload',
      [
        ['/a', 0, true],
        ['/b', 1, true],
        ['/a', 2, false],
      ],
    ],
    [
      'is not stopped by a clock that was put back',
      [
        ['/a', 5000, true],
        ['/a', 0, true],
      ],
    ],
  ] as const)('%s', async (_, attempts) => {
    const { reload } = location
    for (const [path, at, reloads] of attempts) {
      vi.mocked(reload).mockClear()
      await reloadOnceOnChunkError(path, at)
      expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0)
    }
  })

  it('stays as it is where what was tried cannot be remembered', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    await reloadOnceOnChunkError('/a', 0)
    expect(location.reload).not.toHaveBeenCalled()
  })
})

describe('code that does not come', () => {
  const isMissed = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  reloadOnMissingChunk()

  it('is gone where the shop answers: the page reloads, once, and who asked learns of it', async () => {
    expect(isMissed()).toBe(true)
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
    isMissed()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(location.reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is only starting', async () => new Response(null, { status: 503 })],
  ])('takes no page away while the shop %s', async (_, answer) => {
    const asked = vi.fn(answer)
    vi.stubGlobal('fetch', asked)
    isMissed()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(location.reload).not.toHaveBeenCalled()
  })
})
