import { type DesignLibrary, documentFromDesign, findDesign } from '@passepartout/designs'
import {
  type ArtworkElement,
  atHome,
  type Document,
  homeOf,
  isOrnament,
  type Ornament,
  ornamentsInReach,
  sameJson,
} from '@passepartout/document'
import { canonicalJson } from './content-hash.ts'

/** What a document says of drawings that may be moved. Plain data of few values: it comes out of a thread. */
export interface ClaimedOrnaments {
  design: string
  /** Of the library that its design came from. */
  version: string
  pages: { id: string; widthMm: number; heightMm: number; ornaments: Ornament[] }[]
}

/** `undefined` where a document says nothing of the kind. */
export function claimedOrnaments({ kind, design, pages }: Document): ClaimedOrnaments | undefined {
  if (kind !== 'card' || !design) return undefined
  const claimed = pages.flatMap(({ id, trim, elements }) => {
    const ornaments = elements.filter(isOrnament)
    return ornaments.length > 0 ? [{ id, widthMm: trim.width, heightMm: trim.height, ornaments }] : []
  })
  return claimed.length > 0 ? { design: design.id, version: design.version, pages: claimed } : undefined
}

/**
 * A document whose ornament may be moved as its design lets it and no further: what it says beyond that becomes what the
 * design says. A design that the shop no longer has lets be moved what it let be moved.
 */
export function withDrawnOrnaments(
  json: string,
  claimed: ClaimedOrnaments | undefined,
  library: DesignLibrary,
): string {
  const drawn = claimed && drawnOrnaments(claimed, library)
  if (!drawn || claimed.pages.every(page => page.ornaments.every(one => isAsDrawn(one, drawn)))) return json
  const document = JSON.parse(json) as Document
  const pages = document.pages.map(page => ({
    ...page,
    elements: page.elements.map(one =>
      isOrnament(one) && !isAsDrawn(one, drawn) ? asDrawn(one, drawn) : one,
    ),
  }))
  return canonicalJson(ornamentsInReach({ ...document, pages }))
}

interface Drawn {
  elements: ReadonlyMap<string, ArtworkElement>
  /** The document was made from this very library, so that places must agree as well. */
  isSame: boolean
}

/** The drawings of a design in the format of the document; `undefined` where the shop has no such design. */
function drawnOrnaments(
  { design: id, version, pages }: ClaimedOrnaments,
  library: DesignLibrary,
): Drawn | undefined {
  const design = findDesign(library, 'card', id)
  if (!design) return undefined
  const elements = pages.flatMap(({ id: page, widthMm, heightMm }) => {
    const trim = { widthMm, heightMm }
    const document = documentFromDesign(library, design, { pages: [{ page }], locale: 'en-GB', trim })
    return document?.pages.flatMap(one => one.elements.filter(element => element.type === 'artwork')) ?? []
  })
  return { elements: new Map(elements.map(one => [one.id, one])), isSame: version === library.version }
}

const NEAR_MM = 0.05

function isAsDrawn(own: Ornament, { elements, isSame }: Drawn): boolean {
  const drawn = elements.get(own.id)
  if (!drawn?.hand || !sameJson(drawn.hand as never, own.hand as never)) return false
  if (!isSame) return true
  const { box, turn } = homeOf(own)
  const isThere = (['x', 'y', 'width', 'height'] as const).every(
    side => Math.abs(box[side] - drawn.box[side]) < NEAR_MM,
  )
  return isThere && Math.abs(turn - drawn.turn) < NEAR_MM
}

function asDrawn(own: Ornament, { elements, isSame }: Drawn): ArtworkElement {
  const drawn = elements.get(own.id)
  if (!drawn?.hand) {
    const { hand: _, ...kept } = atHome(own)
    return drawn && isSame ? { ...kept, box: drawn.box, turn: drawn.turn } : kept
  }
  return isSame
    ? { ...atHome(own), hand: drawn.hand, box: drawn.box, turn: drawn.turn }
    : { ...own, hand: drawn.hand }
}
