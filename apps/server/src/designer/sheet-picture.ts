import { type DesignElement, type DesignLibrary, drawDesign, type TextShaper } from '@passepartout/designs'
import { isLocale, type Locale, REFINEMENTS } from '@passepartout/domain'
import { monthOfSheet, type Sheet, sheetDesign } from './sheet-design.ts'

export const SHEET_PATH = '/configurator-sheet'

export type Layer = 'under' | 'over'

/** Where the picture of a sheet's layer is found; it bears the designs' version and may be kept for ever. */
export function sheetPicture(library: DesignLibrary, sheet: Sheet, layer: Layer, locale: Locale): string {
  const { kind, design, palette, widthMm, heightMm, page, refinement, spineMm, start, later } = sheet
  const query = new URLSearchParams({
    ...{ kind, design, palette, page, layer, locale, refinement },
    size: `${widthMm}x${heightMm}`,
    ...(spineMm ? { spine: String(spineMm) } : {}),
    ...(start ? { start: `${start.year}-${start.month}`, later: String(later ?? 0) } : {}),
    v: library.version,
  })
  return `${SHEET_PATH}?${query}`
}

/** Whether anything of the design lies above the photos. */
export const liesOver = (elements: readonly DesignElement[]): boolean => layerOf(elements, 'over').length > 0

/** The SVG picture of a layer, bleed included; `undefined` where the query names none. */
export function drawSheet(
  library: DesignLibrary,
  shaper: TextShaper,
  query: URLSearchParams,
): string | undefined {
  const sheet = readSheet(query)
  const design = sheet && sheetDesign(library, sheet)
  const [page] = design?.pages ?? []
  const locale = query.get('locale')
  if (!design || !page || !isLocale(locale)) return undefined
  const layer = query.get('layer') === 'over' ? 'over' : 'under'
  const month = monthOfSheet(sheet)
  return drawDesign(
    { ...design, pages: [{ ...page, elements: layerOf(page.elements, layer) }] },
    {
      palette: sheet.palette,
      locale,
      refinement: sheet.refinement,
      shaper,
      artwork: library.artwork,
      includeBleed: true,
      withoutGround: layer === 'over',
      calendar: { month, start: sheet.start ?? month },
    },
  )
}

/** Photos lie between the layers: what stands before the first of them is below, the rest above. */
function layerOf(elements: readonly DesignElement[], layer: Layer): DesignElement[] {
  const first = elements.findIndex(({ kind }) => kind === 'photo')
  if (first < 0) return layer === 'under' ? [...elements] : []
  if (layer === 'under') return elements.slice(0, first)
  return elements.slice(first).filter(({ kind }) => kind !== 'photo')
}

const KINDS = ['card', 'calendar', 'photobook', 'collage'] as const

function readSheet(query: URLSearchParams): Sheet | undefined {
  const kind = KINDS.find(one => one === query.get('kind'))
  const refinement = REFINEMENTS.find(one => one === query.get('refinement')) ?? 'none'
  const [widthMm = 0, heightMm = 0] = (query.get('size') ?? '').split('x').map(Number)
  const [year = 0, month = 0] = (query.get('start') ?? '').split('-').map(Number)
  const [spineMm, later] = ['spine', 'later'].map(name => Number(query.get(name) ?? 0))
  const isLength = (mm: number | undefined) => mm !== undefined && mm >= 20 && mm <= 3000
  const isStart = year >= 2000 && year < 3000 && month >= 1 && month <= 12
  if (!kind || !isLength(widthMm) || !isLength(heightMm)) return undefined
  return {
    kind,
    refinement,
    widthMm,
    heightMm,
    design: query.get('design') ?? '',
    palette: query.get('palette') ?? '',
    page: query.get('page') ?? '',
    spineMm: spineMm !== undefined && spineMm >= 0 && spineMm < 200 ? spineMm : 0,
    ...(isStart ? { start: { year, month } } : {}),
    later: later !== undefined && Number.isInteger(later) && later >= 0 && later < 60 ? later : 0,
  }
}
