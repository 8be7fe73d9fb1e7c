import { srgbProfile } from '@passepartout/render/testing/test-image'
import { beforeAll, describe, expect, test } from 'vitest'
import { comparePageScreenAndPrint, type SweepContext } from './compare-page-screen-and-print.ts'
import { openDesigns, openPhotos } from './open-designs.ts'

/** One of every kind of drawing; `node tools/designs/sweep.ts` takes all of them. */
const SAMPLE: [string, string, string][] = [
  ['card', 'monogramm', 'front'],
  ['card', 'regenbogen', 'front'],
  ['card', 'seeblick', 'front'],
  ['card', 'brueckenschlag', 'front'],
  ['card', 'waescheleine', 'front'],
  ['calendar', 'linen', 'cover'],
  ['calendar', 'playroom', 'month-1'],
  ['calendar', 'market-day', 'month-1'],
  ['photobook', 'by-the-sea', 'front'],
  ['photobook', 'wild', 'story'],
  ['collage', '28', 'collage'],
]

let context: SweepContext
beforeAll(async () => {
  const { library, shaper } = await openDesigns()
  const used = library.designs.filter(({ kind, id }) => SAMPLE.some(([k, i]) => k === kind && i === id))
  context = { library, shaper, photos: await openPhotos(used), icc: await srgbProfile() }
})

describe('a page of a design', () => {
  test.each(SAMPLE)('is printed as the screen shows it: %s %s, %s', async (kind, id, page) => {
    const design = context.library.designs.find(one => one.kind === kind && one.id === id)
    if (!design) throw new Error(`There is no ${kind} ${id}`)
    const { similarity, textShiftMm, sameBytes } = await comparePageScreenAndPrint(context, design, page)
    expect(similarity).toBeGreaterThan(0.98)
    expect(textShiftMm).toBeLessThan(0.1)
    expect(sameBytes).toBe(true)
  })
})
