import { describe, expect, it } from 'vitest'
import { startPresets } from './start-presets.ts'

const on = (day: string) => new Date(`${day}T12:00:00`)

describe('starts of a calendar', () => {
  it('are the next January, the next school year and next month', () => {
    expect(startPresets(on('2026-11-29'), 'de')).toEqual([
      { id: 'calendar', start: { year: 2027, month: 1 } },
      { id: 'school', start: { year: 2027, month: 8 } },
      { id: 'next', start: { year: 2026, month: 12 } },
    ])
  })

  it('know that school begins in September in France, and that this year is not over in January', () => {
    expect(startPresets(on('2027-01-05'), 'fr').map(({ start }) => start)).toEqual([
      { year: 2027, month: 1 },
      { year: 2027, month: 9 },
      { year: 2027, month: 2 },
    ])
  })
})
