import { type Design, type DesignLibrary, documentFromDesign } from '@passepartout/designs'
import {
  type Box,
  bleedBox,
  type Document,
  facesOf,
  frozen,
  type Page,
  parseDocument,
} from '@passepartout/document'
import { bleedArea, type Scene, sceneToSvg, toScene } from '@passepartout/render'
import { sceneToPdf } from '@passepartout/render/pdf'
import { type Raster, rasterisePdf, rasteriseSvg } from '@passepartout/render/testing/rasterise'
import { similarity } from '@passepartout/render/testing/similarity'
import type { Typesetter } from '@passepartout/typeset'
import { rasterise } from '@passepartout/worker/rasterise'
import sharp from 'sharp'
import { listedRefinement, type SamplePhoto } from './open-designs.ts'

export interface SweepContext {
  library: DesignLibrary
  shaper: Typesetter
  photos: (sample: string) => SamplePhoto | undefined
  icc: Uint8Array
}

export interface SweptPage {
  design: string
  page: string
  /** Structural similarity of the screen's picture and the rasterised print file. */
  similarity: number
  /** How far the words of a text lie apart on screen and in print, in mm; 0 without words. */
  textShiftMm: number
  /** Whether the frozen copy, without catalogue, gives the same print file byte for byte. */
  sameBytes: boolean
}

const CREATED = new Date('2026-11-23T08:00:00Z')
/**
 * Pixels of a drawn picture's longer side, and how many of them are compared as one: poppler widens every line to a whole
 * pixel at least, so lines are drawn some pixels wide and looked at from farther away.
 */
const SIDE = 1200
const SHRINK = 3

/** One page of a design on screen and in print: the whole sheet, metal in its flat colour. */
export async function sweepPage(context: SweepContext, design: Design, page: string): Promise<SweptPage> {
  const { library, shaper, photos } = context
  const document = documentFromDesign(library, design, {
    pages: [{ page, month: design.kind === 'calendar' ? 4 : null }],
    locale: 'de-DE',
    refinement: listedRefinement(design),
    photos,
  })
  if (!document) throw new Error(`${design.id} has no page ${page}`)
  await shaper.load(facesOf(document))
  const artwork = (hash: string) => library.artwork[hash]
  const scene = toScene(document, 0, { shaper, artwork })
  const pdf = await print(context, scene)

  const stored: unknown = JSON.parse(JSON.stringify(frozen(document, { artwork, shaper })))
  const opened = parseDocument(stored)
  if (!opened.ok) throw new Error(`${design.id} ${page}: ${JSON.stringify(opened.problems)}`)
  const again = await print(context, toScene(opened.document, 0, { shaper }))

  const sheet = bleedArea(scene)
  const scale = SIDE / Math.max(sheet.width, sheet.height)
  const size = { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) }
  const screen = await rasteriseSvg(large => svgOf(context, scene, large), size)
  const paper = await rasterisePdf(pdf, size)
  return {
    design: `${design.kind} ${design.id}`,
    page,
    similarity: similarity(await shrunk(screen), await shrunk(paper)),
    textShiftMm: await textShift(context, document),
    sameBytes: Buffer.from(pdf).equals(Buffer.from(again)),
  }
}

async function shrunk({ width, height, pixels }: Raster): Promise<Raster> {
  const size = { width: Math.round(width / SHRINK), height: Math.round(height / SHRINK) }
  const small = sharp(pixels, { raw: { width, height, channels: 3 } }).resize({ ...size, fit: 'fill' })
  return { ...size, pixels: new Uint8Array(await small.raw().toBuffer()) }
}

const svgOf = ({ photos }: SweepContext, scene: Scene, size: { width: number; height: number }) =>
  sceneToSvg(scene, { hrefFor: id => photos(id)?.href ?? null, area: 'bleed', foil: 'flat', size })

const print = ({ icc, photos }: SweepContext, scene: Scene) =>
  sceneToPdf(scene, {
    icc,
    createdAt: CREATED,
    rasterise,
    loadImage: id => {
      const photo = photos(id)
      if (!photo) throw new Error(`There is no sample ${id}`)
      return { encoding: 'jpeg', bytes: photo.jpeg, width: photo.jpegWidth, height: photo.jpegHeight }
    },
  })

/**
 * The words alone, black on white: how far their middle of gravity moves between screen and print. Both are measured from
 * marks in two corners of the bleed, because poppler rounds the size of a page to pixels.
 */
async function textShift(context: SweepContext, document: Document): Promise<number> {
  const [page] = document.pages
  const texts = page?.elements.filter(element => element.type === 'text') ?? []
  if (!page || texts.length === 0) return 0
  const sheet = bleedBox(page)
  const side = Math.min(page.bleed.left, 2.5)
  const marks: Box[] = [
    { x: sheet.x, y: sheet.y, width: side, height: side },
    { x: sheet.x + sheet.width - side, y: sheet.y + sheet.height - side, width: side, height: side },
  ]
  const only: Page = {
    ...page,
    background: '#ffffff',
    elements: texts.map(text => ({ ...text, colour: '#000000', opacity: 1 })),
  }
  const words = toScene({ ...document, pages: [only] }, 0, { shaper: context.shaper })
  const scene: Scene = {
    ...words,
    nodes: [
      ...words.nodes,
      ...marks.map(box => ({ type: 'rect' as const, role: 'edge' as const, box, fill: '#000000' })),
    ],
  }
  const scale = SIDE / Math.max(sheet.width, sheet.height)
  const size = { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) }
  const rasters = [
    await rasteriseSvg(large => svgOf(context, scene, large), size),
    await rasterisePdf(await print(context, scene), size),
  ]
  const places = rasters.map(raster => {
    const middle = (box: Box) => middleOf(raster, box, sheet, scale)
    const [start, end] = marks.map(middle)
    return texts
      .filter(({ turn }) => turn === 0)
      .map(({ box }) => {
        const at = middle(box)
        if (!at || !start || !end) return undefined
        return {
          x: ((at.x - start.x) / (end.x - start.x)) * (sheet.width - side),
          y: ((at.y - start.y) / (end.y - start.y)) * (sheet.height - side),
        }
      })
  })
  const [screen = [], paper = []] = places
  const shifts = screen.map((a, index) => {
    const b = paper[index]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : a || b ? Number.POSITIVE_INFINITY : 0
  })
  return Math.max(0, ...shifts)
}

/** The middle of gravity of the ink within a box, in pixels; nothing where it is empty. */
function middleOf(
  { width, height, pixels }: Raster,
  box: Box,
  sheet: Box,
  scale: number,
): { x: number; y: number } | undefined {
  const left = Math.max(0, Math.floor((box.x - sheet.x) * scale))
  const top = Math.max(0, Math.floor((box.y - sheet.y) * scale))
  const right = Math.min(width, Math.ceil((box.x + box.width - sheet.x) * scale))
  const bottom = Math.min(height, Math.ceil((box.y + box.height - sheet.y) * scale))
  let [ink, x, y] = [0, 0, 0]
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const dark = 255 - (pixels[(row * width + column) * 3] ?? 255)
      ink += dark
      x += dark * column
      y += dark * row
    }
  }
  return ink > 500 ? { x: x / ink, y: y / ink } : undefined
}
