import { describe, expect, it } from 'vitest'
import { createPage, documentOf } from '../../create-pages-document.ts'
import { withDesignLayout } from '../../layout/with-design-layout.ts'
import type { Document } from '../../model.ts'
import { parseDocument } from '../../parse-document.ts'
import { applyDragChange, elementOf } from '../drag-change.ts'
import type { ArtworkElement } from './artwork.ts'
import { resetOrnament, withMovedOrnament, withOrnamentRotation, withOrnamentWidth } from './ornament.ts'

const SPRIG: ArtworkElement = {
  ...{ id: 'sprig', type: 'artwork', art: '0'.repeat(32), opacity: 1, turn: 0, locked: true },
  box: { x: 40, y: 20, width: 20, height: 40 },
  view: { x: 400, y: 200, width: 200, height: 400 },
  hand: { smallest: 0.5, largest: 1.5, degrees: 30, within: 'safe' },
}

const card = (change: Partial<ArtworkElement> = {}, size = { widthMm: 100, heightMm: 150 }): Document => {
  const page = createPage({ id: 'front', role: 'front', ...size, bleed: 3, safe: 5, slots: [] })
  return documentOf('card', [{ ...page, elements: [{ ...SPRIG, ...change }] }])
}
const sprig = (document: Document) => elementOf(document, 'sprig') as ArtworkElement

describe('an ornament that its design lets be moved', () => {
  it('is moved, made larger and turned, and knows its way back', () => {
    const moved = withMovedOrnament(card(), 'sprig', { x: 12, y: -3 })
    const taken = withOrnamentRotation(withOrnamentWidth(moved, 'sprig', 24), 'sprig', 12.34)
    expect(sprig(taken)).toMatchObject({
      turn: 12.3,
      box: { x: 50, y: 13, width: 24, height: 48 },
      home: { box: SPRIG.box, turn: 0 },
    })
    expect(resetOrnament(taken, 'sprig')).toEqual(card())
  })

  it('says nothing of a home once a hand has brought it back', () => {
    const there = withMovedOrnament(card(), 'sprig', { x: 0.1, y: 0.2 })
    expect(withMovedOrnament(there, 'sprig', { x: -0.1, y: -0.2 })).toEqual(card())
  })

  it('keeps its size, its angle and its place within what the design gives', () => {
    expect(sprig(withOrnamentWidth(card(), 'sprig', 500)).box.width).toBe(30)
    expect(sprig(withOrnamentWidth(card(), 'sprig', 0)).box.width).toBe(10)
    expect(sprig(withOrnamentRotation(card(), 'sprig', 170)).turn).toBe(30)
    expect(sprig(withOrnamentRotation(card(), 'sprig', -170)).turn).toBe(-30)
    expect(sprig(withMovedOrnament(card(), 'sprig', { x: 500, y: 500 })).box).toMatchObject({ x: 75, y: 105 })
  })

  it('may run over the edge where the design says so, with its middle on the page', () => {
    const free = card({ hand: { ...SPRIG.hand!, within: 'edge' } })
    expect(sprig(withMovedOrnament(free, 'sprig', { x: -500, y: 500 })).box).toMatchObject({ x: -10, y: 130 })
  })

  it('is no other drawing: what says nothing of a hand stays', () => {
    const { hand: _, ...still } = SPRIG
    const page = card().pages[0]!
    const document = documentOf('card', [{ ...page, elements: [still] }])
    expect(withMovedOrnament(document, 'sprig', { x: 5, y: 5 })).toBe(document)
    expect(applyDragChange(document, 'sprig', { degrees: 5 })).toBe(document)
  })

  it('is brought into its limits where a document from outside says otherwise', () => {
    const home = { box: SPRIG.box, turn: 0 }
    const far = card({ home, turn: 90, box: { x: 500, y: 0, width: 200, height: 10 } })
    const read = parseDocument(JSON.stringify(far))
    expect(read).toMatchObject({ ok: true, repairs: [{ code: 'clamped' }] })
    expect(read.ok && sprig(read.document)).toMatchObject({ turn: 30, box: { width: 30, height: 60 } })
  })

  it('goes home where a document from outside moves what has no limits', () => {
    const { hand: _, ...still } = SPRIG
    const moved = { ...still, home: { box: SPRIG.box, turn: 0 }, box: { ...SPRIG.box, x: 0 } }
    const document = documentOf('card', [{ ...card().pages[0]!, elements: [moved] }])
    const read = parseDocument(JSON.stringify(document))
    expect(read.ok && sprig(read.document)).toEqual(still)
  })

  it('keeps its share of the page and of its size in another format, and comes back', () => {
    const [small, large] = [
      card(),
      card({ box: { x: 80, y: 40, width: 40, height: 80 } }, { widthMm: 200, heightMm: 300 }),
    ]
    const moved = withMovedOrnament(withOrnamentWidth(small, 'sprig', 24), 'sprig', { x: 10, y: 20 })
    const other = withDesignLayout(moved, small.pages, large.pages)
    expect(sprig(other)).toMatchObject({
      box: { x: 96, y: 72, width: 48, height: 96 },
      home: { box: sprig(large).box },
    })
    expect(sprig(withDesignLayout(other, large.pages, small.pages)).box).toEqual(sprig(moved).box)
    expect(withDesignLayout(small, small.pages, large.pages).pages).toEqual(large.pages)
  })
})
