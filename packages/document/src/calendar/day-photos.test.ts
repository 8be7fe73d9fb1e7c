import { describe, expect, it } from 'vitest'
import { withoutAsset, withoutPhoto, withPhoto, withPhotoSetAside } from '../change-photos.ts'
import { placedAssetIds } from '../find.ts'
import { withProduct } from '../layout/with-product.ts'
import { LIMITS } from '../limits.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { calendarOfTables, dayPhotoAsset, inDay } from '../testing/month-table.ts'
import { mergeVersions } from '../versions/merge-versions.ts'
import { dayPhotosOn, dayPhotoWidth } from './day-photos.ts'

const ASSETS = [dayPhotoAsset('oma'), dayPhotoAsset('ben')]
const OMA = calendarOfTables([{ day: 8, ...inDay('oma') }], { assets: ASSETS })
const datesOn = (document: Document, page = 0) =>
  dayPhotosOn(document, document.pages[page]!).map(({ date }) => date)
const photosIn = ({ calendar }: Document) => calendar?.events.map(({ photo }) => photo?.assetId ?? null)
const start = (document: Document, month: number): Document => ({
  ...document,
  calendar: { ...document.calendar!, start: { year: 2027, month } },
})

describe('a photo in a day', () => {
  it.each([
    ['round in the middle of its cell', 'centre', 131],
    ['beside a figure on the left', 'top-left', 135.76],
    ['beside a figure on the right', 'top-right', 126.24],
  ] as const)('lies %s', (_, figures, middle) => {
    const grid = { figures, weekdays: 'none' as const }
    const document = calendarOfTables([inDay('oma')], { grid, assets: ASSETS })
    const [placed] = dayPhotosOn(document, document.pages[0]!)
    // 8 January 2027 is a Friday in the second row of cells of 26 x 18 mm.
    expect(placed).toMatchObject({ date: '2027-01-08' })
    const { x, y, width, height } = placed!.box
    expect([width, height, x + width / 2].map(length => Number(length.toFixed(2)))).toEqual([
      14.4,
      14.4,
      middle,
    ])
    expect([y > 188, y + height < 206]).toEqual([true, true])
  })

  it.each([
    ['every year on its date', {}, [['2027-01-08'], [], []]],
    ['on the first of several days', { day: 30, until: { month: 2, day: 2 } }, [['2027-01-30'], [], []]],
    ['not in a year of its own before', { year: 2026 }, [[], [], []]],
  ])('is shown %s', (_, event, dates) => {
    const document = calendarOfTables([{ day: 8, ...event, ...inDay('oma') }], { assets: ASSETS })
    expect([0, 1, 2].map(page => datesOn(document, page))).toEqual(dates)
  })

  it('is shown once where two photos have the same day', () => {
    const document = calendarOfTables([inDay('oma'), inDay('ben')], { assets: ASSETS })
    expect(dayPhotosOn(document, document.pages[0]!).map(({ photo }) => photo.assetId)).toEqual(['oma'])
  })

  it.each([
    ['lists', { style: 'list' }],
    ['strips', { style: 'strip' }],
    ['blocks of weeks', { style: 'weeks' }],
    ['the small month before', { offset: -1 }],
  ] as const)('has no cell in %s', (_, grid) => {
    const document = calendarOfTables([inDay('oma')], { grid, assets: ASSETS })
    expect(dayPhotoWidth(document)).toBe(0)
    expect(datesOn(document)).toEqual([])
  })

  it('has none where two days share a cell', () => {
    // May 2027 has six weeks: the 31st shares the cell of the 24th.
    const document = start(
      calendarOfTables([{ month: 5, day: 31, ...inDay('oma') }], {
        grid: { sixthWeek: 'shared' },
        assets: ASSETS,
      }),
      5,
    )
    expect(datesOn(document)).toEqual([])
  })

  it('leaves room for a bar of several days on its day, and on no other', () => {
    const bar = { day: 12, until: { month: 1, day: 14 } }
    const barred = calendarOfTables([inDay('oma'), { day: 13, ...inDay('ben') }, bar], { assets: ASSETS })
    const [free, under] = dayPhotosOn(barred, barred.pages[0]!).map(({ box }) => box.width)
    expect(free).toBe(dayPhotoWidth(OMA))
    expect(under).toBeLessThan(free!)
    expect(under).toBeGreaterThan(8)
  })

  it('counts as used', () => {
    expect(placedAssetIds(OMA)).toEqual(new Set(['oma']))
    expect(placedAssetIds({ ...OMA, calendar: null })).toEqual(new Set())
    expect(placedAssetIds(OMA)).toEqual(new Set(['oma']))
  })

  it('is set aside from no day as long as the day shows it', () => {
    const twice = withPhoto(OMA, 'p0.photo', ASSETS[0]!)
    const once = withoutPhoto(twice, 'p0.photo')
    expect(photosIn(once)).toEqual(['oma'])
    expect(once.aside).toEqual([])
  })

  it.each([
    ['set aside', withPhotoSetAside, ['oma']],
    ['deleted', withoutAsset, []],
  ] as const)('leaves its day, not the name, when it is %s', (_, change, aside) => {
    const changed = change(OMA, 'oma')
    expect(changed.calendar?.events).toEqual([{ id: 'event-0', month: 1, day: 8, year: null, text: 'Oma' }])
    expect(changed.aside).toEqual(aside)
  })

  it('stays when the calendar begins elsewhere, and on the way back', () => {
    const later = withProduct(OMA, OMA, start({ ...OMA, calendar: { ...OMA.calendar!, events: [] } }, 8))
    expect(photosIn(later)).toEqual(['oma'])
    expect(later.calendar?.start.month).toBe(8)
    expect(withProduct(later, start(OMA, 8), OMA)).toEqual(OMA)
  })

  it('of the version that is not taken is set aside', () => {
    const other = calendarOfTables([inDay('ben')], { assets: ASSETS })
    const both = mergeVersions(
      { document: OMA, configuration: null },
      { document: other, configuration: null },
      { pages: {}, rest: 'mine' },
    ).document
    expect(photosIn(both)).toEqual(['oma'])
    expect(both.aside).toEqual(['ben'])
  })

  it('is stored and read again; without its photo the day stays', () => {
    expect(parseDocument(JSON.parse(JSON.stringify(OMA)))).toMatchObject({
      ok: true,
      document: OMA,
      repairs: [],
    })
    const lost = parseDocument({ ...OMA, assets: {} })
    expect(lost.ok && photosIn(lost.document)).toEqual([null])
    expect(lost.ok && lost.repairs).not.toEqual([])
  })

  it('is in 120 days of a calendar at most', () => {
    const days = (count: number) =>
      calendarOfTables(
        Array.from({ length: count }, (_, index) => ({ day: 1 + (index % 28), ...inDay('oma') })),
        { assets: ASSETS },
      )
    expect(parseDocument(days(LIMITS.dayPhotos)).ok).toBe(true)
    expect(parseDocument(days(LIMITS.dayPhotos + 1)).ok).toBe(false)
  })
})
