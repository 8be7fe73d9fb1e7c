import { type DesignLibrary, designKindRules, documentFromDesign, findDesign } from '@passepartout/designs'
import {
  type ArtworkElement,
  clampOrnaments,
  type Document,
  designPositionOf,
  inDesignPosition,
  isOrnament,
  type Ornament,
  sameJson,
} from '@passepartout/document'
import { DESIGN_KINDS, type DesignKind } from '@passepartout/domain'
import { canonicalJson } from './content-hash.ts'

/** The movable ornaments that a document claims. Plain data of few values, so that a thread can return it. */
export interface OrnamentClaims {
  kind: DesignKind
  design: string
  /** Version of the design library. */
  version: string
  pages: { id: string; widthMm: number; heightMm: number; ornaments: Ornament[] }[]
}

/** `undefined` for documents without ornaments of a design. */
export function readOrnamentClaims(document: Document): OrnamentClaims | undefined {
  const { design, pages } = document
  const kind = DESIGN_KINDS.find(one => one === document.kind)
  if (!kind || !designKindRules(kind).hasMovableOrnaments || !design) return undefined
  const claimed = pages.flatMap(({ id, trim, elements }) => {
    const ornaments = elements.filter(isOrnament)
    return ornaments.length > 0 ? [{ id, widthMm: trim.width, heightMm: trim.height, ornaments }] : []
  })
  return claimed.length > 0 ? { kind, design: design.id, version: design.version, pages: claimed } : undefined
}

/**
 * Limits the ornaments of a document to the movement that its design allows; claims beyond are replaced by the design's
 * values. When the shop no longer has the design, the claims remain.
 */
export function clampOrnamentsToDesign(
  json: string,
  claimed: OrnamentClaims | undefined,
  library: DesignLibrary,
): string {
  const drawn = claimed && designOrnaments(claimed, library)
  if (!drawn || claimed.pages.every(page => page.ornaments.every(one => matchesDesign(one, drawn))))
    return json
  const document = JSON.parse(json) as Document
  const pages = document.pages.map(page => ({
    ...page,
    elements: page.elements.map(one =>
      isOrnament(one) && !matchesDesign(one, drawn) ? fromDesign(one, drawn) : one,
    ),
  }))
  return canonicalJson(clampOrnaments({ ...document, pages }))
}

interface DesignOrnament {
  elements: ReadonlyMap<string, ArtworkElement>
  /** The document was created with this very library, so positions must match as well. */
  isSame: boolean
}

/** The ornaments of a design in the document's format; `undefined` when the shop has no such design. */
function designOrnaments(
  { kind, design: id, version, pages }: OrnamentClaims,
  library: DesignLibrary,
): DesignOrnament | undefined {
  const design = findDesign(library, kind, id)
  if (!design) return undefined
  const elements = pages.flatMap(({ id: page, widthMm, heightMm }) => {
    const trim = { widthMm, heightMm }
    const document = documentFromDesign(library, design, { pages: [{ page }], locale: 'en-GB', trim })
    return document?.pages.flatMap(one => one.elements.filter(element => element.type === 'artwork')) ?? []
  })
  return { elements: new Map(elements.map(one => [one.id, one])), isSame: version === library.version }
}

const NEAR_MM = 0.05

function matchesDesign(own: Ornament, { elements, isSame }: DesignOrnament): boolean {
  const drawn = elements.get(own.id)
  if (!drawn?.hand || !sameJson(drawn.hand as never, own.hand as never)) return false
  if (!isSame) return true
  const { box, turn } = designPositionOf(own)
  const isThere = (['x', 'y', 'width', 'height'] as const).every(
    side => Math.abs(box[side] - drawn.box[side]) < NEAR_MM,
  )
  return isThere && Math.abs(turn - drawn.turn) < NEAR_MM
}

function fromDesign(own: Ornament, { elements, isSame }: DesignOrnament): ArtworkElement {
  const drawn = elements.get(own.id)
  if (!drawn?.hand) {
    const { hand: _, ...rest } = inDesignPosition(own)
    return drawn && isSame ? { ...rest, box: drawn.box, turn: drawn.turn } : rest
  }
  return isSame
    ? { ...inDesignPosition(own), hand: drawn.hand, box: drawn.box, turn: drawn.turn }
    : { ...own, hand: drawn.hand }
}
