import { PDFContext, PDFHeader, type PDFRef } from '@cantoo/pdf-lib'
import type { Box, Size } from '@passepartout/document'
import { bleedArea, flattenNodes, type Scene, sceneAssetIds } from '../scene.ts'
import { collectRasterEffects, type Rasterise } from './effects.ts'
import { embedEffect, embedImage, type PrintImage, uprightSize } from './embed-image.ts'
import { createFileId } from './file-id.ts'
import type { Imposition } from './imposed-side.ts'
import { PdfError } from './pdf-error.ts'
import { createPdfFile } from './pdf-file.ts'
import type { PlateNames } from './plates.ts'
import { outputIntent, type PrintingCondition } from './printing-condition.ts'
import { createResources } from './resources.ts'
import { type SheetCodes, withinBleed, writeSheetCode } from './sheet-code.ts'
import { createHiddenTextLayer } from './text-layer.ts'
import { writeTrailer } from './trailer.ts'
import { type ContentResources, type NamedImage, writeContent } from './write-content.ts'
import { type PageSource, points, writePages, writeSides } from './write-pages.ts'
import { writeSteps } from './write-steps.ts'

export interface PdfOptions {
  /** Loads a photo at full resolution; called once per photo, one after the other. */
  loadImage: (assetId: string) => PrintImage | Promise<PrintImage>
  /** Bytes of an sRGB profile, used for all flat colours and untagged photos. */
  icc: Uint8Array
  /** Creation date of the file; given from outside so that the same input yields the same bytes. */
  createdAt: Date
  /** Default: the first scene's title. Must contain no personal data. */
  title?: string
  producer?: string
  /** Rasterises drawings that PDF cannot express (imitated watercolour); not needed for pages without them. */
  rasterise?: Rasterise
  /**
   * Adds a hidden text layer in this language, for a file that people read; only scenes created with `readable` contain
   * text. Print files contain outlines only.
   */
  readable?: { locale: string }
  /** Makes the file PDF/X-4 for this press; not for files that people read. */
  press?: PrintingCondition
  /** Default: the shop's own names. */
  plateNames?: PlateNames | undefined
  /** Prints a code beside the bleed of each page, for scanners of the lab. */
  sheetCodes?: SheetCodes | undefined
  /** Lays the pages on press sheets instead of giving each a page of its own; only for print files. */
  imposition?: Imposition | undefined
}

/** Like `streamPdf`, but returns the whole file at once. */
export const renderPdf = (scenes: Scene | readonly Scene[], options: PdfOptions): Promise<Uint8Array> =>
  concatChunks(streamPdf(Array.isArray(scenes) ? scenes : [scenes as Scene], options))

export async function concatChunks(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  const file = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of all) {
    file.set(piece, at)
    at += piece.length
  }
  return file
}

/**
 * Writes scenes as a print file, one page each: MediaBox and BleedBox are the sheet with its bleed, TrimBox the
 * finished size, exact in millimetres; with codes, the MediaBox is wider on their edge. Yields the file in chunks, each photo as soon as it is loaded, so that only one
 * is in memory.
 * @throws PdfError when a photo is not usable
 */
export async function* streamPdf(
  pages: readonly Scene[],
  options: PdfOptions,
): AsyncGenerator<Uint8Array, void> {
  const { press, sheetCodes } = options
  const position = sheetCodes?.position
  const context = PDFContext.create()
  if (press) context.header = PDFHeader.forVersion(1, 6)
  const file = createPdfFile(context)
  yield file.begin()
  const profiles = createProfiles(context)
  const srgb = profiles(options.icc)
  const intent = press && outputIntent(context, press)
  const resources = createResources(context, srgb, {
    hasLayers: press !== undefined,
    plateNames: options.plateNames,
  })
  const images = new Map<string, NamedImage>()
  const requested = requestedPixels(pages)
  const identity = createFileId()
  identity.add(options.createdAt.toISOString())
  if (press) identity.add(press.profile)
  for (const assetId of new Set(pages.flatMap(sceneAssetIds))) {
    const image = await options.loadImage(assetId)
    checkShape(assetId, image, requested.get(assetId))
    const name = `Photo${images.size + 1}`
    images.set(assetId, { name, orientation: image.orientation ?? 1 })
    resources.xObjects[name] = embedImage(context, image, image.icc ? profiles(image.icc) : srgb)
    identity.add(image.bytes)
    yield* file.written()
  }
  const effects: Effects = new Map()
  for (const scene of new Set(pages)) {
    for (const { node, box, svg, size } of collectRasterEffects(scene)) {
      if (!options.rasterise) throw new PdfError('effect-unusable', 'Nothing draws the effects of a drawing')
      const name = `Effect${effects.size + 1}`
      const picture = await options.rasterise(svg, size)
      resources.xObjects[name] = embedEffect(context, picture, srgb)
      effects.set(node, { name, box })
      identity.add(picture.rgb)
      identity.add(picture.alpha)
      yield* file.written()
    }
  }
  const parent = context.nextRef()
  const layer = options.readable ? createHiddenTextLayer(context, options.readable.locale) : null
  const kids: PDFRef[] = []
  const source: PageSource = {
    ...{ context, parent, resources, position, layer },
    draw: (scene, at) => {
      const blendsInInks = press !== undefined && hasLineArt(scene)
      const { blendSpace, ...names } = resources.forPage(mediaBox(scene), { blendsInInks })
      // A file for reading is displayed on screens, so it uses no black ink.
      const drawing = { ...names, images, effects, hasBlackInk: !options.readable }
      const all = writeContent(scene, drawing) + (press ? writeSteps(scene, drawing) : '')
      const drawn = position ? withinBleed(scene, position, all) : all
      const content = layer ? layer.content(scene, drawn, at) : drawn
      identity.add(content)
      // Without a group, the device would choose the space in which transparent layers blend.
      const group = press ? { Group: { Type: 'Group', S: 'Transparency', CS: blendSpace } } : {}
      return { content, group }
    },
    codeOf: (scene, index) => {
      const code = sheetCodes && writeSheetCode(scene, sheetCodes.position, sheetCodes.modulesOf(index))
      if (code) identity.add(code)
      return code
    },
    identify: content => identity.add(content),
  }
  const written = options.imposition
    ? writeSides(pages, options.imposition, source)
    : writePages(pages, source)
  for (const page of written) {
    kids.push(page)
    yield* file.written()
  }
  const { fonts, catalogue } = layer?.finish() ?? {}
  const layers = resources.finish(fonts)
  context.assign(parent, context.obj({ Type: 'Pages', Count: kids.length, Kids: kids }))
  const title = options.title ?? pages[0]?.title ?? ''
  const { producer, createdAt } = options
  writeTrailer(
    context,
    { Pages: parent, ...(intent && { OutputIntents: [intent] }), ...layers, ...catalogue },
    { title, producer, createdAt, contentId: identity.id(), isPdfX: press !== undefined },
  )
  yield* file.written()
  yield file.end()
}

/** Whether neutral words of the page print with black ink alone. */
const hasLineArt = ({ nodes }: Scene): boolean =>
  [...flattenNodes(nodes)].some(node => node.type === 'path' && node.isLineArt)

type Effects = Map<Parameters<ContentResources['effects']['get']>[0], { name: string; box: Box }>

const mediaBox = (scene: Scene) => {
  const { width, height } = bleedArea(scene)
  return [0, 0, points(width), points(height)]
}

/** Embeds each profile once, however many photos use it. */
function createProfiles(context: PDFContext): (icc: Uint8Array) => PDFRef {
  const known: { icc: Uint8Array; ref: PDFRef }[] = []
  return icc => {
    const found = known.find(profile => sameBytes(profile.icc, icc))
    if (found) return found.ref
    const space = String.fromCharCode(...icc.subarray(16, 20))
    if (space !== 'RGB ') throw new PdfError('profile-unusable', `Colour profile for "${space}", not for RGB`)
    const ref = context.register(context.flateStream(icc, { N: 3, Alternate: 'DeviceRGB' }))
    known.push({ icc, ref })
    return ref
  }
}

const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  a === b || (a.length === b.length && a.every((byte, index) => byte === b[index]))

/** Size of each photo in pixels according to the document. */
function requestedPixels(pages: readonly Scene[]): Map<string, Size> {
  const requested = new Map<string, Size>()
  for (const scene of new Set(pages))
    for (const node of flattenNodes(scene.nodes))
      if (node.type === 'image' && !requested.has(node.assetId)) requested.set(node.assetId, node.pixels)
  return requested
}

/** The file must have the aspect ratio that the document records, at any resolution. */
function checkShape(assetId: string, image: PrintImage, requested: Size | undefined): void {
  if (!requested) return
  const upright = uprightSize(image)
  const ratio = upright.width / upright.height / (requested.width / requested.height)
  const tolerance = 0.01 + 1 / Math.min(upright.width, upright.height)
  if (Math.abs(ratio - 1) > tolerance) {
    throw new PdfError(
      'image-mismatch',
      `Photo ${assetId} is ${upright.width} x ${upright.height}, the document has ${requested.width} x ${requested.height}`,
    )
  }
}
