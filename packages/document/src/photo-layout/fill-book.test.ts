import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropLoss } from './energy.ts'
import { type FillOptions, fillBook, roomFor } from './fill-book.ts'
import { type BookPhoto, inOrderOfTime, momentsOf } from './moments.ts'
import { layOutSheet, type PhotoSheet } from './sheet.ts'

const [WIDTH, HEIGHT, MARGIN] = [297, 210, 12]
const page = (x: number) => ({
  box: { x: x + MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN },
  full: { x: x === 0 ? -3 : x, y: -3, width: WIDTH + 3, height: HEIGHT + 6 },
})
const bookOf = (spreads: number): PhotoSheet[] => [
  { id: 'first', areas: [page(0)] },
  ...Array.from({ length: spreads }, (_, at) => ({ id: `spread-${at}`, areas: [page(0), page(WIDTH)] })),
  { id: 'last', areas: [page(0)] },
]
const OPTIONS: FillOptions = { density: 'medium', mood: 'lively', neverCrop: false, gapMm: 4, seed: 1 }
const photosOf = (ratios: readonly number[]): BookPhoto[] =>
  ratios.map((ratio, at) => ({ id: `p${at}`, ratio, takenAtMin: at * 9 + Math.floor(at / 7) * 300 }))

const arbitraryBook = fc.record({
  spreads: fc.integer({ min: 1, max: 6 }),
  ratios: fc.array(fc.constantFrom(1.5, 4 / 3, 0.75, 2 / 3, 16 / 9, 1), { minLength: 1, maxLength: 40 }),
  density: fc.constantFrom('airy', 'medium', 'dense'),
  mood: fc.constantFrom('calm', 'lively'),
  neverCrop: fc.boolean(),
  seed: fc.nat(99),
})

describe('photos divided over a book', () => {
  it('are each placed once or left out with a reason, in order of time, the same for the same seed', () => {
    fc.assert(
      fc.property(arbitraryBook, ({ spreads, ratios, ...dials }) => {
        const [sheets, photos] = [bookOf(spreads), photosOf(ratios)]
        const options: FillOptions = { ...OPTIONS, ...dials }
        const filled = fillBook(sheets, photos, options)
        const placed = filled.sheets.flatMap(sheet => sheet.placed.map(({ photoId }) => photoId))
        const left = filled.left.map(({ photoId }) => photoId)
        expect([...placed, ...left].sort()).toEqual(photos.map(({ id }) => id).sort())
        const order = placed.map(id => photos.findIndex(photo => photo.id === id))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
        expect(fillBook(sheets, photos, options)).toEqual(filled)
        const ratioOf = new Map(photos.map(photo => [photo.id, photo]))
        const losses = filled.sheets.flatMap(sheet =>
          sheet.placed.map(({ photoId, box }) => cropLoss(ratioOf.get(photoId) ?? { ratio: 1 }, box)),
        )
        expect(Math.max(0, ...losses)).toBeLessThan(dials.neverCrop ? 0.001 : 0.2001)
        if (photos.length <= roomFor(sheets, dials.density)) expect(left).toEqual([])
      }),
      { numRuns: 25 },
    )
  })

  it('crop little, and no spread looks like the one before it', () => {
    const ratios = Array.from({ length: 60 }, (_, at) => [1.5, 4 / 3, 0.75, 16 / 9, 2 / 3][(at * 7) % 5] ?? 1)
    const photos = photosOf(ratios)
    const { sheets } = fillBook(bookOf(13), photos, OPTIONS)
    const losses = sheets.flatMap(({ placed }) =>
      placed.map(({ photoId, box }) => cropLoss({ ratio: ratios[Number(photoId.slice(1))] ?? 1 }, box)),
    )
    expect(losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toBeLessThan(0.05)
    for (const [at, { shape }] of sheets.entries())
      if (at > 0 && shape) expect(shape).not.toBe(sheets[at - 1]?.shape)
  })

  it('leaves the later photos of a burst out, and says of which', () => {
    const look = 0x0123456789abcdefn
    const photos = photosOf([1.5, 1.5, 1.5, 0.75]).map((photo, at) => ({
      ...photo,
      ...(at === 1 || at === 2 ? { look: look ^ BigInt(at), takenAtMin: 9 + at / 60 } : {}),
    }))
    const { left, sheets } = fillBook(bookOf(1), photos, OPTIONS)
    expect(left).toEqual([{ photoId: 'p2', reason: 'near-twin', of: 'p1' }])
    expect(sheets.flatMap(({ placed }) => placed)).toHaveLength(3)
  })

  it('keeps photos of every moment where there are too many', () => {
    const photos = Array.from({ length: 60 }, (_, at): BookPhoto => {
      const moment = at < 50 ? 0 : 1
      return { id: `p${at}`, ratio: 1.5, takenAtMin: moment * 3000 + at }
    })
    const { sheets, left } = fillBook(bookOf(2), photos, OPTIONS)
    const placed = sheets.flatMap(sheet => sheet.placed.map(({ photoId }) => Number(photoId.slice(1))))
    expect(placed).toHaveLength(roomFor(bookOf(2), 'medium'))
    expect(placed.filter(at => at >= 50).length).toBeGreaterThan(2)
    expect(left.every(({ reason }) => reason === 'no-room')).toBe(true)
  })
})

describe('moments', () => {
  it('begin with a day and after a pause', () => {
    const times = [600, 603, 606, 700, 702, 2000]
    const photos = times.map((takenAtMin, at) => ({ id: `p${at}`, ratio: 1, takenAtMin }))
    expect(momentsOf(photos)).toEqual([0, 0, 0, 1, 1, 2])
  })

  it('order photos by time; one without a time stays after its neighbour', () => {
    const photos = [
      { id: 'b', ratio: 1, takenAtMin: 20 },
      { id: 'unknown', ratio: 1 },
      { id: 'a', ratio: 1, takenAtMin: 10 },
    ]
    expect(inOrderOfTime(photos).map(({ id }) => id)).toEqual(['a', 'b', 'unknown'])
  })
})

describe('layouts of one spread', () => {
  it('lay one photo across the fold only where the binding allows it', () => {
    const sheet = { id: 's', areas: [page(0), page(WIDTH)] }
    const photos = [{ id: 'wide', ratio: 2.7 }]
    const options = { gapMm: 4, taste: { white: 0.08, evenness: 0.15 }, neverCrop: false, seed: 0 }
    const across = { x: -3, y: -3, width: 2 * WIDTH + 6, height: HEIGHT + 6 }
    expect(layOutSheet({ ...sheet, across }, photos, options)[0]?.placed[0]?.box).toEqual(across)
    const [layout] = layOutSheet(sheet, photos, options)
    const box = layout?.placed[0]?.box
    expect(box && (box.x + box.width <= WIDTH || box.x >= WIDTH)).toBe(true)
  })
})
