// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnce, watchChunks } from './reload.ts'

beforeEach(() => sessionStorage.clear())
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
  ] as const)('%s', (_, attempts) => {
    const reload = vi.fn()
    for (const [path, at, reloads] of attempts) expect(reloadOnce(path, at, reload)).toBe(reloads)
    expect(reload).toHaveBeenCalledTimes(attempts.filter(([, , reloads]) => reloads).length)
  })

  it('stays as it is without a network', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(reloadOnce('/a', 0, vi.fn())).toBe(false)
  })

  it('stays as it is where what was tried cannot be remembered', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(reloadOnce('/a', 0, vi.fn())).toBe(false)
  })
})

it('code that is gone is not waited for while the page reloads', () => {
  vi.stubGlobal('location', { pathname: '/a', reload: vi.fn() })
  watchChunks()
  const gone = () => new Event('vite:preloadError', { cancelable: true })
  expect(dispatchEvent(gone())).toBe(false)
  expect(dispatchEvent(gone())).toBe(true)
  expect(location.reload).toHaveBeenCalledOnce()
})
