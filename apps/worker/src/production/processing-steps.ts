import type { ProcessingStep } from '@passepartout/render'
import type { JobTicket } from './job-ticket.ts'
import type { TicketMark, TicketSheet } from './sheet-schema.ts'

/**
 * The cut, creases, folds and holes of a ticket for each page of its file; of a card for each page of one card. Empty
 * where the sheets are only trimmed.
 */
export function processingSteps({
  punching,
  sheets,
}: Pick<JobTicket, 'punching' | 'sheets'>): ProcessingStep[][] {
  const cuts = (punching?.paths ?? []).map(({ page, path }) => ({ page, steps: [cutting(path)] }))
  const marks = (sheets ?? []).map(sheet => ({
    page: sheet.page,
    steps: sheet.binding.marks.flatMap(mark => stepsOf(mark, sheet)),
  }))
  const all = [...cuts, ...marks]
  const last = Math.max(0, ...all.map(({ page }) => page))
  return Array.from({ length: last }, (_, index) =>
    all.filter(({ page }) => page === index + 1).flatMap(({ steps }) => steps),
  )
}

const cutting = (d: string): ProcessingStep => ({ kind: 'cutting', d })

/** Marks without a tool, such as the extent of a board, stay in the ticket. */
function stepsOf(mark: TicketMark, sheet: TicketSheet): ProcessingStep[] {
  const line = (atMm: number) => `M${atMm} 0V${sheet.trim.height}`
  switch (mark.kind) {
    case 'crease':
      return [{ kind: 'creasing', d: line(mark.atMm) }]
    case 'fold':
      return [{ kind: 'folding', d: line(mark.atMm) }]
    case 'thumb-hole':
      return [{ kind: 'punching', d: thumbHole(mark, sheet) }]
    case 'holes':
      return [{ kind: 'punching', d: holes(mark, sheet) }]
    default:
      return []
  }
}

type Holes = Extract<TicketMark, { kind: 'holes' }>

function holes({ shape, sizeMm, centreMm, firstMm, pitchMm, count }: Holes, sheet: TicketSheet): string {
  const half = sizeMm / 2
  const hole = (x: number, y: number) =>
    shape === 'square'
      ? `M${exact(x - half)} ${exact(y - half)}h${sizeMm}v${sizeMm}h${-sizeMm}Z`
      : `M${exact(x - half)} ${exact(y)}a${half} ${half} 0 1 0 ${sizeMm} 0a${half} ${half} 0 1 0 ${-sizeMm} 0Z`
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = fromEdge(sheet, firstMm + index * (pitchMm ?? 0), centreMm)
    return hole(x, y)
  }).join('')
}

/** A semicircle that opens to the binding edge. */
function thumbHole(
  { diameterMm, atMm }: Extract<TicketMark, { kind: 'thumb-hole' }>,
  sheet: TicketSheet,
): string {
  const r = diameterMm / 2
  const [from, until] = [fromEdge(sheet, atMm - r, 0), fromEdge(sheet, atMm + r, 0)]
  const sweep = sheet.binding.edge === 'top' || sheet.binding.edge === 'right' ? 0 : 1
  return `M${exact(from.x)} ${exact(from.y)}A${r} ${r} 0 0 ${sweep} ${exact(until.x)} ${exact(until.y)}`
}

/** A point of the trim: along the binding edge, and from it inwards. */
function fromEdge({ trim, binding: { edge } }: TicketSheet, along: number, inwards: number) {
  if (edge === 'left') return { x: inwards, y: along }
  if (edge === 'right') return { x: trim.width - inwards, y: along }
  return { x: along, y: edge === 'bottom' ? trim.height - inwards : inwards }
}

/** Rounded to micrometres, which hides binary fractions. */
const exact = (mm: number) => Math.round(mm * 1000) / 1000
