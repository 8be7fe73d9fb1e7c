import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { BREAKPOINTS, DEVICE_REFRESH_MS, NAVIGATION_PX, RESIZE_MS, whenRested } from './windows.ts'

it('styles begin each layout where the one before ends, under the names of the specification', () => {
  const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')
  const tokens = Object.fromEntries(
    [...css.matchAll(/--breakpoint-([\w]+): ([\d.]+)rem/g)].map(([, name = '', rem]) => [
      name,
      Number(rem) * 16,
    ]),
  )
  const { nav, ...named } = tokens
  expect(nav).toBe(NAVIGATION_PX)
  const { '2xl': wide, xxxl: widest, ...others } = BREAKPOINTS
  const after = Object.fromEntries(Object.entries(others).map(([name, px]) => [name, px + 1]))
  expect(named).toEqual({ ...after, '2xl': wide, xxxl: widest })
})

it('what follows a window acts once it has rested', () => {
  expect([RESIZE_MS, DEVICE_REFRESH_MS]).toEqual([200, 50])
  vi.useFakeTimers()
  const act = vi.fn()
  const ask = whenRested(act, RESIZE_MS)
  ask()
  vi.advanceTimersByTime(199)
  ask()
  vi.advanceTimersByTime(199)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
