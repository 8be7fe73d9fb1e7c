import { createFrameDocument, createPagesDocument, type Document, withPhoto } from '@passepartout/document'
import { expect, test } from 'vitest'
import { createDraftParser } from '../drafts/index.ts'
import { findOrderBlockers } from './find-order-blockers.ts'
import { preflightLine } from './preflight-result.ts'

const noPhotos = undefined as never

test('a design that lies in the cart is read once, however often the cart is looked at', async () => {
  const reader = createDraftParser()
  let reads = 0
  const draftReader = {
    ...reader,
    open: (document: unknown) => {
      reads++
      return reader.open(document)
    },
  }
  const document = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: 'Leer' })
  const line = { kind: 'photo-frame', document, contentHash: 'of a frame without its photo' }
  const look = () => preflightLine({ db: noPhotos, draftReader }, 'a visitor', line)
  const first = await look()
  expect(first).toMatchObject({ blockers: ['cart.empty-slot'], hints: {} })
  expect(await look()).toEqual(first)
  expect(reads).toBe(1)
  await preflightLine({ db: noPhotos, draftReader }, 'a visitor', { ...line, contentHash: 'of another one' })
  expect(reads).toBe(2)
  await reader.close()
})

/** A page whose photos were uploaded and have been deleted. */
function lostPhotos(count: number): Document {
  const box = { x: 10, y: 10, width: 80, height: 60 }
  const slots = Array.from({ length: count }, (_, at) => ({ id: `place-${at}`, box }))
  const page = { id: 'page-1', widthMm: 280, heightMm: 210, bleed: 3, safe: 5, slots }
  const empty = createPagesDocument('photobook', [page])
  return slots.reduce((document, { id }) => {
    const asset = { id: `photo-of-${id}`, name: `${id}.jpg`, width: 600, height: 400 }
    return withPhoto(document, id, { ...asset, source: 'upload', notices: [] })
  }, empty)
}

test('that all photos of a design were lost is told in the time of a look at each', () => {
  const timeOf = (documents: readonly Document[]) => {
    const began = performance.now()
    for (const document of documents)
      expect(findOrderBlockers(document, new Set(), 'hand').length).toBeGreaterThan(10)
    return performance.now() - began
  }
  const [ten, one] = [Array.from({ length: 10 }, () => lostPhotos(150)), [lostPhotos(1500)]]
  // Measured in turn, the shortest of six, because other load slows both for a while.
  const turns = Array.from({ length: 6 }, () => ({ ten: timeOf(ten), one: timeOf(one) }))
  const shortest = (of: 'ten' | 'one') => Math.min(...turns.map(turn => turn[of]))
  // As many photos in one design: quadratic time would take ten times as long.
  expect(shortest('one') / shortest('ten')).toBeLessThan(5)
})
