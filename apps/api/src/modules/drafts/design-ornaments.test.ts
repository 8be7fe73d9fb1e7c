import { readFileSync } from 'node:fs'
import { type DesignLibrary, documentFromDesign, findDesign, parseDesigns } from '@passepartout/designs'
import {
  type ArtworkElement,
  type Document,
  withMovedOrnament,
  withOrnamentRotation,
} from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './content-hash.ts'
import { clampOrnamentsToDesign, readOrnamentClaims } from './design-ornaments.ts'

const DESIGNS = new URL('../../../../../catalogue/designs/', import.meta.url)
const ID = 'front.artwork-1'

const FILES = [
  'page-templates.json',
  'cards/anker.json',
  'cards/anker.svg',
  'cards/azulejo.json',
  'cards/azulejo.svg',
]

/** Two cards of the shop: the first has a movable anchor, the second fixed tiles. */
function readLibrary(): DesignLibrary {
  const files = FILES.map(name => {
    const text = readFileSync(new URL(name, DESIGNS), 'utf8')
    return [`designs/${name}`, name.endsWith('.json') ? JSON.parse(text) : text]
  })
  const read = parseDesigns(Object.fromEntries(files), { cards: [] })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}
const library = readLibrary()

function cardOf(id: string): Document {
  const design = findDesign(library, 'card', id)
  const document = design && documentFromDesign(library, design, { locale: 'de-DE' })
  if (!document) throw new Error(`There is no design ${id}`)
  return document
}
const kept = (document: Document): Document =>
  JSON.parse(clampOrnamentsToDesign(canonicalJson(document), readOrnamentClaims(document), library))
const drawingOf = ({ pages }: Document) => pages[0]?.elements.find(({ id }) => id === ID) as ArtworkElement
const withDrawing = (document: Document, change: Partial<ArtworkElement>): Document => ({
  ...document,
  pages: document.pages.map(page => ({
    ...page,
    elements: page.elements.map(one => (one.id === ID ? ({ ...one, ...change } as ArtworkElement) : one)),
  })),
})
const FREE = { smallest: 0.2, largest: 5, degrees: 180, within: 'edge' } as const

describe('ornament in a draft', () => {
  it('stays where the customer took it within the limits of the design', () => {
    const moved = withOrnamentRotation(withMovedOrnament(cardOf('anker'), ID, { x: 5, y: 9 }), ID, 12)
    expect(drawingOf(kept(moved))).toEqual(drawingOf(moved))
  })

  it('gets the limits of its design, whatever a document says they are', () => {
    const { hand, box } = drawingOf(cardOf('anker'))
    const wide = withDrawing(cardOf('anker'), { hand: FREE })
    const far = withOrnamentRotation(withMovedOrnament(wide, ID, { x: 90, y: 0 }), ID, 180)
    expect(drawingOf(kept(far))).toMatchObject({ hand, box, turn: 0 })
  })

  it('is where its design has it when a document claims another home', () => {
    const { box } = drawingOf(cardOf('anker'))
    const elsewhere = withDrawing(cardOf('anker'), { box: { ...box, x: 0, y: 0 } })
    expect(drawingOf(kept(elsewhere)).box).toEqual(box)
  })

  it('is not moved where its design does not let it be', () => {
    const still = cardOf('azulejo')
    const moved = withMovedOrnament(withDrawing(still, { hand: FREE }), ID, { x: 20, y: 20 })
    expect(drawingOf(moved).box).not.toEqual(drawingOf(still).box)
    expect(drawingOf(kept(moved))).toEqual(drawingOf(still))
  })

  it('of a design that the shop no longer has stays as it is', () => {
    const moved = withMovedOrnament(cardOf('anker'), ID, { x: 5, y: 9 })
    const retired = { ...moved, design: { ...moved.design!, id: 'retired' } }
    expect(kept(retired)).toEqual(retired)
  })

  it('of an older catalogue keeps its place within the limits of today', () => {
    const moved = withMovedOrnament(cardOf('anker'), ID, { x: 5, y: 9 })
    const older = { ...withDrawing(moved, { hand: FREE }), design: { ...moved.design!, version: 'before' } }
    expect(drawingOf(kept(older))).toEqual(drawingOf(moved))
  })
})
