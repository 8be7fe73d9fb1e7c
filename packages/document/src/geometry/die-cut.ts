import type { Box, Document, Page, Point } from '../model.ts'
import { maskPath } from './mask-path.ts'

/**
 * Corner radius; radius of holes, with the distances of their centres from the edge and from each other. Samples until
 * the lab provides its own.
 */
const CORNER_MM = 5
const HOLE = { radius: 2.5, fromEdge: 8, apart: 30 }

type Edge = 'top' | 'left' | 'right'

/** The edge of a card's fold as seen on this page; null for a flat card. */
function foldEdge(pages: readonly Page[], { role, trim }: Page): Edge | null {
  if (!pages.some(page => page.role === 'inside-left')) return null
  if (trim.width > trim.height) return 'top'
  return role === 'front' || role === 'inside-right' ? 'left' : 'right'
}

const boxOf = ({ trim }: Page): Box => ({ x: 0, y: 0, ...trim })

/** Centres of the holes of a page; along the fold if the card has one. */
function holesOf(count: number, fold: Edge | null, { trim: { width, height } }: Page): Point[] {
  const shifts = count === 2 ? [-HOLE.apart / 2, HOLE.apart / 2] : count === 1 ? [0] : []
  return shifts.map(shift =>
    fold === 'left' || fold === 'right'
      ? { x: fold === 'left' ? HOLE.fromEdge : width - HOLE.fromEdge, y: height / 2 + shift }
      : { x: width / 2 + shift, y: HOLE.fromEdge },
  )
}

interface CardOutline {
  mask: 'arch' | 'ellipse' | 'corners' | null
  fold: Edge | null
  holes: Point[]
}

function cardOutlineOf({ card, pages }: Pick<Document, 'card' | 'pages'>, page: Page): CardOutline | null {
  const punching = card?.punching
  if (!punching || page.role === null) return null
  const fold = foldEdge(pages, page)
  const mask = { arch: 'arch', oval: 'ellipse', corners: 'corners' }[punching] as
    | CardOutline['mask']
    | undefined
  const holes = holesOf({ hole: 1, 'two-holes': 2 }[punching] ?? 0, fold, page)
  return mask || holes.length > 0 ? { mask: mask ?? null, fold, holes } : null
}

/**
 * Outline of a die-cut card's page with its holes (even-odd), as SVG path data in mm from the trim's corner; null
 * without a die cut. The lab cuts complete prints: the print file does not contain the cut, the job ticket does.
 */
export function dieCutPath(document: Pick<Document, 'card' | 'pages'>, page: Page): string | null {
  const cut = cardOutlineOf(document, page)
  if (!cut) return null
  const outline =
    cut.mask === 'corners' ? cornersPath(page, cut.fold) : maskPath(cut.mask ?? 'rect', boxOf(page), 0)
  const holes = cut.holes.map(({ x, y }) => {
    const side = 2 * HOLE.radius
    return maskPath('circle', { x: x - HOLE.radius, y: y - HOLE.radius, width: side, height: side }, 0)
  })
  return [outline, ...holes].join('')
}

/** Rounds the open corners; those at a fold stay square. */
function cornersPath({ trim: { width, height } }: Page, fold: Edge | null): string {
  const r = (edges: readonly Edge[]) => (fold !== null && edges.includes(fold) ? 0 : CORNER_MM)
  const [a, b, c, d] = [r(['top', 'left']), r(['top', 'right']), r(['right']), r(['left'])]
  const corner = (radius: number, x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`
  return [
    `M${a} 0H${width - b}${corner(b, b, b)}V${height - c}${corner(c, -c, c)}`,
    `H${d}${corner(d, -d, -d)}V${a}${corner(a, a, -a)}Z`,
  ].join('')
}

/** Whether one of these points is in the part that the die cut removes, or closer to it than a distance in mm. */
export function isInDieCut(
  document: Pick<Document, 'card' | 'pages'>,
  page: Page,
  points: readonly Point[],
  nearMm: number,
): boolean {
  const cut = cardOutlineOf(document, page)
  if (!cut) return false
  const { width, height } = page.trim
  const half = width / 2
  return points.some(({ x, y }) => {
    if (cut.holes.some(hole => Math.hypot(x - hole.x, y - hole.y) < HOLE.radius + nearMm)) return true
    if (cut.mask === 'arch') return y < half && Math.hypot(x - half, y - half) > half - nearMm
    if (cut.mask !== 'ellipse') return false
    return Math.hypot((x - half) / (half - nearMm), (y - height / 2) / (height / 2 - nearMm)) > 1
  })
}
