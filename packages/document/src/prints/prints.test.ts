import { describe, expect, test } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import type { Asset, Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { preflight } from '../preflight/preflight.ts'
import {
  printCount,
  printsWithPhoto,
  withChangedPrints,
  withoutPrints,
  withPrints,
  withRotatedPrints,
  withSortedPrints,
} from './change-prints.ts'
import { documentWithPages, printGroups } from './print-groups.ts'
import { printChoices, printSlot, printStyleOf, rotatedFormat } from './print-page.ts'

const FORMAT = { width: 150, height: 100 }
const LIKE = { look: { format: FORMAT, fit: 'cover' as const, borderMm: 0 }, bleed: 2, safe: 3 }
const asset = (id: string, width = 4032, height = 3024, more: Partial<Asset> = {}): Asset => ({
  ...{ id, name: `${id}.jpg`, width, height, source: 'upload', notices: [] },
  ...more,
})
const empty = createPagesDocument('prints', [
  {
    id: 'print-1',
    widthMm: 150,
    heightMm: 100,
    bleed: 2,
    safe: 3,
    slots: [{ id: 'print-1.photo', box: 'full' }],
  },
])
const printed = (...assets: Asset[]): Document =>
  withPrints(
    empty,
    assets.map((one, index) => ({ pageId: `print-${index + 1}`, asset: one })),
    LIKE,
  )
const sizes = (document: Document) => document.pages.map(({ trim }) => `${trim.width}x${trim.height}`)
const ids = (...names: string[]) => new Set(names)

describe('prints', () => {
  test('begin with an empty page that gives way to the first photos', () => {
    expect(printsWithPhoto(empty)).toEqual([])
    const document = printed(asset('a'), asset('b'))
    expect(document.pages.map(({ id }) => id)).toEqual(['print-1', 'print-2'])
    expect(printCount(document)).toBe(2)
  })

  test('stand as their photo stands', () => {
    expect(sizes(printed(asset('wide'), asset('tall', 3024, 4032), asset('square', 100, 100)))).toEqual([
      '150x100',
      '100x150',
      '150x100',
    ])
    expect(rotatedFormat({ width: 100, height: 120 }, { width: 3, height: 2 })).toEqual({
      width: 120,
      height: 100,
    })
  })

  test('change format, fit, border, copies, paper and back together, and keep their crop', () => {
    const before = printed(asset('a'), asset('b', 3024, 4032))
    const moved = { ...before.pages[1]! }
    const change = {
      format: { width: 180, height: 130 },
      borderMm: 5,
      copies: 2,
      paper: 'poster',
      back: '14.8.',
    }
    const document = withChangedPrints(before, ids('print-2'), change)
    expect(sizes(document)).toEqual(['150x100', '130x180'])
    const page = document.pages[1]!
    expect(printChoices(page)).toEqual({ copies: 2, paper: 'poster', back: '14.8.' })
    expect(printStyleOf(page)).toMatchObject({ borderMm: 5, fit: 'cover' })
    expect(printSlot(page)?.box).toEqual({ x: 5, y: 5, width: 120, height: 170 })
    expect(printSlot(page)?.photo).toEqual(printSlot(moved)?.photo)
    expect(printCount(document)).toBe(3)
    const back = withChangedPrints(document, ids('print-2'), { format: FORMAT, borderMm: 0 })
    expect(back.pages[1]?.elements).toEqual(moved.elements)
  })

  test('never come less than once or more often than a document says', () => {
    const document = printed(asset('a'))
    const copies = (wanted: number) =>
      printChoices(withChangedPrints(document, ids('print-1'), { copies: wanted }).pages[0]!).copies
    expect([0, -3, 2.4, 5000].map(copies)).toEqual([1, 1, 2, 999])
  })

  test('leave an empty page when the last one goes, and their photos stay with the document', () => {
    const document = withoutPrints(printed(asset('a')), ids('print-1'))
    expect(document.pages).toHaveLength(1)
    expect(printsWithPhoto(document)).toEqual([])
    expect(Object.keys(document.assets)).toEqual(['a'])
  })

  test('are sorted by the time they were taken', () => {
    const document = printed(
      asset('late', 4, 3, { takenAt: '2026-08-14T10:22:00' }),
      asset('early', 4, 3, { takenAt: '2026-08-13T10:22:00' }),
    )
    const sorted = withSortedPrints(document, (a, b) => (a.takenAt ?? '').localeCompare(b.takenAt ?? ''))
    expect(sorted.pages.map(({ id }) => id)).toEqual(['print-2', 'print-1'])
  })

  test('turn once the true size of a photo is known', () => {
    const document = printed(asset('a'))
    const told = { ...document, assets: { a: asset('a', 3024, 4032) } }
    expect(sizes(withRotatedPrints(told, 'a'))).toEqual(['100x150'])
  })

  test('are made together by paper and format, whichever way they stand', () => {
    const mixed = withChangedPrints(
      withChangedPrints(printed(asset('a'), asset('b', 3024, 4032), asset('c')), ids('print-3'), {
        paper: 'poster',
      }),
      ids('print-1'),
      { copies: 3 },
    )
    const groups = printGroups(mixed, 'simple')
    expect(groups.map(({ paper, long, short, count }) => [paper, long, short, count])).toEqual([
      ['simple', 150, 100, 4],
      ['poster', 150, 100, 1],
    ])
    expect(Object.keys(documentWithPages(mixed, groups[1]!.pages).assets)).toEqual(['c'])
  })

  test('are read again as they were written', () => {
    const document = withChangedPrints(
      printed(asset('a', 4, 3, { takenAt: '2026-08-14T10:22:00' })),
      ids('print-1'),
      {
        copies: 4,
        back: '14. August 2026',
      },
    )
    const parsed = parseDocument(JSON.parse(JSON.stringify(document)))
    expect(parsed).toMatchObject({ ok: true, document, repairs: [] })
  })
})

describe('the check of prints', () => {
  const quality = () => ({ grade: 'sharp' }) as const
  const found = (document: Document, photos?: number) =>
    preflight(document, {
      quality,
      ...(photos && { box: { photos, choices: [{ photos: printCount(document), configuration: 'other' }] } }),
    }).filter(({ id }) => id === 'box-count' || id === 'duplicate')

  test('stops a box with too few or too many photos and offers the box that fits', () => {
    const document = withChangedPrints(printed(asset('a'), asset('b')), ids('print-2'), { copies: 2 })
    expect(found(document, 3)).toEqual([])
    expect(found(document, 5)).toMatchObject([
      {
        id: 'box-count',
        severity: 'block',
        params: { placed: 3, wanted: 5 },
        repairs: [{ id: 'box-count', params: { count: 3 }, effect: { configuration: 'other' } }],
      },
    ])
  })

  test('hints at a photo that is there twice, and leaves one out', () => {
    const document = withPrints(
      printed(asset('a'), asset('b')),
      [{ pageId: 'print-3', asset: asset('a') }],
      LIKE,
    )
    const [twice] = found(document)
    expect(twice).toMatchObject({ id: 'duplicate', pageId: 'print-3', params: { first: 1, second: 3 } })
    expect(twice?.repairs.map(({ id }) => id)).toEqual(['take-away'])
  })
})
