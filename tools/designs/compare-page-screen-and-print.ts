import { type Design, type DesignLibrary, documentFromDesign } from '@passepartout/designs'
import {
  type Box,
  bleedBox,
  type Document,
  freezeDocument,
  loadTypesetting,
  type Matrix,
  type Page,
  parseDocument,
} from '@passepartout/document'
import {
  bleedArea,
  type RectNode,
  type Scene,
  type SceneNode,
  sceneToSvg,
  toScene,
} from '@passepartout/render'
import { renderPdf } from '@passepartout/render/pdf'
import { type Raster, rasterisePdf, rasteriseSvg } from '@passepartout/render/testing/rasterise'
import { similarity } from '@passepartout/render/testing/similarity'
import type { Typesetter } from '@passepartout/typeset'
import { rasterise } from '@passepartout/worker/rasterise'
import sharp from 'sharp'
import { imageShift } from './image-shift.ts'
import { listPreviewFinish, type SamplePhoto } from './open-designs.ts'

export interface SweepContext {
  library: DesignLibrary
  shaper: Typesetter
  photos: (sample: string) => SamplePhoto | undefined
  icc: Uint8Array
}

export interface ComparedPage {
  design: string
  page: string
  /** Structural similarity of the screen image and the rasterised print file. */
  similarity: number
  /** Distance of a text's words between screen and print, in mm; 0 without words. */
  textShiftMm: number
  /** Whether the frozen copy, without the catalogue, gives the same print file byte for byte. */
  sameBytes: boolean
}

const CREATED = new Date('2026-11-23T08:00:00Z')
/**
 * Pixels of a rendered image's longer side, and of the compared one: poppler widens every line to at least a pixel, so
 * lines are rendered some pixels wide and the images scaled down.
 */
const SIDE = 1200
const LOOKED_AT = 400
/**
 * Smallest width of a line in pixels of the image: it is rendered twice as large, where such a line is one pixel wide.
 */
const THINNEST_LINE = 0.5

/** Compares one page of a design on screen and in print: the full sheet, metal in its flat colour. */
export async function comparePageScreenAndPrint(
  context: SweepContext,
  design: Design,
  page: string,
): Promise<ComparedPage> {
  const { library, shaper, photos } = context
  const document = documentFromDesign(library, design, {
    pages: [{ page, month: design.kind === 'calendar' ? 4 : null }],
    locale: 'de-DE',
    refinement: listPreviewFinish(design),
    photos,
  })
  if (!document) throw new Error(`${design.id} has no page ${page}`)
  await loadTypesetting(shaper, document)
  const artwork = (hash: string) => library.artwork[hash]
  const scene = toScene(document, 0, { shaper, artwork })
  const pdf = await print(context, scene)

  const stored: unknown = JSON.parse(JSON.stringify(freezeDocument(document, { artwork, shaper })))
  const opened = parseDocument(stored)
  if (!opened.ok) throw new Error(`${design.id} ${page}: ${JSON.stringify(opened.problems)}`)
  const again = await print(context, toScene(opened.document, 0, { shaper }))

  const sheet = bleedArea(scene)
  const longest = Math.max(sheet.width, sheet.height)
  const scale = Math.max(SIDE / longest, THINNEST_LINE / thinnestLine(scene.nodes))
  const size = { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) }
  const screen = await rasteriseSvg(large => svgOf(context, scene, large), size)
  const paper = await rasterisePdf(pdf, size)
  return {
    design: `${design.kind} ${design.id}`,
    page,
    similarity: similarity(await downscaled(screen), await downscaled(paper)),
    textShiftMm: await textShift(context, document),
    sameBytes: Buffer.from(pdf).equals(Buffer.from(again)),
  }
}

async function downscaled({ width, height, pixels }: Raster): Promise<Raster> {
  const factor = LOOKED_AT / Math.max(width, height)
  const size = { width: Math.round(width * factor), height: Math.round(height * factor) }
  const small = sharp(pixels, { raw: { width, height, channels: 3 } }).resize({ ...size, fit: 'fill' })
  return { ...size, pixels: new Uint8Array(await small.raw().toBuffer()) }
}

const svgOf = ({ photos }: SweepContext, scene: Scene, size: { width: number; height: number }) =>
  sceneToSvg(scene, { hrefFor: id => photos(id)?.href ?? null, area: 'bleed', foil: 'flat', size })

const print = ({ icc, photos }: SweepContext, scene: Scene) =>
  renderPdf(scene, {
    icc,
    createdAt: CREATED,
    rasterise,
    loadImage: id => {
      const photo = photos(id)
      if (!photo) throw new Error(`There is no sample ${id}`)
      return { encoding: 'jpeg', bytes: photo.jpeg, width: photo.jpegWidth, height: photo.jpegHeight }
    },
  })

/** Millimetres of the thinnest line in the drawing. */
function thinnestLine(nodes: readonly SceneNode[], scale = 1): number {
  const sizes = nodes.map(node => {
    if (node.type === 'group') return thinnestLine(node.children, scale * scaleOf(node.matrix))
    if (node.type !== 'path' || !node.stroke) return Number.POSITIVE_INFINITY
    return node.stroke.width * scale * scaleOf(node.matrix)
  })
  return Math.min(...sizes)
}

const scaleOf = (matrix: Matrix | null) =>
  matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1

/**
 * Distance of the words alone, black on white, between print and screen. Both are measured from marks in two corners of
 * the bleed, because each renderer rounds the size of a page to pixels in its own way.
 */
async function textShift(context: SweepContext, document: Document): Promise<number> {
  const [page] = document.pages
  const texts = page?.elements.filter(element => element.type === 'text') ?? []
  if (!page || texts.length === 0) return 0
  const sheet = bleedBox(page)
  const side = Math.min(page.bleed.left, 3)
  const corners: [Box, Box] = [
    { x: sheet.x, y: sheet.y, width: side, height: side },
    { x: sheet.x + sheet.width - side, y: sheet.y + sheet.height - side, width: side, height: side },
  ]
  const only: Page = {
    ...page,
    background: '#ffffff',
    elements: texts.map(text => ({ ...text, colour: '#000000', opacity: 1 })),
  }
  const words = toScene({ ...document, pages: [only] }, 0, { shaper: context.shaper })
  const scene: Scene = { ...words, nodes: [...words.nodes, ...corners.map(cornerMark)] }
  const scale = SIDE / Math.max(sheet.width, sheet.height)
  const size = { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) }
  const screen = await rasteriseSvg(large => svgOf(context, scene, large), size)
  const paper = await rasterisePdf(await print(context, scene), size)
  const shiftOf = ({ x, y, width, height }: Box) =>
    imageShift(screen, paper, {
      left: Math.max(0, Math.floor((x - sheet.x) * scale)),
      top: Math.max(0, Math.floor((y - sheet.y) * scale)),
      right: Math.min(size.width, Math.ceil((x + width - sheet.x) * scale)),
      bottom: Math.min(size.height, Math.ceil((y + height - sheet.y) * scale)),
    })
  const [start, end] = [shiftOf(corners[0]), shiftOf(corners[1])]
  if (!start || !end) throw new Error('The marks were not drawn')
  const shifts = texts
    .filter(({ turn }) => turn === 0)
    .map(({ box }) => {
      const shift = shiftOf(box)
      if (!shift) return 0
      const across = (box.x + box.width / 2 - sheet.x) / sheet.width
      const down = (box.y + box.height / 2 - sheet.y) / sheet.height
      const x = shift.x - start.x - (end.x - start.x) * across
      const y = shift.y - start.y - (end.y - start.y) * down
      return Math.hypot(x, y) / scale
    })
  return Math.max(0, ...shifts)
}

/** A mark in the middle of a corner: at the edge a pixel could be cut off, which would move it. */
const cornerMark = ({ x, y, width, height }: Box): RectNode => ({
  type: 'rect',
  role: 'edge',
  box: { x: x + width / 3, y: y + height / 3, width: width / 3, height: height / 3 },
  fill: '#000000',
})
