import { createFrameDocument } from '@passepartout/document'
import { expect, test } from 'vitest'
import { openDraftReader } from '../drafts/index.ts'
import { checkPrint } from './print-check.ts'

const noPhotos = undefined as never

test('a design that lies in the cart is read once, however often the cart is looked at', async () => {
  const reader = openDraftReader()
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
  const look = () => checkPrint({ db: noPhotos, draftReader }, 'a visitor', line)
  const first = await look()
  expect(first.findings).toEqual([{ text: 'cart.empty-slot', isBlocking: true }])
  expect(await look()).toEqual(first)
  expect(reads).toBe(1)
  await checkPrint({ db: noPhotos, draftReader }, 'a visitor', { ...line, contentHash: 'of another one' })
  expect(reads).toBe(2)
  await reader.close()
})
