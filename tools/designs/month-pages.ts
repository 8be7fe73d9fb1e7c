import { type CalendarDesign, type DesignLibrary, documentFromDesign } from '@passepartout/designs'
import {
  addMonths,
  type Document,
  daysOf,
  type Element,
  fontFacesOf,
  type Month,
  type MonthGridElement,
  monthOf,
  type Size,
} from '@passepartout/document'
import {
  flattenNodes,
  type GroupNode,
  type PathNode,
  type PositionedWord,
  type Scene,
  toScene,
} from '@passepartout/render'
import type { Typesetter } from '@passepartout/typeset'

/** The months of two years, one of them a leap year. */
export const MONTHS = Array.from({ length: 24 }, (_, later) => addMonths({ year: 2027, month: 1 }, later))

/** A rendered grid of a page, with the days that it must contain. */
export interface DrawnGrid {
  grid: GroupNode
  days: string[]
}

export interface MonthPage {
  name: string
  document: Document
  scene: Scene
  grids: DrawnGrid[]
}

export interface MonthPagesContext {
  library: DesignLibrary
  shaper: Typesetter
  photos?: (sample: string) => Size | undefined
  /** Skips everything except grids, which takes most of the time. */
  onlyGrids?: boolean
}

/** Every sheet of a design in one of its sizes, for each month. */
export async function monthPages(
  { library, shaper, photos, onlyGrids = false }: MonthPagesContext,
  design: CalendarDesign,
  { trim, start }: { trim: { widthMm: number; heightMm: number }; start: Month },
): Promise<MonthPage[]> {
  const sheets = design.pages.filter(({ id }) => id.startsWith('month-'))
  const whole = documentFromDesign(library, design, {
    pages: sheets.map(({ id }) => ({ page: id, month: 0 })),
    locale: 'de-DE',
    trim,
    calendar: { start, region: null, holidays: {}, events: [], names: [] },
    ...(photos ? { photos } : {}),
  })
  if (!whole) throw new Error(`${design.id} has no sheets`)
  const document = onlyGrids ? withOnlyGrids(whole) : whole
  await shaper.load(fontFacesOf(document))
  const artwork = (hash: string) => library.artwork[hash]
  return document.pages.map((page, index) => {
    const scene = toScene(document, index, { shaper, artwork, readable: true })
    const groups = [...flattenNodes(scene.nodes)].filter(node => node.type === 'group')
    return {
      name: `${design.id} ${trim.widthMm} x ${trim.heightMm} ${page.id} ${start.year}-${start.month}`,
      document,
      scene,
      grids: page.elements.filter(isGrid).map(element => ({
        grid: groups.find(({ elementId }) => elementId === element.id) as GroupNode,
        days: daysOf(addMonths(monthOf(document, page), element.offset)).map(({ day }) => String(day)),
      })),
    }
  })
}

const withOnlyGrids = (document: Document): Document => ({
  ...document,
  pages: document.pages.map(page => ({ ...page, elements: page.elements.filter(isGrid) })),
})

const isGrid = (element: Element): element is MonthGridElement => element.type === 'month-grid'

/** The paths of a grid in painting order. */
export const pathsOf = ({ grid }: DrawnGrid): PathNode[] =>
  [...flattenNodes([grid])].filter(node => node.type === 'path')

/** What the paths of a grid say. */
export const textsIn = (grid: DrawnGrid): PositionedWord[] => pathsOf(grid).flatMap(({ words = [] }) => words)
