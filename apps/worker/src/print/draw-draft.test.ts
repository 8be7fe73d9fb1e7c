import { type ArtworkElement, createFrameDocument, type Document } from '@passepartout/document'
import { useDatabase } from '@passepartout/testing'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPrintRenderer } from './create-print-renderer.ts'

const database = useDatabase()
const DRAWN = 'a'.repeat(64)
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#c81e1e"/></svg>'
const shop = (artwork: Record<string, string>) =>
  createPrintRenderer({
    ...{ db: database(), designs: { artwork } },
    storage: { withFile: async () => undefined },
  })

/** A draft: a drawing of the catalogue across the page, and an empty slot. */
function draft(): Document {
  const empty = createFrameDocument({ widthMm: 300, heightMm: 200, bleed: 3, safe: 5, title: '' })
  const [page] = empty.pages
  if (!page) throw new Error('A frame has a page')
  const drawing: ArtworkElement = {
    ...{
      id: 'art-1',
      type: 'artwork' as const,
      art: DRAWN,
      opacity: 1,
      box: { x: 0, y: 0, width: 300, height: 200 },
    },
    ...{ turn: 0, locked: true },
  }
  return { ...empty, pages: [{ ...page, elements: [...page.elements, drawing] }] }
}

test('a design in the making is drawn with the drawings of the catalogue, its empty places left out', async () => {
  const picture = await shop({ [DRAWN]: svg }).drawDraft({ document: draft(), page: 0, side: 300 })
  const { dominant } = await sharp(picture).stats()
  expect(dominant.r).toBeGreaterThan(180)
  expect(dominant.g).toBeLessThan(60)
})

test('one whose drawing is nowhere to be found is not drawn without it', async () => {
  await expect(shop({}).drawDraft({ document: draft(), page: 0, side: 300 })).rejects.toMatchObject({
    code: 'gone',
  })
})
