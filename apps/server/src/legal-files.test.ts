import { legalAttachments } from '@passepartout/business-documents'
import { type Shop, shopFor } from '@passepartout/domain'
import { expect, it } from 'vitest'
import { createLegalFiles } from './legal-files.ts'

const SHOP = shopFor('passepartout', 'de-DE')
const VERSION = 'de-DE 2026-11-20T08:00:00.000Z abcdefghijklmnop'

function files({ words = 'Ware gegen Geld.', fails = false } = {}) {
  const objects = new Map<string, Uint8Array>()
  const failures: unknown[] = []
  const legal = createLegalFiles({
    textsOf: async (_: Shop) => [
      {
        ...{ name: 'terms', version: VERSION, publishedAt: '2026-11-20T08:00:00.000Z', title: 'AGB' },
        blocks: [{ kind: 'text', text: words }],
      },
    ],
    storage: {
      open: async key => (objects.has(key) ? { size: 1, stream: () => new ReadableStream() } : undefined),
      put: async (key, body) => {
        if (fails) throw new Error('no room')
        objects.set(key, body as Uint8Array)
      },
    },
    onFailure: error => failures.push(error),
  })
  return { legal, objects, failures }
}

it('the text that an order names lies as a document where its mail looks for it', async () => {
  const { legal, objects } = files()
  const versions = await legal.versions(SHOP)
  expect(versions).toEqual({ terms: VERSION })
  const [document] = legalAttachments(SHOP, versions)
  expect(document?.title).toBe('Allgemeine Geschäftsbedingungen')
  const key = document && 'key' in document.file.content ? document.file.content.key : ''
  expect(
    Buffer.from(objects.get(key) ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

it('a version is drawn once', async () => {
  const { legal, objects } = files()
  await legal.versions(SHOP)
  const [first] = [...objects.values()]
  await legal.versions(SHOP)
  expect([...objects.values()]).toEqual([first])
})

it('an order does not fail over a document that cannot be kept', async () => {
  const { legal, failures } = files({ fails: true })
  expect(await legal.versions(SHOP)).toEqual({ terms: VERSION })
  expect(failures).toHaveLength(1)
})
