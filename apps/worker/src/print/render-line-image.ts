import { type Document, documentForRecord, foldsOf, loadTypesetting, type Page } from '@passepartout/document'
import { printedDocument } from '@passepartout/document/book'
import type { ProductAppearance } from '@passepartout/domain'
import { type SceneOptions, sceneToSvg, toScene } from '@passepartout/render'
import type { Typesetter } from '@passepartout/typeset'
import sharp, { type Sharp } from 'sharp'
import { embedPhotos } from './embed-photos.ts'
import type { PhotoFiles } from './photo-files.ts'
import { renderProductImage } from './product-image.ts'

export interface RenderedLine {
  document: Document
  /** Longer side in pixels. */
  width: number
  /** The product around the printed page; the background of the image is then transparent. */
  dress?: ProductAppearance | undefined
}

interface RenderDeps {
  storage: PhotoFiles
  shaper: Typesetter
}

/**
 * Renders the front of a frozen design as a customer sees it, from the photos' previews, within the finished product.
 *
 * @throws AppError `gone` where a photo is missing
 */
export async function renderLineImage({
  document: design,
  width,
  dress,
  ...tools
}: RenderedLine & RenderDeps): Promise<Uint8Array> {
  // A mail-merge card shows its first record.
  const document = documentForRecord(design, 0)
  const [front] = document.pages
  if (!front || !dress) {
    const { trim } = front ?? { trim: { width: 1, height: 1 } }
    const drawn = await renderPage(
      tools,
      document,
      0,
      fullArea(trim),
      width / Math.max(trim.width, trim.height),
    )
    return webp(drawn)
  }
  const pages = visiblePages({ document, dress })
  const seen = pages.map(page => visibleArea(page, dress))
  const plain = seen.map(({ width, height }) => ({ width, height, href: '' }))
  const { box } = renderProductImage(dress, plain)
  const scale = width / Math.max(box.width, box.height)
  const faces = await Promise.all(
    seen.map(async (area, index) => {
      const drawn = await (await renderPage(tools, document, index, area, scale))
        .png({ compressionLevel: 1 })
        .toBuffer()
      return { ...area, href: `data:image/png;base64,${drawn.toString('base64')}` }
    }),
  )
  const { body } = renderProductImage(dress, faces)
  const size = sizeOf(box, scale)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width * OVERSAMPLING}" height="${size.height * OVERSAMPLING}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none">${body}</svg>`
  const drawn = await sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer()
  return webp(sharp(drawn).resize(size.width, size.height))
}

/** The pages that are seen of a line. */
export const visiblePages = ({ document, dress }: Pick<RenderedLine, 'document' | 'dress'>): Page[] =>
  document.pages.slice(0, dress?.kind === 'pile' ? PILE : 1)

export interface DraftPage {
  document: Document
  /** Index of the page. */
  page: number
  /** Longer side in pixels. */
  side: number
}

/** Colour of a slot without a photo, as in the designer. */
const EMPTY = '#d9d7d2'

/**
 * Renders a page of a draft; sample photos, and photos that are not uploaded yet, are left out.
 *
 * @throws AppError `gone` for a missing drawing
 */
export async function renderDraftPage({
  document,
  page,
  side,
  artwork,
  ...tools
}: DraftPage & Pick<SceneOptions, 'artwork'> & RenderDeps): Promise<Uint8Array> {
  const shown = printedDocument(documentForRecord(document, 0))
  const { trim } = shown.pages[page] ?? { trim: { width: 1, height: 1 } }
  const scale = side / Math.max(trim.width, trim.height)
  return webp(
    await renderPage(
      { ...tools, ...(artwork && { artwork }), isDraft: true },
      shown,
      page,
      fullArea(trim),
      scale,
    ),
  )
}

/** Prints shown in a pile. */
const PILE = 3
/** The SVG library scales images down coarsely: the page is rendered larger, then scaled down well. */
const OVERSAMPLING = 2

interface DraftRenderDeps extends Pick<SceneOptions, 'artwork'> {
  isDraft?: boolean
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

const fullArea = ({ width, height }: { width: number; height: number }): Area => ({
  x: 0,
  y: 0,
  width,
  height,
})

/** The visible part of a page in the finished product: within the frame, or the front of a book's cover. */
function visibleArea({ trim, role, spine }: Page, dress: ProductAppearance): Area {
  if (dress.kind === 'framed') {
    const { widthMm: width, heightMm: height } = dress.seen
    return { x: (trim.width - width) / 2, y: (trim.height - height) / 2, width, height }
  }
  const front = dress.kind === 'book' ? (foldsOf({ trim, role, spine }).at(-1) ?? 0) : 0
  return { x: front, y: 0, width: trim.width - front, height: trim.height }
}

const sizeOf = ({ width, height }: { width: number; height: number }, scale: number) => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

async function renderPage(
  { storage, shaper, artwork, isDraft = false }: RenderDeps & DraftRenderDeps,
  document: Document,
  index: number,
  area: Area,
  scale: number,
): Promise<Sharp> {
  const page = document.pages[index]
  if (page) await loadTypesetting(shaper, { ...document, pages: [page] })
  const scene = toScene(document, index, {
    shaper,
    ...(artwork && { artwork }),
    ...(isDraft && { emptyFill: EMPTY }),
  })
  const photo = await embedPhotos(storage, scene, { pixelsPerMm: scale * OVERSAMPLING, mayLack: isDraft })
  const size = sizeOf(area, scale)
  const large = { width: size.width * OVERSAMPLING, height: size.height * OVERSAMPLING }
  const svg = sceneToSvg(scene, { hrefFor: () => null, photo, size: large, area })
  const drawn = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(drawn).resize(size.width, size.height)
}

const webp = (drawn: Sharp) => drawn.webp({ quality: 84, smartSubsample: true }).toBuffer()
