import { type Document, type Edge, type EdgeMode, fontFacesOf, type Page } from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { createTypesetter } from '@passepartout/typeset/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderPdf } from './pdf/render-pdf.ts'
import { sceneToSvg } from './scene-to-svg.ts'
import { codeElement, designedPage, shapeElement, stencilElement } from './testing/designed-page.ts'
import { type Raster, rasterisePdf, rasteriseSvg } from './testing/rasterise.ts'
import { sampleColour } from './testing/similarity.ts'
import { srgbProfile } from './testing/test-image.ts'
import { toScene } from './to-scene.ts'

const WRAP = 20
const PX = 4
const MODES = ['mirrored', 'folded', 'coloured'] as const
/** Colours of the page's background, its drawings and the sides. */
const [GROUND, INK, SIDE] = [
  [251, 245, 232],
  [58, 43, 37],
  [30, 91, 74],
]

const shaper = createTypesetter()
let icc: Uint8Array
beforeAll(async () => {
  icc = await srgbProfile()
})

/** Wall art of 100 x 60 mm with a wrap of 20 mm around its edges. */
function canvas(mode: EdgeMode, ...elements: Parameters<typeof designedPage>[0]): Document {
  const made = designedPage(elements, { kind: 'collage' })
  const edge: Edge = { mode, depth: 15, colour: '#1e5b4a' }
  const bleed = { top: WRAP, right: WRAP, bottom: WRAP, left: WRAP }
  return { ...made, pages: made.pages.map((page): Page => ({ ...page, edge, bleed })) }
}

const size = { width: (100 + 2 * WRAP) * PX, height: (60 + 2 * WRAP) * PX }

async function drawn(document: Document): Promise<Record<'screen' | 'print', Raster>> {
  await shaper.load(fontFacesOf(document))
  const scene = toScene(document, 0, { shaper })
  const loadImage = () => {
    throw new Error('There is no photo')
  }
  const pdf = await renderPdf(scene, { icc, createdAt: new Date('2026-11-29T08:00:00Z'), loadImage })
  const svg = (large: typeof size) => sceneToSvg(scene, { hrefFor: () => null, area: 'bleed', size: large })
  return { screen: await rasteriseSvg(svg, size), print: await rasterisePdf(pdf, size) }
}

/** Millimetres from the corner of the sheet. */
const colourAtMm = (picture: Raster, x: number, y: number) =>
  sampleColour(picture, x / (100 + 2 * WRAP), y / (60 + 2 * WRAP))

const isNear = (a: readonly number[], b: readonly number[]) =>
  a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 12)

/** Whether the whole wrap has one colour, except for the last millimetre before the fold. */
function isPlain(picture: Raster, colour: readonly number[]): boolean {
  for (let x = 1; x < 100 + 2 * WRAP; x += 0.5) {
    for (let y = 1; y < 60 + 2 * WRAP; y += 0.5) {
      const isOnFront = x > WRAP - 1 && x < WRAP + 101 && y > WRAP - 1 && y < WRAP + 61
      if (!isOnFront && !isNear(colourAtMm(picture, x, y), colour)) return false
    }
  }
  return true
}

describe('words and openings on a canvas', () => {
  const words = sampleText('UNSER SOMMER', {
    ...{ colour: 'ink', sizePt: 40, align: 'left', wrap: false },
    box: { x: -8, y: 1, width: 116, height: 16 },
  })
  const letters = {
    ...stencilElement('OLE'),
    box: { x: -4, y: 2, width: 108, height: 56 },
    aroundMm: { top: 22, right: 16, bottom: 22, left: 16 },
  }
  const below = shapeElement({ box: { x: -20, y: -20, width: 140, height: 100 }, fill: '#c81e1e' })

  it.each(MODES)('end at the fold of a %s edge: the ground goes on', async mode => {
    for (const picture of Object.values(await drawn(canvas(mode, words))))
      expect(isPlain(picture, mode === 'coloured' ? SIDE : GROUND)).toBe(true)
  })

  it.each(MODES)('show no opening on a %s edge: its mat goes on', async mode => {
    for (const picture of Object.values(await drawn(canvas(mode, below, letters))))
      expect(isPlain(picture, mode === 'coloured' ? SIDE : INK)).toBe(true)
  })

  it.each(MODES)('show no code on a %s edge', async mode => {
    const code = { ...codeElement('https://example.com'), box: { x: -10, y: 10, width: 40, height: 40 } }
    for (const picture of Object.values(await drawn(canvas(mode, code))))
      expect(isPlain(picture, mode === 'coloured' ? SIDE : GROUND)).toBe(true)
  })

  it.each(['mirrored', 'folded'] as const)('leave what lies below them on a %s edge', async mode => {
    const band = shapeElement({ box: { x: -20, y: 20, width: 140, height: 20 }, fill: '#c81e1e' })
    for (const picture of Object.values(await drawn(canvas(mode, band, words))))
      expect(isNear(colourAtMm(picture, 10, WRAP + 30), [200, 30, 30])).toBe(true)
  })
})
