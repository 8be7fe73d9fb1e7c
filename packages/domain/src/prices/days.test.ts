import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

it('a day in a time zone does not depend on how the browser’s English writes days', async () => {
  vi.stubGlobal('Intl', {
    ...Intl,
    DateTimeFormat: class extends Intl.DateTimeFormat {
      override format = () => '26/11/2026'
    },
  })
  vi.resetModules()
  const { dayInZone } = await import('./days.ts')
  expect(dayInZone('Europe/Berlin', new Date('2026-11-26T23:30:00Z'))).toBe('2026-11-27')
  expect(dayInZone('America/New_York', new Date('2026-11-26T23:30:00Z'))).toBe('2026-11-26')
})
