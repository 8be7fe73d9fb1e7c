import type { Document, Element } from '@passepartout/document'
import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderPdf } from '../pdf/render-pdf.ts'
import { sceneAssetIds, sceneFoils } from '../scene.ts'
import { sceneToSvg } from '../scene-to-svg.ts'
import { splitSpread } from '../split-spread.ts'
import {
  artworkElement,
  codeElement,
  designedPage,
  shapeElement,
  stencilElement,
} from '../testing/designed-page.ts'
import { rasterisePdf, rasteriseSvg } from '../testing/rasterise.ts'
import { similarity } from '../testing/similarity.ts'
import { srgbProfile } from '../testing/test-image.ts'
import { toScene } from '../to-scene.ts'

let icc: Uint8Array
beforeAll(async () => {
  icc = await srgbProfile()
})

const sceneOf = (document: Document) => toScene(document, 0, { shaper: squareShaper })
const svgOf = (document: Document, foil: 'sheen' | 'flat' = 'sheen') =>
  sceneToSvg(sceneOf(document), { hrefFor: () => null, area: 'bleed', foil })
const pdfOf = (document: Document) =>
  renderPdf(sceneOf(document), {
    icc,
    createdAt: new Date('2026-11-23T08:00:00Z'),
    loadImage: () => {
      throw new Error('There are no photos')
    },
  })

/** Similarity of screen and print at six pixels per millimetre. */
async function likeness(document: Document): Promise<number> {
  const size = { width: 106 * 6, height: 66 * 6 }
  const svg = await rasteriseSvg(
    large => sceneToSvg(sceneOf(document), { hrefFor: () => null, area: 'bleed', foil: 'flat', size: large }),
    size,
  )
  return similarity(svg, await rasterisePdf(await pdfOf(document), size))
}

const leaf = '<path d="M0 0C30 -40 90 -40 120 0C90 40 30 40 0 0Z" fill="var(--foil)"/>'
const wreath = artworkElement(
  `<defs><clipPath id="c"><circle cx="500" cy="300" r="200"/></clipPath></defs>
   <g clip-path="url(#c)"><rect x="300" y="100" width="400" height="400" rx="40" fill="var(--ink)"/></g>
   <g transform="translate(400 200) rotate(30)" id="l">${leaf}</g><use href="#l" transform="translate(100 60)"/>
   <g opacity=".4"><circle cx="200" cy="300" r="90" fill="var(--ink)"/><circle cx="260" cy="300" r="90" fill="var(--ink)"/></g>
   <path d="M50 500q100 -80 200 0t200 0" fill="none" stroke="var(--ink)" stroke-width="12" stroke-linecap="round" stroke-dasharray="40 20"/>`,
)
const gold = { refinement: 'gold' as const }
/** The part of the wreath's drawing on the page, as an element of its own. */
const PART = {
  view: { x: 0, y: 0, width: 1000, height: 600 },
  box: { x: 0, y: 0, width: 100, height: 60 },
}

it('dots as many as can be seen, and none where they would take gigabytes to draw', () => {
  const zigzag = `M0 0${Array.from({ length: 2000 }, (_, at) => `L${(at % 2) * 100} ${at % 90}`).join('')}`
  const dashed = (path: string, dashMm: [number, number]) =>
    svgOf(designedPage([shapeElement({ shape: 'path', path, stroke: 'metal', fill: null, dashMm })]))
  expect(dashed('M0 0C30 -40 90 -40 120 0', [1, 1])).toContain('stroke-dasharray="1 1"')
  expect(dashed(zigzag, [0.1, 0.1])).not.toContain('stroke-dasharray')
})

describe('what elements look like on screen and in print', () => {
  it.each<[string, Document]>([
    ['shapes', designedPage([shapeElement({ stroke: 'metal', radiusMm: 5, turn: 20, opacity: 0.5 })])],
    [
      'an ellipse',
      designedPage([shapeElement({ shape: 'ellipse', dashMm: [2, 1], stroke: 'metal', fill: null })]),
    ],
    [
      'a drawing with clips, references, turns and opacity',
      designedPage([wreath.element], { artworks: wreath.artworks, ...gold }),
    ],
    [
      'a metal drawing that was moved, turned and made smaller',
      designedPage([{ ...wreath.element, ...PART, turn: 20, box: { x: 40, y: 20, width: 50, height: 30 } }], {
        artworks: wreath.artworks,
        ...gold,
      }),
    ],
    ['a mat with letters cut out', designedPage([shapeElement({ fill: 'metal' }), stencilElement('2027')])],
    ['a QR code', designedPage([codeElement('https://passepartout.example/lena-und-jonas')])],
  ])('is the same: %s', async (_what, document) => {
    expect(await likeness(document)).toBeGreaterThan(0.98)
  })
})

describe('metal', () => {
  const foiled = (changes: Partial<Document> = {}) =>
    designedPage([shapeElement({ fill: 'foil' })], { ...gold, ...changes })

  it('is a spot colour of its own in print, over what lies below it', async () => {
    const text = Buffer.from(await pdfOf(foiled())).toString('latin1')
    expect(text).toContain('/Separation /Gold')
    expect(text).toContain('/Gold cs 1 scn')
    expect(text).toMatch(/\/OP true\s*\/op true\s*\/OPM 1/)
  })

  it('has a sheen on screen and one colour in proofs', () => {
    expect(svgOf(foiled())).toContain('stop-color="#efdca6"')
    expect(svgOf(foiled(), 'flat')).toContain('fill="#b98f45"')
  })

  it('is a colour of the design where the refinement is left out', () => {
    expect(sceneFoils(sceneOf(foiled({ refinement: 'none' })))).toEqual([])
    expect(svgOf(foiled({ refinement: 'none' }))).toContain('fill="#b98f45"')
  })

  it('lies on the cover of a book and on nothing else of it', () => {
    const book = foiled({ kind: 'photobook' })
    const cover = { ...book, pages: book.pages.map(page => ({ ...page, role: 'cover' as const })) }
    expect([sceneFoils(sceneOf(book)), sceneFoils(sceneOf(cover))]).toEqual([[], ['gold']])
  })

  it('shines over the whole page within a turned drawing, too', () => {
    const svg = svgOf(designedPage([wreath.element], { artworks: wreath.artworks, ...gold }))
    expect(svg).toMatch(
      /<linearGradient id="scene-sheen-\d+" href="#scene-sheen-\d+" gradientTransform="matrix/,
    )
  })
})

describe('a drawing', () => {
  it('lies where it lay when its box is close around its ink', async () => {
    const page = (change: Partial<Element>) =>
      designedPage([{ ...wreath.element, ...change } as Element], { artworks: wreath.artworks, ...gold })
    const size = { width: 106 * 4, height: 66 * 4 }
    const [whole, part] = await Promise.all(
      [page({}), page(PART)].map(document =>
        rasteriseSvg(
          large => sceneToSvg(sceneOf(document), { hrefFor: () => null, area: 'bleed', size: large }),
          size,
        ),
      ),
    )
    expect(whole && part && similarity(whole, part)).toBeGreaterThan(0.999)
  })

  it('brings nothing along but shapes', () => {
    const evil = artworkElement(
      '<script>alert(1)</script><image href="https://example.com/a.png"/><path d="M0 0h9" onclick="x()" fill="url(https://example.com)"/>',
    )
    const svg = svgOf(designedPage([evil.element], { artworks: evil.artworks }))
    expect(svg).not.toMatch(/script|onclick|example\.com|<image/)
  })

  it('ends where references multiply without end', () => {
    const twice = (id: string, of: string) => `<g id="${id}">${`<use href="#${of}"/>`.repeat(20)}</g>`
    const bomb = artworkElement(
      `<path id="a" d="M0 0h9"/>${twice('b', 'a')}${twice('c', 'b')}${twice('d', 'c')}${twice('e', 'd')}`,
    )
    expect(() => sceneOf(designedPage([bomb.element], { artworks: bomb.artworks }))).toThrow('too large')
  })

  it('that is nowhere to be found stops the print, and leaves a gap while it is on its way', () => {
    const document = designedPage([wreath.element])
    expect(() => sceneOf(document)).toThrow('nowhere to be found')
    const waiting = toScene(document, 0, { shaper: squareShaper, artwork: () => null })
    expect(waiting.nodes).toHaveLength(1)
  })

  it('with an effect of pixels is not printed without what draws it', async () => {
    const soft = artworkElement(
      '<filter id="f"><feGaussianBlur stdDeviation="5"/></filter><g filter="url(#f)"><circle r="90" fill="var(--ink)"/></g>',
    )
    await expect(pdfOf(designedPage([soft.element], { artworks: soft.artworks }))).rejects.toMatchObject({
      reason: 'effect-unusable',
    })
  })
})

describe('two facing pages', () => {
  it('become two pages, each with its half and its bleed', () => {
    const one = designedPage([shapeElement()])
    const spread = { ...one, pages: one.pages.map(page => ({ ...page, role: 'spread' as const })) }
    const halves = splitSpread(sceneOf(spread))
    expect(halves.map(({ trim, bleed }) => [trim.width, bleed.left, bleed.right])).toEqual([
      [50, 3, 3],
      [50, 3, 3],
    ])
    expect(splitSpread(sceneOf(one))).toHaveLength(1)
    expect(sceneAssetIds(halves[0]!)).toEqual([])
  })
})
