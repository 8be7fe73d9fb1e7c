import {
  apply,
  createRun,
  IDENTITY,
  isCustomerText,
  layOutTextElement,
  loadTypesetting,
  type Page,
  type TextElement,
} from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { fuzzSeed, valueByRun } from '@passepartout/testing'
import { createTypesetter } from '@passepartout/typeset/node'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PrintImage } from './pdf/embed-image.ts'
import { renderPdf } from './pdf/render-pdf.ts'
import { POINTS_PER_MM } from './pdf/write-content.ts'
import { collages, PHOTO } from './testing/arbitrary-scenes.ts'
import { designedPage } from './testing/designed-page.ts'
import { pdfFonts, pdfOutlines, pdfWords } from './testing/rasterise.ts'
import { jpegImage, srgbProfile } from './testing/test-image.ts'
import { elementRotation, toScene } from './to-scene.ts'

const RUNS = valueByRun({ all: 300, gate: 6, short: 2 })
const NEAR_MM = 0.1
/** Another `FUZZ_SEED` generates other documents; the same seed repeats them. */
const all = { numRuns: RUNS, seed: fuzzSeed(), endOnFailure: true } as const
const shaper = createTypesetter()
const createdAt = new Date('2026-11-26T08:00:00Z')
let icc: Uint8Array
let jpeg: PrintImage
beforeAll(async () => {
  icc = await srgbProfile()
  // A small photo: its pixels do not matter here, and the PDF reader would re-encode them all.
  jpeg = await jpegImage(PHOTO.width / 40, PHOTO.height / 40)
})

const said = fc.constantFrom(
  'Mara & Ole',
  'Wir heiraten!\nSamstag, 12. Juni 2027',
  'Nguyễn Thị Ánh',
  'Žofie, Łukasz, Şeyma',
  'Émile  & Zoë',
  'U. A. w. g. bis zum 1. Mai',
  'AVATAR fi ffl Tö',
)
const text = fc.record({
  said,
  face: fc.constantFrom('Figtree', 'Playfair Display', 'Great Vibes', 'Cormorant'),
  sizePt: fc.integer({ min: 8, max: 40 }),
  trackingEm: fc.constantFrom(0, 0, 0.12),
  align: fc.constantFrom('left' as const, 'centre' as const, 'right' as const),
  valign: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
  caps: fc.boolean(),
  turn: fc.oneof(fc.constant(0), fc.integer({ min: -180, max: 180 })),
  x: fc.integer({ min: 0, max: 40 }),
  y: fc.integer({ min: 0, max: 30 }),
  width: fc.integer({ min: 30, max: 60 }),
})

type Text = typeof text extends fc.Arbitrary<infer Value> ? Value : never
const cardOf = (texts: readonly Text[]) => {
  const elements = texts.map(
    ({ said, x, y, width, ...look }, index): TextElement =>
      sampleText('', {
        ...look,
        id: `text-${index}`,
        runs: [createRun(said)],
        box: { x, y, width, height: 20 },
      }),
  )
  const card = designedPage(elements)
  const pages = card.pages.map((page): Page => ({ ...page, background: '#ffffff' }))
  return { ...card, pages }
}
const cards = fc.array(text, { minLength: 1, maxLength: 4 }).map(cardOf)
type Card = ReturnType<typeof cardOf>

async function printed(card: Card, readable: boolean): Promise<Uint8Array> {
  await loadTypesetting(shaper, card)
  const scene = toScene(card, 0, { shaper, readable })
  const loadImage = () => jpeg
  return renderPdf(scene, {
    icc,
    createdAt,
    loadImage,
    ...(readable ? { readable: { locale: 'de-DE' } } : {}),
  })
}

const textsOf = (card: Card) =>
  card.pages.flatMap(page => page.elements.map(element => ({ page, element: element as TextElement })))

/** Box of a text's ink according to the document's layout, in mm from the top left of the sheet. */
function laidOut(card: Card, page: Page, element: TextElement) {
  const { lines, sizeMm } = layOutTextElement(card, page, element, shaper)
  const turn = elementRotation(element) ?? IDENTITY
  const points = lines.flatMap(line =>
    line.pieces.flatMap(piece =>
      piece.shaped.glyphs.flatMap(glyph =>
        nodesOf(glyph.path).map(([x, y]) =>
          apply(turn, {
            x: element.box.x + line.x + (piece.x + glyph.x + x) * sizeMm,
            y: element.box.y + line.y + (glyph.y + y) * sizeMm,
          }),
        ),
      ),
    ),
  )
  return boxAround(points.map(({ x, y }) => [x + page.bleed.left, y + page.bleed.top]))
}

/** End points of a path's segments: each format describes the curves between them differently. */
const nodesOf = (path: string): [number, number][] =>
  (path.match(/[A-Za-z][^A-Za-z]*/g) ?? []).flatMap(command => {
    const values = (command.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    return values.length < 2 ? [] : [[values.at(-2) ?? 0, values.at(-1) ?? 0] as [number, number]]
  })

const boxAround = (points: readonly (readonly [number, number])[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Box of each path's ink according to another program, in mm from the top left of the sheet. */
const inked = (pdf: Uint8Array) =>
  pdfOutlines(pdf).map(d => boxAround(nodesOf(d).map(([x, y]) => [x / POINTS_PER_MM, y / POINTS_PER_MM])))

const farthest = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? Number.NaN))))

describe('the words of cards made up at random', () => {
  it('stand as outlines in the print file where the document lays them out', async () => {
    const property = fc.asyncProperty(cards, async card => {
      const found = inked(await printed(card, false))
      const texts = textsOf(card)
      expect(found).toHaveLength(texts.length)
      for (const [index, { page, element }] of texts.entries())
        expect(farthest(laidOut(card, page, element), found[index] ?? [])).toBeLessThan(NEAR_MM)
    })
    await fc.assert(property, all)
  }, 600_000)

  it('are no text of the print file, which needs no font', async () => {
    const property = fc.asyncProperty(cards, async card => {
      const pdf = await printed(card, false)
      expect(pdfWords(pdf)).toEqual([])
      expect(pdfFonts(pdf)).toEqual([])
    })
    await fc.assert(property, { ...all, numRuns: Math.min(RUNS, 6) })
  }, 600_000)

  it('are read from a proof, word by word, over their outlines', async () => {
    // One upright text: readers treat overlapping texts differently.
    const upright = text.map(one => cardOf([{ ...one, turn: 0 }]))
    const property = fc.asyncProperty(upright, async card => {
      const words = pdfWords(await printed(card, true))
      for (const { page, element } of textsOf(card)) {
        const [left = 0, top = 0, right = 0, bottom = 0] = laidOut(card, page, element)
        // Characters have room around their ink.
        const room = 0.2 * layOutTextElement(card, page, element, shaper).sizeMm
        const wanted = element.runs
          .map(run => run.text)
          .join('')
          .split(/\s+/)
        for (const word of wanted.map(one => (element.caps ? one.toLocaleUpperCase('de-DE') : one))) {
          const near = words.filter(
            ({ text, box }) =>
              text === word &&
              box[0] > left - room &&
              box[2] < right + room &&
              (box[1] + box[3]) / 2 > top - room &&
              (box[1] + box[3]) / 2 < bottom + room,
          )
          expect(near.length, `${word} of ${words.map(one => one.text).join(' ')}`).toBeGreaterThan(0)
        }
      }
    })
    await fc.assert(property, all)
  }, 600_000)
})

describe('the words of collages made up at random', () => {
  it('stand as outlines over photos and forms where the document lays them out', async () => {
    const worded = collages.filter(({ pages }) => pages.some(page => page.elements.some(isCustomerText)))
    const property = fc.asyncProperty(worded, async collage => {
      // Texts come last, after the background and the mat of a stencil.
      const found = inked(await printed(collage, false)).at(-1) ?? []
      const [page] = collage.pages
      const element = page?.elements.find(isCustomerText)
      if (!page || !element) throw new Error('A collage without a text')
      expect(farthest(laidOut(collage, page, element), found)).toBeLessThan(NEAR_MM)
    })
    await fc.assert(property, all)
    expect(RUNS).toBeGreaterThan(0)
  }, 600_000)
})
