import { type CalendarDesign, designsOf, documentFromDesign } from '@passepartout/designs'
import {
  DEFAULT_CROP,
  type Document,
  dayPhotosOn,
  dayPhotoWidth,
  LEAST_DAY_PHOTO_MM,
  loadTypesetting,
} from '@passepartout/document'
import { flattenNodes, sceneAssetIds, toScene } from '@passepartout/render'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const { library, shaper } = await openDesigns()
const PHOTO = { id: 'p', name: 'p.jpg', width: 3000, height: 3000, source: 'upload' as const, notices: [] }
const TRIMS = [
  { widthMm: 210, heightMm: 297 },
  { widthMm: 297, heightMm: 420 },
  { widthMm: 210, heightMm: 148 },
]
/** A day on each weekday of March 2027, with one figure and with two. */
const DAYS = [1, 9, 17, 18, 26, 27, 28]

function sheet(design: CalendarDesign, trim: (typeof TRIMS)[number], hasPhotos: boolean): Document {
  const photo = hasPhotos ? { photo: { assetId: 'p', crop: DEFAULT_CROP } } : {}
  const events = DAYS.map(day => ({ id: `event-${day}`, month: 3, day, year: null, text: 'Mia', ...photo }))
  const document = documentFromDesign(library, design, {
    pages: [{ page: 'month-1', month: 0 }],
    locale: 'de-DE',
    trim,
    calendar: { start: { year: 2027, month: 3 }, region: null, holidays: {}, names: [], events },
  })
  if (!document) throw new Error(`${design.id} has no sheets`)
  return { ...document, assets: { ...document.assets, p: PHOTO } }
}

const SHEETS = designsOf(library, 'calendar').flatMap(design =>
  TRIMS.flatMap(trim =>
    dayPhotoWidth(sheet(design, trim, true)) >= LEAST_DAY_PHOTO_MM
      ? [[`${design.id} ${trim.widthMm} x ${trim.heightMm}`, design, trim] as const]
      : [],
  ),
)
const scene = (document: Document) =>
  toScene(document, 0, { shaper, artwork: hash => library.artwork[hash], readable: true })

/** Circles among the subpaths of a path. */
const circlesIn = (d: string) =>
  [...d.matchAll(/M([-\d.]+) ([-\d.]+)a([-\d.]+) /g)].map(([, x, y, r]) => ({
    ...{ x: Number(x) + Number(r), y: Number(y), r: Number(r) },
  }))

describe('photos in days', () => {
  test('have room in every appointment calendar and in posters', () => {
    expect(SHEETS.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'monday 210 x 297',
        'square-metre 210 x 148',
        'grotesk 210 x 297',
        'moments 297 x 420',
      ]),
    )
  })

  test.each(SHEETS)('%s: leave every figure on the paper', async (_name, design, trim) => {
    const document = sheet(design, trim, true)
    await loadTypesetting(shaper, document)
    const photos = dayPhotosOn(document, document.pages[0]!)
    expect(photos.map(({ date }) => Number(date.slice(-2)))).toEqual(DAYS)
    const drawn = scene(document)
    expect(sceneAssetIds(drawn)).toContain('p')
    const words = [...flattenNodes(drawn.nodes)].flatMap(node =>
      node.type === 'path' ? (node.words ?? []) : [],
    )
    for (const { box, around } of photos) {
      const holes = circlesIn(around)
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2, r: box.width / 2 }
      const isIn = (circle: { x: number; y: number; r: number }, x: number, y: number) =>
        Math.hypot(x - circle.x, y - circle.y) < circle.r
      for (const { text, x, y, widthMm, sizeMm } of words.filter(word => /^\d+$/.test(word.text)))
        for (const [atX, atY] of [
          [x, y],
          [x + widthMm, y],
          [x, y - sizeMm * 0.7],
          [x + widthMm, y - sizeMm * 0.7],
        ] as const)
          expect([text, isIn(middle, atX, atY) && holes.every(hole => !isIn(hole, atX, atY))]).toEqual([
            text,
            false,
          ])
    }
  })

  test.each(SHEETS)('%s: change nothing of the other days', async (_name, design, trim) => {
    const [bare, filled] = [sheet(design, trim, false), sheet(design, trim, true)]
    await loadTypesetting(shaper, filled)
    const figures = (document: Document) =>
      [...flattenNodes(scene(document).nodes)]
        .flatMap(node => (node.type === 'path' ? (node.words ?? []) : []))
        .filter(({ text }) => /^\d+$/.test(text) && !DAYS.includes(Number(text)))
    expect(figures(filled)).toEqual(figures(bare))
  })
})
