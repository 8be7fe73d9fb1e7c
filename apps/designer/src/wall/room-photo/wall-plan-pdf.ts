import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { Translate } from '@passepartout/domain'
import { sheetSize } from './room-photo.ts'
import { boundsOfPlan, type PlannedItem, wallGaps, wallOffsetOf } from './wall-plan.ts'

const POINTS_PER_MM = 72 / 25.4
const INK = rgb(0.1, 0.09, 0.09)
const FAINT = rgb(0.55, 0.53, 0.5)
const MARGIN = 18
const TEST_LINE_MM = 100
const TEMPLATE_MM = 120

interface Plan {
  pictures: readonly PlannedItem[]
  sheet: readonly [width: number, height: number]
  paper: Parameters<typeof sheetSize>[0]
  t: Translate
  /** A length in the units of the shop. */
  length: (mm: number) => string
  fileDate: Date
}

/**
 * Drilling plan of a wall as PDF: the position of each item relative to the sheet, and a template at true size for its
 * hanger, with a line of 100 mm for checking the printer's scale.
 */
export async function wallPlanPdf(plan: Plan): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.setTitle(plan.t('plan.title'), { showInWindowTitleBar: true })
  pdf.setCreationDate(plan.fileDate)
  pdf.setModificationDate(plan.fileDate)
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  const size = sheetSize(plan.paper, false)
  const page = () => createPaper(pdf.addPage([size[0] * POINTS_PER_MM, size[1] * POINTS_PER_MM]), fonts, size)
  drawOverview(page(), plan)
  drawTemplate(page(), plan)
  return pdf.save()
}

/** A page in mm from its upper left corner. */
function createPaper(
  page: PDFPage,
  fonts: { plain: PDFFont; bold: PDFFont },
  [width, height]: readonly [number, number],
) {
  const x = (mm: number) => mm * POINTS_PER_MM
  const y = (mm: number) => (height - mm) * POINTS_PER_MM
  const text = (
    words: string,
    at: readonly [number, number],
    { bold = false, size = 10, align = 'left' as 'left' | 'middle', most = width - MARGIN - at[0] } = {},
  ) => {
    const font = bold ? fonts.bold : fonts.plain
    const line = fitted(printable(words, font), font, size, most * POINTS_PER_MM)
    const wide = font.widthOfTextAtSize(line, size)
    page.drawText(line, {
      x: x(at[0]) - (align === 'middle' ? wide / 2 : 0),
      y: y(at[1]),
      size,
      font,
      color: INK,
    })
  }
  return {
    width,
    height,
    text,
    line(
      from: readonly [number, number],
      to: readonly [number, number],
      { thick = 0.6, dashed = false } = {},
    ) {
      page.drawLine({
        start: { x: x(from[0]), y: y(from[1]) },
        end: { x: x(to[0]), y: y(to[1]) },
        thickness: thick,
        color: dashed ? FAINT : INK,
        ...(dashed ? { dashArray: [3, 3] } : {}),
      })
    },
    box(left: number, top: number, wide: number, high: number, dashed = false) {
      page.drawRectangle({
        x: x(left),
        y: y(top + high),
        width: x(wide),
        height: x(high),
        borderWidth: dashed ? 0.6 : 1,
        borderColor: dashed ? FAINT : INK,
        ...(dashed ? { borderDashArray: [3, 3] } : { color: rgb(0.95, 0.94, 0.92) }),
      })
    },
    /** Draws lines of at most the page's width; returns the position of the next one. */
    paragraph(words: string, at: readonly [number, number], size = 10): number {
      const most = (width - MARGIN - at[0]) * POINTS_PER_MM
      let line = ''
      let top = at[1]
      const put = () => {
        text(line, [at[0], top], { size })
        top += size * 0.5
        line = ''
      }
      for (const word of printable(words, fonts.plain).split(' ')) {
        if (line && fonts.plain.widthOfTextAtSize(`${line} ${word}`, size) > most) put()
        line = line ? `${line} ${word}` : word
      }
      put()
      return top
    },
  }
}

type Paper = ReturnType<typeof createPaper>

/** PDF's built-in fonts contain Western characters only; others become a question mark. */
function printable(words: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  return [...words.replaceAll('\u202f', '\u00a0')]
    .map(letter => (known.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('')
}

function fitted(words: string, font: PDFFont, size: number, most: number): string {
  if (font.widthOfTextAtSize(words, size) <= most) return words
  const letters = [...words]
  while (letters.length > 1 && font.widthOfTextAtSize(`${letters.join('')}…`, size) > most) letters.pop()
  return `${letters.join('')}…`
}

function drawOverview(paper: Paper, { pictures, sheet, t, length }: Plan): void {
  paper.text(t('plan.title'), [MARGIN, 24], { bold: true, size: 18 })
  const top = paper.paragraph(t('plan.lead'), [MARGIN, 33]) + 3
  const extent = boundsOfPlan(pictures, sheet)
  const rows = pictures.length * 11 + 20
  const room = { width: paper.width - 2 * MARGIN, height: paper.height - top - rows - MARGIN }
  const scale = Math.min(room.width / extent.width, room.height / extent.height)
  const left = MARGIN + (room.width - extent.width * scale) / 2
  const at = ([x, y]: readonly [number, number]) =>
    [left + (x - extent.left) * scale, top + (y - extent.top) * scale] as const

  for (const [index, picture] of pictures.entries()) {
    const { left: x, top: y } = wallOffsetOf(picture)
    const corner = at([x, y])
    paper.box(corner[0], corner[1], picture.outer.widthMm * scale, picture.outer.heightMm * scale)
    const middle = at(picture.centre)
    paper.text(String(index + 1), [middle[0], middle[1] + 1.5], { bold: true, size: 12, align: 'middle' })
  }
  const corner = at([0, 0])
  paper.box(corner[0], corner[1], sheet[0] * scale, sheet[1] * scale, true)
  paper.text(t('plan.sheet'), [corner[0] + 1, corner[1] - 1], { size: 7 })
  for (const { from, to, mm } of wallGaps(pictures)) {
    const [start, end] = [at(from), at(to)]
    paper.line(start, end)
    const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2] as const
    paper.text(length(mm), [middle[0], middle[1] - 1], { size: 7, align: 'middle' })
  }

  let y = top + extent.height * scale + 14
  const columns = [MARGIN, MARGIN + 8, MARGIN + 76, MARGIN + 112, MARGIN + 146] as const
  const heads = ['plan.picture', 'plan.left', 'plan.middle', 'plan.top'] as const
  for (const [index, key] of heads.entries())
    paper.text(t(key), [columns[index + 1] ?? 0, y], { bold: true, size: 9, most: 32 })
  for (const [index, picture] of pictures.entries()) {
    const place = wallOffsetOf(picture)
    const size = `${length(picture.outer.widthMm)} × ${length(picture.outer.heightMm)}`
    y += 3
    paper.line([MARGIN, y], [paper.width - MARGIN, y], { thick: 0.3 })
    paper.text(String(index + 1), [columns[0], y + 4], { bold: true, size: 9 })
    paper.text(picture.title, [columns[1], y + 4], { size: 9, most: 64 })
    paper.text(size, [columns[1], y + 8], { size: 8, most: 64 })
    const across = (mm: number) =>
      t(mm < 0 ? 'plan.leftOf' : 'plan.rightOf', { length: length(Math.abs(mm)) })
    const down = t(place.top < 0 ? 'plan.above' : 'plan.below', { length: length(Math.abs(place.top)) })
    const facts = [across(place.left), across(place.middle), down]
    for (const [column, fact] of facts.entries())
      paper.text(fact, [columns[column + 2] ?? 0, y + 4], { size: 9, most: 33 })
    y += 8
  }
}

function drawTemplate(paper: Paper, { t }: Plan): void {
  paper.text(t('plan.template'), [MARGIN, 24], { bold: true, size: 18 })
  let top = 33
  for (const step of ['plan.step1', 'plan.step2', 'plan.step3', 'plan.step4', 'plan.step5'] as const)
    top = paper.paragraph(t(step), [MARGIN, top]) + 1.5

  const line = top + 8
  paper.line([MARGIN, line], [MARGIN + TEST_LINE_MM, line], { thick: 1 })
  for (const end of [MARGIN, MARGIN + TEST_LINE_MM])
    paper.line([end, line - 3], [end, line + 3], { thick: 1 })
  paper.text(t('plan.test'), [MARGIN, line + 8], { size: 9 })

  const edge = line + 26
  const middle = paper.width / 2
  paper.text(t('plan.topEdge'), [MARGIN, edge - 2], { size: 9 })
  paper.line([MARGIN, edge], [paper.width - MARGIN, edge], { thick: 1.2 })
  paper.line([middle, edge - 6], [middle, edge + TEMPLATE_MM], { thick: 0.8 })
  paper.text(t('plan.middleLine'), [middle, edge + TEMPLATE_MM + 7], { size: 9, align: 'middle', most: 150 })
  for (let mm = 0; mm <= TEMPLATE_MM; mm += 1) {
    const half = mm % 10 === 0 ? 6 : mm % 5 === 0 ? 4 : 2
    paper.line([middle - half, edge + mm], [middle + half, edge + mm], { thick: mm % 10 === 0 ? 0.6 : 0.3 })
    if (mm > 0 && mm % 10 === 0) paper.text(String(mm), [middle + 7.5, edge + mm + 1], { size: 7 })
  }
}
