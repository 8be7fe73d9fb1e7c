import { describe, expect, it } from 'vitest'
import { applyPatch } from '../patch.ts'
import { calendarOfTables, dayPhotoAsset, inDay } from '../testing/month-table.ts'
import type { PreflightContext } from './context.ts'
import { preflight } from './preflight.ts'
import { qualityRule } from './quality-rule.ts'
import { dayPhotos } from './rules/day-photos.ts'

const check = (
  events: Parameters<typeof calendarOfTables>[0],
  more: Parameters<typeof calendarOfTables>[1] = {},
  context: Partial<PreflightContext> = {},
) => {
  const document = calendarOfTables(events, { assets: [dayPhotoAsset('oma')], ...more })
  return preflight(document, { quality: qualityRule('hand'), dayRules: [dayPhotos], ...context })
    .filter(({ id }) => id !== 'empty-slot')
    .map(({ id, severity, pageId, params }) => ({ id, severity, pageId, params }))
}
const SMALL = { box: { x: 14, y: 170, width: 98, height: 90 } }
const february = { month: 2, day: 14 }

describe('the check of photos in days', () => {
  it('has nothing to say of a sharp photo in a large cell, or of days without one', () => {
    expect(check([{ ...february, ...inDay('oma') }])).toEqual([])
    expect(check([february], { grid: SMALL })).toEqual([])
  })

  it.each([
    [
      'a cell under 12 mm',
      { ...february, ...inDay('oma') },
      { grid: SMALL },
      { id: 'day-photo-small', severity: 'hint', pageId: 'p1', params: { days: '14', mm: 11.2 } },
    ],
    [
      'a sheet without cells',
      { ...february, ...inDay('oma') },
      { grid: { style: 'list' as const } },
      { id: 'day-photo-missing', severity: 'strong', pageId: 'p1', params: { days: '14' } },
    ],
    [
      'under 200 pixels per inch',
      { ...february, ...inDay('oma') },
      { assets: [dayPhotoAsset('oma', { width: 100, height: 90 })] },
      { id: 'day-photo-soft', severity: 'hint', pageId: 'p1', params: { days: '14', ppi: 168 } },
    ],
  ])('names the sheet and the day of %s', (_, event, more, found) => {
    expect(check([event], more)).toEqual([found])
  })

  it('names the second photo of a day', () => {
    const [found, ...others] = check([inDay('oma'), inDay('oma')])
    expect(found).toMatchObject({ id: 'day-photo-missing', pageId: 'p0', params: { days: '8' } })
    expect(others).toEqual([])
  })

  it.each([
    ['a file that arrives', { ordering: true, files: { oma: 'pending' as const } }, 'original-pending'],
    ['a broken file', { files: { oma: 'broken' as const } }, 'broken-file'],
  ])('blocks the order for %s', (_, context, id) => {
    expect(check([inDay('oma')], {}, context)).toMatchObject([{ id, severity: 'block', pageId: 'p0' }])
  })

  it('takes a broken file out of its day', () => {
    const document = calendarOfTables([inDay('oma')], { assets: [dayPhotoAsset('oma')] })
    const context = { quality: qualityRule('hand'), files: { oma: 'broken' as const } }
    const found = dayPhotos(document, context)
    const effect = found[0]?.repairs[0]?.effect
    if (effect?.type !== 'patch') throw new Error('No repair')
    expect(applyPatch(document, effect.patch).document.calendar?.events[0]).not.toHaveProperty('photo')
  })
})
