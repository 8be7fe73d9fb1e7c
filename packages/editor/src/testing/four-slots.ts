import { createPagesDocument, type Element } from '@passepartout/document'
import { createTestEditor, type TestEditor, testPhoto } from './create-test-editor.ts'

export const SLOT_IDS = ['a', 'b', 'c', 'd']

/** A stencil of characters over the slots, through which the photos are visible. */
const LETTERS: Element = {
  ...{ type: 'stencil', id: 'letters', turn: 0, locked: true, mask: null, words: '50' },
  ...{ face: 'Figtree', weight: 800, trackingEm: 0, fill: '#ffffff' },
  box: { x: 10, y: 10, width: 440, height: 100 },
  aroundMm: { top: 10, left: 10, right: 10, bottom: 10 },
}

/** A drawing that the design makes movable: 40 x 20 mm. */
const SPRIG: Element = {
  ...{ type: 'artwork', id: 'sprig', art: '0'.repeat(32), opacity: 1, turn: 0, locked: true },
  box: { x: 200, y: 50, width: 40, height: 20 },
  hand: { smallest: 0.5, largest: 1.5, degrees: 30, within: 'safe' },
}

/**
 * Four slots of 100 x 100 mm in a row, 10 mm apart; the first `photos` are filled. With `sprig` a drawing overlaps
 * them.
 */
export function fourSlots(photos = 3, { letters = true, sprig = false } = {}): TestEditor {
  const slots = SLOT_IDS.map((id, index) => ({
    id,
    box: { x: 10 + index * 110, y: 10, width: 100, height: 100 },
  }))
  const page = { id: 'page', widthMm: 460, heightMm: 120, bleed: 3, safe: 5, slots }
  const empty = createPagesDocument('collage', [page])
  const pages = empty.pages.map(one => ({
    ...one,
    elements: [...one.elements, ...(letters ? [LETTERS] : []), ...(sprig ? [SPRIG] : [])],
  }))
  const test = createTestEditor({ document: { ...empty, pages } })
  for (const id of SLOT_IDS.slice(0, photos)) test.editor.commands.placePhoto(id, testPhoto(`photo-${id}`))
  return test
}
