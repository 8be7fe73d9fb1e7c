import type { Channel, Locale } from '@passepartout/domain'
import { hasRightToLeft } from '@passepartout/typeset'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { BRANDS } from '../brand.ts'
import { type FontRole, fontRuns } from './document-fonts.ts'

const POINTS_PER_MM = 72 / 25.4
export const pt = (mm: number) => mm * POINTS_PER_MM

export interface TextStyle {
  cut?: FontRole
  /** Points. */
  size: number
  colour?: string
  align?: 'left' | 'right' | 'center'
}

interface SheetOptions {
  channel: Channel
  locale: Locale
  /** Fixed texts and numbers only: it is copied into the metadata without escaping. */
  title: string
  /** Recorded in the file, so that the same input gives the same bytes. */
  createdAt: Date
  /** Millimetres. */
  size: { width: number; height: number }
}

export interface Attachment {
  name: string
  type: string
  bytes: Uint8Array
  description: string
  /** XMP that describes it. */
  metadata: string
}

export type PdfSheet = ReturnType<typeof createPdfSheet>

/**
 * A document of the shop, PDF/A-3b: millimetres from the top left, text placed by its baseline, every font embedded as
 * a subset.
 */
export function createPdfSheet({ channel, locale, title, createdAt, size }: SheetOptions) {
  const { ink, mark } = BRANDS[channel]
  const pdf = new PDFDocument({
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    tagged: true,
    size: [pt(size.width), pt(size.height)],
    margin: 0,
    bufferPages: true,
    info: { Title: title, Creator: BRANDS[channel].name, Producer: 'PDFKit', CreationDate: createdAt },
  })
  const content = pdf.struct('Document')
  pdf.addStructure(content)
  const chunks: Buffer[] = []
  pdf.on('data', chunk => chunks.push(chunk))
  const known = new Set<string>()

  const use = ({ name, bytes }: { name: string; bytes: Buffer }, points: number) => {
    if (!known.has(name)) pdf.registerFont(name, bytes)
    known.add(name)
    pdf.font(name).fontSize(points)
  }
  const measured = (text: string, { cut = 'text', size }: TextStyle) =>
    fontRuns(text, channel, cut).map(run => {
      use(run.file, size)
      return { ...run, width: pdf.widthOfString(run.text) / POINTS_PER_MM }
    })
  const widthOf = (text: string, style: TextStyle) =>
    measured(text, style).reduce((sum, { width }) => sum + width, 0)

  /** Breaks a text into lines of at most `width`; a wider word is broken. */
  function wrap(text: string, style: TextStyle, width: number): string[] {
    return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap(paragraph => {
      const lines: string[] = []
      let line = ''
      for (const word of paragraph.split(/ +/)) {
        const longer = line === '' ? word : `${line} ${word}`
        if (widthOf(longer, style) <= width) {
          line = longer
          continue
        }
        if (line !== '') lines.push(line)
        line = word
        while (widthOf(line, style) > width && [...line].length > 1) {
          const head = longestHeading(line, part => widthOf(part, style) <= width)
          lines.push(head)
          line = line.slice(head.length)
        }
      }
      return [...lines, line]
    })
  }

  /** Tags text for screen readers: one paragraph, or a heading. */
  const tagged = (text: string, { cut }: TextStyle, draw: () => void) => {
    // Arabic glyphs merge several characters, so the plain text is added.
    const actual = hasRightToLeft(text) ? { actual: text } : {}
    content.add(pdf.struct(cut === 'display' ? 'H1' : 'P', actual, [draw]))
  }
  /** Marks decoration, which screen readers skip: its content is also in the text. */
  const unread = (draw: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    pdf.endMarkedContent()
  }

  /** Writes one line; right-aligned text ends at `x`, centred text is around it. */
  function put(text: string, x: number, baseline: number, style: TextStyle): void {
    if (text.trim() !== '') tagged(text, style, () => draw(text, x, baseline, style))
  }

  function draw(text: string, x: number, baseline: number, style: TextStyle): void {
    const runs = measured(text, style)
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    let left = style.align === 'right' ? x - width : style.align === 'center' ? x - width / 2 : x
    for (const run of runs) {
      use(run.file, style.size)
      pdf.fillColor(style.colour ?? ink)
      pdf.text(run.text, pt(left), pt(baseline), { lineBreak: false, baseline: 'alphabetic' })
      left += run.width
    }
  }

  /** Writes lines below each other; returns the baseline of the next one. */
  function putLines(
    lines: readonly string[],
    x: number,
    baseline: number,
    style: TextStyle & { leading: number },
  ): number {
    if (lines.some(line => line.trim() !== ''))
      tagged(lines.join(' '), style, () => {
        for (const [index, line] of lines.entries()) {
          // The space keeps the last word of a line and the first of the next apart in screen readers.
          const isAligned = style.align === 'right' || style.align === 'center' || hasRightToLeft(line)
          draw(
            isAligned || index === lines.length - 1 ? line : `${line} `,
            x,
            baseline + index * style.leading,
            style,
          )
        }
      })
    return baseline + lines.length * style.leading
  }

  return {
    pdf,
    size,
    widthOf,
    wrap,
    put,
    putLines,
    rule(x: number, y: number, width: number, colour = BRANDS[channel].line, weight = 0.2): void {
      unread(() => {
        pdf.lineWidth(pt(weight)).undash().strokeColor(colour)
        pdf
          .moveTo(pt(x), pt(y))
          .lineTo(pt(x + width), pt(y))
          .stroke()
      })
    },
    fill(x: number, y: number, width: number, height: number, colour: string): void {
      unread(() => pdf.rect(pt(x), pt(y), pt(width), pt(height)).fill(colour))
    },
    mark(x: number, y: number, height: number): void {
      unread(() => {
        pdf
          .save()
          .translate(pt(x), pt(y))
          .scale(pt(height) / mark.height)
        for (const { d, fill, stroke, strokeWidth = 1 } of mark.shapes) {
          if (fill) pdf.path(d).fill(fill)
          if (stroke) pdf.path(d).lineWidth(strokeWidth).stroke(stroke)
        }
        pdf.restore()
      })
    },
    /** A QR code; the caller provides its quiet zone. */
    code(payload: string, x: number, y: number, side: number): void {
      const { data, size: modules } = encode(payload, { ecc: 'M', border: 0 })
      const module = pt(side) / modules
      unread(() => {
        pdf.fillColor('#000000')
        for (const [row, cells] of data.entries()) {
          for (let column = 0; column < modules; column++) {
            if (!cells[column]) continue
            const start = column
            while (cells[column + 1]) column++
            pdf.rect(pt(x) + start * module, pt(y) + row * module, (column - start + 1) * module, module)
          }
        }
        pdf.fill()
      })
    },
    addPage: () => void pdf.addPage(),
    pages: () => pdf.bufferedPageRange().count,
    onPage: (page: number) => void pdf.switchToPage(page),
    attach({ name, type, bytes, description, metadata }: Attachment): void {
      const dates = { creationDate: createdAt, modifiedDate: createdAt }
      attachFile(pdf, Buffer.from(bytes), { name, type, description, ...dates, relationship: 'Alternative' })
      appendXml(pdf, metadata)
    },
    async finish(): Promise<Uint8Array> {
      const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
      content.end()
      pdf.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

function longestHeading(text: string, fits: (head: string) => boolean): string {
  const letters = [...text]
  let length = 1
  while (length < letters.length && fits(letters.slice(0, length + 1).join(''))) length++
  return letters.slice(0, length).join('')
}

/** Members missing in the type declarations. */
interface PdfKitInternals {
  appendXML(xml: string): void
  file(bytes: Buffer, options: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string }): void
}
const appendXml = (pdf: PDFKit.PDFDocument, xml: string) => (pdf as unknown as PdfKitInternals).appendXML(xml)
const attachFile = (pdf: PDFKit.PDFDocument, ...file: Parameters<PdfKitInternals['file']>) =>
  (pdf as unknown as PdfKitInternals).file(...file)
