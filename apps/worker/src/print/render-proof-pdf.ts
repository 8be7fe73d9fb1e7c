import {
  allSlots,
  type Document,
  documentForRecord,
  effectivePpi,
  loadTypesetting,
  slotFrame,
} from '@passepartout/document'
import { printedDocument } from '@passepartout/document/book'
import { type SceneOptions, toScene, WATERMARK_FONT, withWatermark } from '@passepartout/render'
import { type PrintImage, renderPdf } from '@passepartout/render/pdf'
import { largePreviewKey } from '@passepartout/storage'
import type { Typesetter } from '@passepartout/typeset'
import sharp, { type Sharp } from 'sharp'
import type { PhotoFiles } from './photo-files.ts'
import { rasterise } from './rasterise.ts'
import { srgbProfile } from './srgb-profile.ts'

/** Longer side of a photo in pixels: enough for a screen, not for print. */
const SIDE = 900
/** The side where a book or box holds `from` photos or more: the file would be too large to send. */
const SMALL = { side: 500, from: 60 }
/** Colour of a photo that is not uploaded, or is only a sample. */
const EMPTY = '#d9d7d2'

export interface Proof {
  document: Document
  /** The watermark on every page; a customer's own copy of an order has none. */
  words?: string
  /** Resolution of photos where they are largest, as far as their previews go; by default they are small. */
  ppi?: number
  title: string
  createdAt: Date
}

/**
 * A design as a PDF for the screen: the scenes of the print file, with photos from previews and a watermark where it is
 * for review; its text can be read, searched and copied. A print with several copies is shown once.
 *
 * @throws AppError `gone` for a missing drawing
 */
export async function renderProofPdf({
  document: design,
  words,
  ppi,
  title,
  createdAt,
  storage,
  shaper,
  artwork,
}: Proof & { storage: PhotoFiles; shaper: Typesetter } & Required<
    Pick<SceneOptions, 'artwork'>
  >): Promise<Uint8Array> {
  // Only the first record: a reader of the proof must not see other guests' names.
  const document = printedDocument(documentForRecord(design, 0))
  await loadTypesetting(shaper, document, words === undefined ? [] : [WATERMARK_FONT])
  const options = { shaper, artwork, readable: true }
  const scenes = document.pages.map((_, index) =>
    words === undefined
      ? toScene(document, index, options)
      : withWatermark(toScene(document, index, { ...options, emptyFill: EMPTY }), words, shaper),
  )
  const small = Object.keys(document.assets).length > SMALL.from ? SMALL.side : SIDE
  const sides = ppi === undefined ? undefined : sidesAt(ppi, document)
  const loadImage = async (id: string): Promise<PrintImage> => {
    const photo = await storage.withFile(largePreviewKey(id), path =>
      reduced(sharp(path), sides?.get(id) ?? small).toBuffer({ resolveWithObject: true }),
    )
    const { data, info } = photo ?? (await placeholder(document, id).toBuffer({ resolveWithObject: true }))
    return { encoding: 'jpeg', bytes: data, width: info.width, height: info.height }
  }
  const readable = { locale: document.locale }
  return renderPdf(scenes, { loadImage, icc: await srgbProfile(), createdAt, title, rasterise, readable })
}

/** Longer side in pixels of each photo in a place, for a resolution where it is largest. */
function sidesAt(ppi: number, document: Document): Map<string, number> {
  const sides = new Map<string, number>()
  for (const { page, slot } of allSlots(document)) {
    const asset = slot.photo && document.assets[slot.photo.assetId]
    if (!slot.photo || !asset) continue
    const part = ppi / effectivePpi(slotFrame(page, slot), asset, slot.photo.crop)
    const side = Math.ceil(Math.max(asset.width, asset.height) * part)
    sides.set(asset.id, Math.max(side, sides.get(asset.id) ?? 1))
  }
  return sides
}

const reduced = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 72 })

/** In the aspect ratio of the missing photo. */
function placeholder({ assets }: Document, id: string): Sharp {
  const { width = 1, height = 1 } = assets[id] ?? {}
  const scale = 300 / Math.max(width, height)
  const size = [width, height].map(one => Math.max(1, Math.round(one * scale))) as [number, number]
  return sharp({ create: { width: size[0], height: size[1], channels: 3, background: EMPTY } }).jpeg()
}
