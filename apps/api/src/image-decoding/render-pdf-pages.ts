import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { type ConvertedImage, PDF_MEMORY, type PdfJob, type RenderedPdf } from './image-types.ts'
import { limitWasmMemory } from './wasm-memory.ts'

const POINTS_PER_INCH = 72
const PRINT_DPI = 300
/** An A4 page at 300 dpi has 8.7 megapixels; larger sheets are rendered at a lower resolution. */
const MOST_PIXELS = 16_000_000
const LONGEST_SIDE = 12_000

/**
 * Renders every page of a PDF as a JPEG, at 300 dpi where its size allows. Runs in a decoder process, which should end
 * afterwards: the library's memory never shrinks.
 */
export async function renderPdfPages({ path, folder, maxPages }: PdfJob): Promise<RenderedPdf> {
  limitWasmMemory(PDF_MEMORY)
  try {
    const pdfium = await PDFiumLibrary.init()
    const document = await pdfium.loadDocument(await readFile(path))
    const count = document.getPageCount()
    if (count === 0) return BROKEN
    if (count > maxPages) return { ok: false, problem: { code: 'pdf-too-many-pages', count } }
    const pages: ConvertedImage[] = []
    for (let index = 0; index < count; index++) {
      const page = await drawPage(document, index, folder)
      if (!page) return BROKEN
      pages.push(page)
    }
    return { ok: true, pages }
  } catch (error) {
    // The library distinguishes its errors by message only.
    return /password|security/i.test(String(error)) ? LOCKED : BROKEN
  }
}

const BROKEN: RenderedPdf = { ok: false, problem: { code: 'pdf-broken' } }
const LOCKED: RenderedPdf = { ok: false, problem: { code: 'pdf-locked' } }

async function drawPage(document: PDFiumDocument, index: number, folder: string) {
  const page = document.getPage(index)
  const scale = scaleOf(page)
  if (!scale) return undefined
  const drawn = await page.render({ scale, render: 'bitmap', renderFormFields: true })
  const file = `page-${index + 1}.jpeg`
  // Rendered on white, so the alpha channel is dropped; the library returns RGBA.
  const { width, height, size } = await sharp(drawn.data, {
    raw: { width: drawn.width, height: drawn.height, channels: 4 },
  })
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toFile(join(folder, file))
  return { file, format: 'jpeg' as const, width, height, bytes: size }
}

/** Pixels per point; `undefined` for a page without a size, which is how an unreadable page appears. */
function scaleOf(page: PDFiumPage): number | undefined {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
  if (!(width >= 1 && height >= 1)) return undefined
  return Math.min(
    PRINT_DPI / POINTS_PER_INCH,
    Math.sqrt(MOST_PIXELS / (Math.floor(width) * Math.floor(height))),
    LONGEST_SIDE / Math.max(width, height),
  )
}
