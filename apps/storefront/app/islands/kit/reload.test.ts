// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { reloadOnce } from './reload.ts'

test('a page whose code is gone reloads once per path within ten seconds', () => {
  sessionStorage.clear()
  const reload = vi.fn()
  expect(reloadOnce('/a', 0, reload)).toBe(true)
  expect(reloadOnce('/a', 9_999, reload)).toBe(false)
  expect(reloadOnce('/a', 10_000, reload)).toBe(true)
  expect(reloadOnce('/b', 10_001, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(3)
})
