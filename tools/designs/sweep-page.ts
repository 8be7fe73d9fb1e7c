import { type Design, type DesignLibrary, documentFromDesign } from '@passepartout/designs'
import { type Document, facesOf, frozen, type Page, parseDocument } from '@passepartout/document'
import { bleedArea, type Scene, sceneToSvg, toScene } from '@passepartout/render'
import { sceneToPdf } from '@passepartout/render/pdf'
import { type Raster, rasterisePdf, rasteriseSvg } from '@passepartout/render/testing/rasterise'
import { similarity } from '@passepartout/render/testing/similarity'
import type { Typesetter } from '@passepartout/typeset'
import { rasterise } from '@passepartout/worker/rasterise'
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
/** Pixels of a picture's longer side. */
const SIDE = 420
const TEXT_PX_PER_MM = 4

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
  return {
    design: `${design.kind} ${design.id}`,
    page,
    similarity: similarity(screen, await rasterisePdf(pdf, size)),
    textShiftMm: await textShift(context, document),
    sameBytes: Buffer.from(pdf).equals(Buffer.from(again)),
  }
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

/** The words alone, black on white: how far their middle of gravity moves between screen and print. */
async function textShift(context: SweepContext, document: Document): Promise<number> {
  const [page] = document.pages
  const texts = page?.elements.filter(element => element.type === 'text') ?? []
  if (!page || texts.length === 0) return 0
  const only: Page = {
    ...page,
    background: '#ffffff',
    elements: texts.map(text => ({ ...text, colour: '#000000', opacity: 1 })),
  }
  const words = toScene({ ...document, pages: [only] }, 0, { shaper: context.shaper })
  const { x, y, width, height } = bleedArea(words)
  const size = { width: Math.round(width * TEXT_PX_PER_MM), height: Math.round(height * TEXT_PX_PER_MM) }
  const screen = await rasteriseSvg(large => svgOf(context, words, large), size)
  const paper = await rasterisePdf(await print(context, words), size)
  const shifts = texts
    .filter(({ turn }) => turn === 0)
    .map(({ box }) => {
      const area = {
        left: Math.max(0, Math.floor((box.x - x) * TEXT_PX_PER_MM)),
        top: Math.max(0, Math.floor((box.y - y) * TEXT_PX_PER_MM)),
        right: Math.min(size.width, Math.ceil((box.x + box.width - x) * TEXT_PX_PER_MM)),
        bottom: Math.min(size.height, Math.ceil((box.y + box.height - y) * TEXT_PX_PER_MM)),
      }
      const [a, b] = [middleOf(screen, area), middleOf(paper, area)]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) / TEXT_PX_PER_MM : a || b ? 999 : 0
    })
  return Math.max(0, ...shifts)
}

/** The middle of gravity of the ink in a part of a picture; nothing where it is empty. */
function middleOf(
  { width, pixels }: Raster,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): { x: number; y: number } | undefined {
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
