import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFrameDocument } from './create-pages-document.ts'
import { diffDocuments } from './diff-documents.ts'
import { findSlot } from './find.ts'
import { applyPatch, PatchError } from './patch.ts'
import { documents } from './testing/arbitraries.ts'

const document = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: 'Dünen' })

describe('a patch', () => {
  it('leads from any document to any other, and its inverse leads back', () => {
    fc.assert(
      fc.property(documents, documents, (from, to) => {
        const patch = diffDocuments(from, to)
        const { document: reached, inverse } = applyPatch(from, patch)
        expect(reached).toEqual(to)
        expect(applyPatch(reached, inverse).document).toEqual(from)
      }),
    )
  })

  it('survives being written down and read again', () => {
    fc.assert(
      fc.property(documents, documents, (from, to) => {
        const patch = JSON.parse(JSON.stringify(diffDocuments(from, to)))
        expect(applyPatch(JSON.parse(JSON.stringify(from)), patch).document).toEqual(
          JSON.parse(JSON.stringify(to)),
        )
      }),
    )
  })

  it('is empty between documents that say the same', () => {
    fc.assert(
      fc.property(documents, one => {
        expect(diffDocuments(one, structuredClone(one))).toEqual([])
      }),
    )
  })

  it('names pages and elements by id and changes nothing else', () => {
    const path = ['pages', 'page-1', 'elements', 'photo-1', 'required']
    const patch = [{ op: 'set' as const, path, value: false }]
    const { document: changed } = applyPatch(document, patch)
    expect(findSlot(changed, 'photo-1')?.slot.required).toBe(false)
    expect(changed.assets).toBe(document.assets)
    expect(diffDocuments(document, changed)).toEqual(patch)
  })

  it.each([
    ['an unknown page', ['pages', 'page-9', 'background']],
    ['a part that is not there', ['assets', 'nope', 'name']],
    ['a value as if it had parts', ['title', 'length', 'x']],
    ['a reserved name', ['assets', '__proto__']],
  ])('that speaks of %s is refused', (_what, path) => {
    expect(() => applyPatch(document, [{ op: 'set', path, value: 'x' }])).toThrow(PatchError)
  })

  it('cannot remove the whole or an item of a list', () => {
    expect(() => applyPatch(document, [{ op: 'unset', path: [] }])).toThrow(PatchError)
    expect(() => applyPatch(document, [{ op: 'unset', path: ['pages', 'page-1'] }])).toThrow(PatchError)
  })
})
