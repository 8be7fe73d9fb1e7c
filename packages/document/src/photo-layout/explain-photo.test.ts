import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosePhotos } from './choose-photos.ts'
import { explainPhoto } from './explain-photo.ts'
import type { BookPhoto } from './moments.ts'

const LOOK = 0x0123456789abcdefn
const judged = (sharpness: number) => ({ sharpness, light: 0.8, colour: 0.5 })

/** Three shots within a minute, then one an hour later. */
const BURST: BookPhoto[] = [
  { id: 'soft', ratio: 1.5, takenAtMin: 0, look: LOOK, judged: judged(0.5) },
  { id: 'sharp', ratio: 1.5, takenAtMin: 0.3, look: LOOK ^ 1n, judged: judged(0.9) },
  { id: 'shaken', ratio: 1.5, takenAtMin: 0.6, look: LOOK ^ 3n, judged: judged(0.1) },
  { id: 'later', ratio: 1.5, takenAtMin: 90, look: ~LOOK & 0xffffffffffffffffn, judged: judged(0.7) },
]
const choice = (shown: string[], pinned: string[] = [], photos = BURST) => ({
  photos,
  shown: new Set(shown),
  pinned: new Set(pinned),
})

describe('why a photo is in a book', () => {
  it('names the sharpest of a burst, with the others as rivals, the best first', () => {
    const { reasons, rivals } = explainPhoto('sharp', choice(['sharp', 'later']))
    expect(reasons).toEqual([
      { code: 'sharpest-of-burst', count: 3 },
      { code: 'of-moment', count: 3, shown: 1 },
    ])
    expect(rivals).toEqual([
      { photoId: 'soft', isTwin: true, isBlurred: false },
      { photoId: 'shaken', isTwin: true, isBlurred: true },
    ])
  })

  it('says what the customer decided, and that a photo is blurred', () => {
    const photos = BURST.map(photo => (photo.id === 'shaken' ? { ...photo, isWished: true } : photo))
    expect(explainPhoto('shaken', choice(['shaken'], ['shaken'])).reasons).toEqual([
      { code: 'pinned' },
      { code: 'preferred-in-burst', count: 3 },
      { code: 'of-moment', count: 3, shown: 1 },
    ])
    expect(explainPhoto('shaken', choice(['shaken'], [], photos)).reasons[0]).toEqual({ code: 'larger' })
    expect(explainPhoto('later', choice(['later'])).reasons).toEqual([{ code: 'only-of-moment' }])
  })

  it('agrees with the choice: what was left out of a burst is a rival of what stayed', () => {
    const arbitraryPhotos = fc.array(
      fc.record({
        pause: fc.constantFrom(0.2, 1, 40),
        bit: fc.nat(63),
        sharpness: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(arbitraryPhotos, rows => {
        let takenAtMin = 0
        const photos = rows.map(({ pause, bit, sharpness }, at): BookPhoto => {
          takenAtMin += pause
          return {
            id: `p${at}`,
            ratio: 1.5,
            takenAtMin,
            look: LOOK ^ (1n << BigInt(bit)),
            judged: judged(sharpness),
          }
        })
        const { chosen, left } = choosePhotos(photos, 100)
        const shown = new Set(chosen.map(({ id }) => id))
        for (const one of left) {
          if (one.reason !== 'near-twin' || !shown.has(one.of)) continue
          const { reasons, rivals } = explainPhoto(one.of, { photos, shown, pinned: new Set() })
          expect(reasons.some(({ code }) => code.endsWith('-of-burst'))).toBe(true)
          expect(rivals.length === 6 || rivals.some(({ photoId }) => photoId === one.photoId)).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('photos chosen by what was seen in them', () => {
  it('keep the sharpest of a burst, leave blurred ones and screenshots out where others show the moment', () => {
    const screenshot = { ...judged(0.9), isScreenshot: true as const }
    const photos: BookPhoto[] = [
      ...BURST,
      { id: 'screen', ratio: 0.46, takenAtMin: 91, judged: screenshot },
      { id: 'alone', ratio: 1.5, takenAtMin: 900, judged: judged(0.05) },
    ]
    const { chosen, left } = choosePhotos(photos, 100)
    expect(chosen.map(({ id }) => id)).toEqual(['sharp', 'later', 'alone'])
    expect(left).toEqual([
      { photoId: 'soft', reason: 'near-twin', of: 'sharp' },
      { photoId: 'shaken', reason: 'near-twin', of: 'sharp' },
      { photoId: 'screen', reason: 'screenshot' },
    ])
  })

  it('keep what the customer wishes, however many there are', () => {
    const photos = Array.from(
      { length: 30 },
      (_, at): BookPhoto => ({
        ...{ id: `p${at}`, ratio: 1.5, takenAtMin: at },
        ...(at % 7 === 0 && { isWished: true }),
      }),
    )
    const ids = choosePhotos(photos, 8).chosen.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['p0', 'p7', 'p14', 'p21', 'p28']))
    expect(ids).toHaveLength(8)
  })
})
