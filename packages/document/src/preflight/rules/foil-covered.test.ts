import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../../create-pages-document.ts'
import { withOwnPhoto } from '../../elements/photo/added-photo.ts'
import type { Box, Document } from '../../model.ts'
import { applyPatch } from '../../patch.ts'
import { sampleText } from '../../testing/sample-text.ts'
import { coveredDrawings, foilCovered } from './foil-covered.ts'

const GOLD = 'a'.repeat(32)
const LEAF: Box = { x: 20, y: 20, width: 30, height: 30 }
const asset = { id: 'a', name: 'sea.jpg', width: 3000, height: 3000, source: 'upload' as const, notices: [] }
const quality = () => ({ grade: 'sharp' as const })

/** A card with a drawing that is partly covered by a customer's photo. */
function card(photo: Box, more: { refinement?: Document['refinement']; turn?: number } = {}): Document {
  const plain = createPagesDocument(
    'card',
    [{ id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }],
    { locale: 'de-DE' },
  )
  const leaf = { ...sampleText(''), ...{ type: 'artwork', id: 'leaf', art: GOLD, box: LEAF, opacity: 1 } }
  const drawn = { ...leaf, turn: more.turn ?? 0 } as never
  const document = {
    ...plain,
    refinement: more.refinement ?? 'gold',
    pages: plain.pages.map(page => ({ ...page, elements: [drawn] })),
  }
  const added = withOwnPhoto(document, 'front', 'own', asset)
  const placed = added.pages.map(page => ({
    ...page,
    elements: page.elements.map(one => (one.id === 'own' ? { ...one, box: photo } : one)),
  }))
  return { ...added, pages: placed }
}

const found = (document: Document, metal = [GOLD]) =>
  foilCovered(document, { quality, metal: new Set(metal) })

describe('metal below a photo', () => {
  it('is told where nothing of it can be seen, and seen again once the photo is out', () => {
    const covered = card(LEAF)
    const [finding] = found(covered)
    expect(finding).toMatchObject({ id: 'foil-covered', severity: 'strong', pageId: 'front' })
    const effect = finding?.repairs[0]?.effect
    const { document } = applyPatch(covered, effect?.type === 'patch' ? effect.patch : [])
    expect([document.pages[0]?.elements.map(({ id }) => id), found(document)]).toEqual([['leaf'], []])
    expect(coveredDrawings(covered)).toEqual([GOLD])
  })

  it.each([
    ['a part of it is seen', card({ ...LEAF, width: 29 })],
    ['its turned corners are seen', card(LEAF, { turn: 45 })],
    ['the card has none', card(LEAF, { refinement: 'none' })],
  ])('is not told where %s', (_, document) => {
    expect([found(document), coveredDrawings(document)]).toEqual([[], []])
  })

  it('is not told of a drawing in plain colours, and of a frozen one by what it says itself', () => {
    const covered = card(LEAF)
    const frozen = (drawing: string) => ({ ...covered, artworks: { [GOLD]: drawing } })
    expect(found(covered, [])).toEqual([])
    expect(found(frozen('<svg fill="var(--ink)"/>'), [])).toEqual([])
    expect(found(frozen('<svg fill="var(--foil)"/>'), [])).toHaveLength(1)
  })

  it('is not told where words in metal stand above the photo', () => {
    const covered = card(LEAF)
    const words = sampleText('Lena', { own: true, colour: 'foil' })
    const lettered = covered.pages.map(page => ({ ...page, elements: [...page.elements, words] }))
    expect(found({ ...covered, pages: lettered })).toEqual([])
  })
})
