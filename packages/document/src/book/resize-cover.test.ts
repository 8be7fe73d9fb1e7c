import type { PrintedPage } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import type { Box, Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { fitCover } from './resize-cover.ts'

const FORMER = { widthMm: 601, heightMm: 210 }
const BOARDS: PrintedPage = {
  ...{ widthMm: 609, heightMm: 216.8, bleed: 18, safe: 6, spine: 7 },
  cover: { hinge: 8, turnIn: 15 },
  former: FORMER,
}

/** A cover from before the board geometry: two pages of A4 landscape and a spine of 7 mm. */
function coverWith(boxes: Record<string, Box>): Document {
  const slots = Object.entries(boxes).map(([id, box]) => ({ id, box }))
  const page = { id: 'cover', role: 'cover' as const, ...FORMER, bleed: 3, safe: 6, spine: 7, slots }
  return createPagesDocument('photobook', [page])
}

const boxOf = (document: Document | undefined, id: string) =>
  document?.pages[0]?.elements.find(element => element.id === id)?.box

describe('a cover that was designed before it had boards', () => {
  it('is laid out on boards, hinges and spine', () => {
    const fitted = fitCover(coverWith({}), 'cover', BOARDS)
    expect(fitted?.pages[0]).toMatchObject({
      trim: { width: 609, height: 216.8 },
      bleed: { top: 18, right: 18, bottom: 18, left: 18 },
      spine: 7,
      cover: { hinge: 8, turnIn: 15 },
    })
    expect(parseDocument(JSON.parse(JSON.stringify(fitted)))).toMatchObject({ ok: true, document: fitted })
  })

  it('keeps a photo of the whole front from the spine to the turn-in', () => {
    const fitted = fitCover(coverWith({ front: { x: 304, y: -3, width: 300, height: 216 } }), 'cover', BOARDS)
    expect(boxOf(fitted, 'front')).toEqual({ x: 308, y: -18, width: 319, height: 252.8 })
  })

  it('keeps a photo of the whole cover over all of it', () => {
    const fitted = fitCover(coverWith({ all: { x: -3, y: -3, width: 607, height: 216 } }), 'cover', BOARDS)
    expect(boxOf(fitted, 'all')).toEqual({ x: -18, y: -18, width: 645, height: 252.8 })
  })

  it('moves what stands beside the spine out of the hinges', () => {
    const near = {
      left: { x: 250, y: 50, width: 46, height: 40 },
      right: { x: 305, y: 50, width: 46, height: 40 },
    }
    const fitted = fitCover(coverWith(near), 'cover', BOARDS)
    const [left, right] = [boxOf(fitted, 'left'), boxOf(fitted, 'right')]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(293)
    expect(right?.x).toBeGreaterThanOrEqual(316)
  })

  it('is of another size where it is neither', () => {
    expect(
      fitCover(coverWith({}), 'cover', { ...BOARDS, widthMm: 700, former: { ...FORMER, widthMm: 690 } }),
    ).toBe(undefined)
  })

  it('stays as it is once it has its boards', () => {
    const fitted = fitCover(coverWith({ front: { x: 304, y: -3, width: 300, height: 216 } }), 'cover', BOARDS)
    expect(fitted && fitCover(fitted, 'cover', BOARDS)).toEqual(fitted)
  })

  it('moves nothing of a soft cover that still names the hinge of boards', () => {
    const soft: PrintedPage = { ...FORMER, bleed: 3, safe: 6, spine: 7 }
    const box = { x: 320, y: 50, width: 100, height: 80 }
    const plain = coverWith({ photo: box })
    const stale = {
      ...plain,
      pages: plain.pages.map(page => ({ ...page, cover: { hinge: 8, turnIn: 15 } })),
    }
    const fitted = fitCover(stale, 'cover', soft)
    expect(boxOf(fitted, 'photo')).toEqual(box)
    expect(fitted?.pages[0]).not.toHaveProperty('cover')
  })
})
