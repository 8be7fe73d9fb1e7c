import { addCartLine, touchVisitor } from '@passepartout/db'
import { createPagesDocument } from '@passepartout/document'
import { concatChunks } from '@passepartout/render/pdf'
import { pdfBoxes } from '@passepartout/render/testing/rasterise'
import { useDatabase } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { createPrintRenderer } from './create-print-renderer.ts'

const database = useDatabase()
const now = new Date('2026-11-21T12:00:00.000Z')

test('a kind of product that is added to the registry has a print file in its size', async () => {
  const owner = { visitorId: crypto.randomUUID(), channel: 'passepartout', country: 'de' } as const
  await touchVisitor(database(), { id: owner.visitorId, channel: owner.channel, now })
  const sheet = { id: 'front', widthMm: 200, heightMm: 90, bleed: 2, safe: 3, slots: [] }
  const line = {
    id: crypto.randomUUID(),
    draftId: null,
    draftRevision: 1,
    kind: 'mug',
    title: '',
    configuration: { mugColour: 'red' },
    document: createPagesDocument('mug' as 'card', [sheet]),
    contentHash: 'x',
    quantity: 1,
    seenPrice: 1295,
    currency: 'EUR' as const,
  }
  await addCartLine(database(), { owner, line, photoIds: [], most: 100, now })
  const shop = createPrintRenderer({
    db: database(),
    storage: { withFile: async () => undefined },
    designs: { artwork: {} },
  })
  const pdf = await concatChunks(shop.printLine({ lineId: line.id }))
  const { TrimBox = [] } = pdfBoxes(pdf)
  expect(TrimBox.map(Math.round)).toEqual([2, 2, 202, 92])
})
