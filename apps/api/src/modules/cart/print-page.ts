import { type Document, type Edge, type PageSizing, resizePage } from '@passepartout/document'
import { type Catalogue, type FrameConfiguration, optionOf, printGeometry } from '@passepartout/domain'

const EDGES = { wrap: 'folded', mirror: 'mirrored', colour: 'coloured' } as const
const TOLERANCE_MM = 0.1

/** The page that a configuration is printed on, by the catalogue's rules. */
function pageSizing(catalogue: Catalogue, configuration: FrameConfiguration): PageSizing {
  const { trim, bleedMm, safeMm, edge } = printGeometry(catalogue, configuration)
  const depths = configuration.optionTypes.map(id => optionOf(catalogue, id)?.value.depthMm)
  const depth = depths.find(value => value !== undefined) ?? bleedMm
  const wrapped: Edge | null = edge === 'none' ? null : { mode: EDGES[edge], depth, colour: '#ffffff' }
  return { ...trim, bleed: bleedMm, safe: safeMm, edge: wrapped }
}

/**
 * The document as it will be printed: bleed, safe zone and edge by the catalogue. `undefined` where the designed
 * size is not the ordered one: then something other than what the customer saw would be printed.
 */
export function fittedDocument(
  catalogue: Catalogue,
  configuration: FrameConfiguration,
  document: Document,
): Document | undefined {
  const [page, ...more] = document.pages
  const sizing = pageSizing(catalogue, configuration)
  if (!page || more.length > 0) return undefined
  const isSame = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_MM
  if (!isSame(page.trim.width, sizing.widthMm) || !isSame(page.trim.height, sizing.heightMm)) return undefined
  const colour = page.edge?.colour ?? '#ffffff'
  return resizePage(document, page.id, { ...sizing, edge: sizing.edge ? { ...sizing.edge, colour } : null })
}
