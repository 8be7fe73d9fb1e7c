import { type Document, documentForRecord, loadTypesetting } from '@passepartout/document'
import { type SceneOptions, toScene, WATERMARK_FONT, withWatermark } from '@passepartout/render'
import { type PrintImage, renderPdf } from '@passepartout/render/pdf'
import type { Typesetter } from '@passepartout/typeset'
import sharp, { type Sharp } from 'sharp'
import { largePreviewKey, type PhotoFiles } from './photo-files.ts'
import { rasterise } from './rasterise.ts'
import { srgbProfile } from './srgb-profile.ts'

/** Longer side of a photo in pixels: to be judged on a screen, not to be printed. */
const SIDE = 900
/** The same where a book or box holds so many that the file would be too large to send. */
const SMALL = { side: 500, from: 60 }
/** A photo that has not arrived, or is only a sample. */
const EMPTY = '#d9d7d2'

export interface Proof {
  document: Document
  /** Stands across every page. */
  words: string
  title: string
  createdAt: Date
}

/**
 * A design as a PDF to look at: the same scenes as the print file, with a watermark and small photos made from previews,
 * its words to be read, searched and copied as well. A print that is wanted often is shown once.
 *
 * @throws AppError `gone` for a drawing that is nowhere to be found
 */
export async function renderProofPdf({
  document: design,
  words,
  title,
  createdAt,
  storage,
  shaper,
  artwork,
}: Proof & { storage: PhotoFiles; shaper: Typesetter } & Required<
    Pick<SceneOptions, 'artwork'>
  >): Promise<Uint8Array> {
  // Other guests' names are nobody's business who is only to judge the card.
  const document = documentForRecord(design, 0)
  await loadTypesetting(shaper, document, [WATERMARK_FONT])
  const scenes = document.pages.map((_, index) =>
    withWatermark(
      toScene(document, index, { shaper, artwork, emptyFill: EMPTY, readable: true }),
      words,
      shaper,
    ),
  )
  const side = Object.keys(document.assets).length > SMALL.from ? SMALL.side : SIDE
  const loadImage = async (id: string): Promise<PrintImage> => {
    const kept = await storage.withFile(largePreviewKey(id), path =>
      small(sharp(path), side).toBuffer({ resolveWithObject: true }),
    )
    const { data, info } = kept ?? (await placeholder(document, id).toBuffer({ resolveWithObject: true }))
    return { encoding: 'jpeg', bytes: data, width: info.width, height: info.height }
  }
  const readable = { locale: document.locale }
  return renderPdf(scenes, { loadImage, icc: await srgbProfile(), createdAt, title, rasterise, readable })
}

const small = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 72 })

/** In the shape of the photo that it stands for. */
function placeholder({ assets }: Document, id: string): Sharp {
  const { width = 1, height = 1 } = assets[id] ?? {}
  const scale = 300 / Math.max(width, height)
  const size = [width, height].map(one => Math.max(1, Math.round(one * scale))) as [number, number]
  return sharp({ create: { width: size[0], height: size[1], channels: 3, background: EMPTY } }).jpeg()
}
