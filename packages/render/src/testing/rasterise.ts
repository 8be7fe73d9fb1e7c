import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** RGB pixels, three bytes each. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
}

interface PixelSize {
  width: number
  height: number
}

// Renderers sample images differently when they shrink them, some to whole pixels. Rendering large and shrinking by the
// same library leaves only differences in the drawing itself.
const OVERSAMPLING = 2

const oversampled = ({ width, height }: PixelSize): PixelSize => ({
  width: width * OVERSAMPLING,
  height: height * OVERSAMPLING,
})

/** Renders an SVG; the callback receives the oversampled size to draw it in. */
export async function rasteriseSvg(svgOfSize: (size: PixelSize) => string, size: PixelSize): Promise<Raster> {
  return raw(sharp(Buffer.from(svgOfSize(oversampled(size)))), size)
}

/** Renders a page of a PDF, counted from 1, with poppler, on which the tools of print shops are based. */
export async function rasterisePdf(pdf: Uint8Array, size: PixelSize, number = 1): Promise<Raster> {
  const { width, height } = oversampled(size)
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-pdf-'))
  try {
    const [file, page] = [join(folder, 'page.pdf'), join(folder, 'page')]
    writeFileSync(file, pdf)
    const scale = ['-scale-to-x', String(width), '-scale-to-y', String(height)]
    // TIFF, because encoding the same pixels as PNG takes poppler three times as long.
    const only = ['-f', String(number), '-l', String(number), '-singlefile']
    poppler('pdftocairo', ['-tiff', '-tiffcompression', 'none', ...only, ...scale, file, page])
    return await raw(sharp(`${page}.tif`), size)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Page boxes in millimetres as `[x1, y1, x2, y2]`, from the lower left. */
export function pdfBoxes(pdf: Uint8Array): Record<string, number[]> {
  const text = withFile(pdf, file => poppler('pdfinfo', ['-box', file]).toString())
  const lines = text.matchAll(/^(\w+Box):\s+(.+)$/gm)
  return Object.fromEntries(
    [...lines].map(([, name = '', numbers = '']) => [
      name,
      numbers
        .trim()
        .split(/\s+/)
        .map(points => (Number(points) * 25.4) / 72),
    ]),
  )
}

/** Size of every page box in millimetres as `[width, height]`. */
export function pdfPageSizes(pdf: Uint8Array): Record<string, [width: number, height: number]>[] {
  const text = withFile(pdf, file => poppler('pdfinfo', ['-box', '-f', '1', '-l', '10000', file]).toString())
  const pages: Record<string, [number, number]>[] = []
  for (const [, page = '', name = '', numbers = ''] of text.matchAll(/^Page\s+(\d+) (\w+Box):\s+(.+)$/gm)) {
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers
      .trim()
      .split(/\s+/)
      .map(points => (Number(points) * 25.4) / 72)
    pages[Number(page) - 1] = { ...pages[Number(page) - 1], [name]: [right - left, top - bottom] }
  }
  return pages
}

export const pdfInfo = (pdf: Uint8Array): string =>
  withFile(pdf, file => poppler('pdfinfo', ['-isodates', file]).toString())

export const pdfMetadata = (pdf: Uint8Array): string =>
  withFile(pdf, file => poppler('pdfinfo', ['-meta', file]).toString())

export const pdfImages = (pdf: Uint8Array): string =>
  withFile(pdf, file => poppler('pdfimages', ['-list', file]).toString())

export const pdfFonts = (pdf: Uint8Array): string[] =>
  withFile(pdf, file => poppler('pdffonts', [file]).toString().trim().split('\n').slice(2)).map(
    line => line.split(' ')[0] ?? '',
  )

/** Text of a file as a screen reader gets it, paragraph by paragraph. */
export const pdfParagraphs = (pdf: Uint8Array): string[] => {
  const tree = withFile(pdf, file => poppler('pdfinfo', ['-struct-text', file]).toString())
  return [...tree.matchAll(/^ *"(.*)"$/gm)].map(([, spoken = '']) => spoken.trim())
}

/** Words of a file's text layer with their boxes in millimetres from the top left of their page. */
export function pdfWords(pdf: Uint8Array): { text: string; box: [number, number, number, number] }[] {
  const html = withFile(pdf, file => poppler('pdftotext', ['-bbox', file, '-']).toString())
  const words = html.matchAll(
    /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g,
  )
  return [...words].map(([, left, top, right, bottom, text = '']) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [left, top, right, bottom].map(at => (Number(at) * 25.4) / 72)
    return { text: text.replaceAll('&amp;', '&'), box: [x1, y1, x2, y2] }
  })
}

/** Filled paths of a file's first page, in painting order: path data in points from the top left. */
export function pdfOutlines(pdf: Uint8Array): string[] {
  // By default poppler shrinks the page slightly, to whole points.
  const as = ['-svg', '-noshrink', '-nocenter', '-l', '1']
  const svg = withFile(pdf, file => poppler('pdftocairo', [...as, file, '-']).toString())
  const painted = svg.replace(/<defs>.*?<\/defs>/gs, '')
  return [...painted.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = '']) => d)
}

function poppler(tool: string, args: string[]): Buffer {
  try {
    return execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${tool} is missing. Print files are checked with poppler: install "poppler-utils".`)
  }
}

function withFile<T>(pdf: Uint8Array, use: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-pdf-'))
  try {
    const file = join(folder, 'page.pdf')
    writeFileSync(file, pdf)
    return use(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function raw(image: Sharp, { width, height }: PixelSize): Promise<Raster> {
  const pixels = await image
    .flatten({ background: '#ffffff' })
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { width, height, pixels }
}
