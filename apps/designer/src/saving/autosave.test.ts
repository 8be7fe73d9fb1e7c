import { createPagesDocument, type Document, withAddedText } from '@passepartout/document'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DesignContent } from '../kinds/designer-kind-adapter.ts'
import type { DesignerBase } from '../state/designer-base.ts'
import { createAutosave } from './autosave.ts'
import type { LocalDraftStore } from './local-draft-store.ts'
import type { OpenedDesign } from './open-design.ts'

const DRAFT = '11111111-2222-4333-8444-555555555555'
const sheet = { widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
const blank = createPagesDocument('card', [{ id: 'front', ...sheet }])
const configuration = { designerUrl: '/configurator-card?themeId=rakete' }
const withWords = (words: string): DesignContent => ({
  document: withAddedText(blank, 'front', 'own-text-1', words),
  configuration,
})
const original: DesignContent = { document: blank, configuration }

afterEach(() => vi.unstubAllGlobals())

/** A page that opened a draft at revision 1, while the server has a later one. */
function openedPage(
  onServer: DesignContent,
  sent: DesignContent | null,
  opened = original,
  { revision = 1, foreign = [] }: { revision?: number; foreign?: readonly string[] } = {},
) {
  let document: Document = withWords('Zurück').document
  const stored: unknown[] = []
  let status = ''
  const server = { revision: 2, content: onServer }
  let commit = (_: unknown) => {}
  const base = {
    data: { kind: 'card', shop: { channel: 'kartenliebe' }, product: { document: blank } },
    kind: { address: () => 'https://shop.test/' },
    editor: {
      getSnapshot: () => ({ document, gesture: null }),
      history: { serialise: () => null },
      onCommit: (listener: typeof commit) => {
        commit = listener
      },
      commands: {
        takeVersion: ({ document: taken }: DesignContent) => {
          document = taken
        },
      },
    },
    design: {
      get: () => ({ viewer: false, save: { status: 'new' } }),
      set: ({ save }: { save?: { status: string } }) => {
        status = save?.status ?? status
      },
    },
    client: {
      call: async (
        { name }: { name: string },
        { body }: { body: { id?: string; baseRevision: number; document: unknown } },
      ) => {
        if (name === 'createDraft') {
          if (foreign.includes(body.id ?? '')) return { ok: false, status: 409, code: 'conflict' }
          stored.push(body.document)
          return { ok: true, payload: { revision: 1 } }
        }
        if (body.baseRevision !== server.revision) {
          const current = { ...server.content, revision: server.revision, updatedAt: '2026-11-29T10:00:00Z' }
          return { ok: false, status: 409, code: 'draft-conflict', details: { current } }
        }
        stored.push(body.document)
        return { ok: true, payload: { revision: ++server.revision } }
      },
    },
    ...{ t: (key: string) => key, announcer: { alert: () => {} }, toasts: { show: () => {} } },
    ...{ firstWrite: { run: <T>(push: () => T) => push() }, guest: null },
    ...{ configuration: () => configuration, storedConfiguration: () => configuration },
  } as unknown as DesignerBase
  const journal = { write: async () => {}, read: async () => undefined, below: async () => [] }
  const autosave = createAutosave(
    base,
    journal as unknown as LocalDraftStore,
    {
      ...{ draftId: DRAFT, revision, unsent: false, savedAt: 0, conflict: null },
      ...{ ...opened, agreed: original, sent },
    } as unknown as OpenedDesign,
  )
  return {
    save: () => {
      commit({ configurationChanged: false })
      return autosave.flush()
    },
    stored: () => stored,
    status: () => status,
  }
}

test('a draft whose first response was lost with the visitor’s cookie is stored under a new id', async () => {
  let address = `https://shop.test/configurator-card?draft=${DRAFT}`
  vi.stubGlobal('location', { href: address })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => (address = to),
  })
  const page = openedPage(original, null, original, { revision: 0, foreign: [DRAFT] })
  expect(await page.save()).toBe(true)
  expect(page.stored()).toEqual([withWords('Zurück').document])
  expect(address).toMatch(/draft=/)
  expect(address).not.toContain(DRAFT)
})

describe('a draft whose server copy is newer than the one that was opened', () => {
  test('keeps this page’s change where the newer one was sent by the page before it', async () => {
    const page = openedPage(withWords('Davor'), withWords('Davor'))
    expect(await page.save()).toBe(true)
    expect(page.stored()).toEqual([withWords('Zurück').document])
  })

  test('keeps it where the newer one is what this page opened', async () => {
    const page = openedPage(withWords('Davor'), null, withWords('Davor'))
    expect(await page.save()).toBe(true)
    expect(page.stored()).toEqual([withWords('Zurück').document])
  })

  test('asks where another device sent it', async () => {
    const page = openedPage(withWords('Dort'), withWords('Davor'))
    expect(await page.save()).toBe(false)
    expect([page.stored(), page.status()]).toEqual([[], 'two-versions'])
  })
})
