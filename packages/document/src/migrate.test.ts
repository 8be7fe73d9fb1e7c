import { describe, expect, it } from 'vitest'
import { allSlots } from './find.ts'
import { parseDocument } from './parse-document.ts'
import { frozenDrafts } from './testing/frozen-documents.ts'

const opened = (stored: unknown) => {
  const result = parseDocument(stored)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result
}

interface StoredPage {
  id: string
  trim: unknown
  bleed: unknown
  edge: unknown
  elements: { id: string; box: unknown; photo: unknown }[]
}

describe('a draft that was kept in version 1', () => {
  it('is there of every kind and of every edge of a canvas', () => {
    const edges = frozenDrafts.map(({ document }) => opened(document).document.pages[0]?.edge?.mode)
    expect(new Set(frozenDrafts.map(({ kind }) => kind)).size).toBe(6)
    expect(new Set(edges)).toEqual(new Set([undefined, 'folded', 'mirrored', 'coloured']))
  })

  it.each(frozenDrafts)('opens as it was: $name', ({ document: stored }) => {
    const { document, repairs } = opened(stored)
    const before = stored as { pages: StoredPage[]; assets: unknown; aside: unknown }
    expect(repairs).toEqual([{ path: 'version', code: 'migrated' }])
    expect(document).toMatchObject({ version: 2, assets: before.assets, aside: before.aside })
    expect(document.pages.map(({ id, trim, bleed, edge }) => ({ id, trim, bleed, edge }))).toEqual(
      before.pages.map(({ id, trim, bleed, edge }) => ({ id, trim, bleed, edge })),
    )
    expect(allSlots(document).map(({ slot: { id, box, photo } }) => ({ id, box, photo }))).toEqual(
      before.pages.flatMap(({ elements }) => elements.map(({ id, box, photo }) => ({ id, box, photo }))),
    )
  })

  it('knows what its pages are', () => {
    const roles = (name: string) =>
      opened(frozenDrafts.find(draft => draft.name === name)?.document).document.pages.map(({ role }) => role)
    expect(roles('card-plain')).toEqual(['front', 'inside-left', 'inside-right', 'back'])
    expect(roles('photobook').slice(0, 3)).toEqual(['cover', 'inside', 'spread'])
    expect(roles('photobook').at(-1)).toBe('inside')
    expect(roles('calendar').slice(0, 2)).toEqual(['cover', 'sheet'])
  })

  it('knows which month a sheet of a calendar shows', () => {
    const calendar = frozenDrafts.find(({ name }) => name === 'calendar')
    const months = opened(calendar?.document).document.pages.map(({ month }) => month)
    expect(months).toEqual([null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })
})
