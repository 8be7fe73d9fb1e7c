import { createPagesDocument, type Document, withAddedText } from '@passepartout/document'
import { describe, expect, test } from 'vitest'
import type { DesignerData } from '../data/designer-data.ts'
import type { LocalDraft, LocalDraftStore } from './local-draft-store.ts'
import { createVersionMerger } from './version-merger.ts'

const configuration = { designerUrl: '/configurator-card?themeId=rakete' }
const of = (document: Document) => ({ document, configuration })
const sheet = { widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
const blank = createPagesDocument('card', [
  { id: 'front', ...sheet },
  { id: 'back', ...sheet },
])
const written = (page: string, words: string) => of(withAddedText(blank, page, 'own-text-1', words))

function memory(): Pick<LocalDraftStore, 'write' | 'below'> {
  const entries = new Map<string, LocalDraft>()
  return {
    write: async entry => void entries.set(entry.key, entry),
    below: async key => [...entries.values()].filter(entry => entry.key.startsWith(`${key}/`)),
  }
}
const data = {
  kind: 'card',
  shop: { channel: 'kartenliebe' },
  product: { document: blank },
} as unknown as DesignerData
const open = (journal = memory()) => createVersionMerger(data, journal as LocalDraftStore, of(blank))

describe('versions of two devices', () => {
  test('are one where each changed another page', async () => {
    const both = await open().merged(() => written('front', 'Hier'), written('back', 'Dort'))
    expect(both?.document.pages.map(({ elements }) => elements.length)).toEqual([1, 1])
    expect(both?.configuration).toEqual(configuration)
  })

  test('wait for somebody where both changed the same page', async () => {
    expect(await open().merged(() => written('front', 'Hier'), written('front', 'Dort'))).toBeUndefined()
  })

  test('are compared with what the server agreed to last', async () => {
    const versions = open()
    versions.agree('draft', 2, written('front', 'Hier'))
    const both = await versions.merged(() => written('front', 'Anders'), written('front', 'Hier'))
    expect(both?.document).toEqual(written('front', 'Anders').document)
  })

  test('that were not taken can be looked at again, those of other designs cannot', async () => {
    const versions = open()
    await versions.lay('draft', written('front', 'Dort'), 1_764_000_000_000)
    await versions.lay('draft-2', written('front', 'Woanders'), 1_764_000_000_001)
    expect(await versions.laid('draft')).toMatchObject([{ revision: null, at: 1_764_000_000_000 }])
  })
})
