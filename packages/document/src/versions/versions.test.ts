import { describe, expect, test } from 'vitest'
import { withPhoto, withPhotoSetAside } from '../change-photos.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { withAddedText } from '../elements/text/added-text.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { diffVersions, isAutoMergeable, type Version } from './diff-versions.ts'
import { mergeVersions, proposedResolution } from './merge-versions.ts'

const sheet = { widthMm: 105, heightMm: 148, bleed: 3, safe: 4 }
const slot = (id: string) => [{ id, box: { x: 10, y: 10, width: 60, height: 40 } }]
const BLANK = createPagesDocument('card', [
  { id: 'front', ...sheet, slots: slot('photo-front') },
  { id: 'back', ...sheet, slots: slot('photo-back') },
])
const photo = (id: string) => ({
  ...{ id, name: `${id}.jpg`, width: 3000, height: 2000, source: 'upload' as const },
  notices: [],
})
const of = (document: Document, configuration: Version['configuration'] = { format: 'a6' }): Version => ({
  document,
  configuration,
})
const base = of(BLANK)
const titled = (title: string, document = BLANK) => of({ ...document, title })
const written = (page: string, words: string, document = BLANK) =>
  withAddedText(document, page, `own-text-1`, words)
const placed = (place: string, id: string, document = BLANK) => withPhoto(document, place, photo(id))

const merged = (mine: Version, other: Version) =>
  mergeVersions(mine, other, proposedResolution(diffVersions(base, mine, other))).document
const wordsOn = (document: Document, page: string) =>
  document.pages
    .find(({ id }) => id === page)
    ?.elements.flatMap(one => (one.type === 'text' ? one.runs.map(run => run.text) : []))

describe('two versions of a design', () => {
  test('that changed different pages become one without a question', () => {
    const mine = of(written('front', 'Hier'))
    const other = of(written('back', 'Dort'))
    expect(isAutoMergeable(diffVersions(base, mine, other))).toBe(true)
    const both = merged(mine, other)
    expect([wordsOn(both, 'front'), wordsOn(both, 'back')]).toEqual([['Hier'], ['Dort']])
  })

  test('that counted to the same id for something new keep both, each with an id of its own', () => {
    const both = merged(of(written('front', 'Hier')), of(written('back', 'Dort')))
    const ids = both.pages.flatMap(page => page.elements.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(parseDocument(both)).toMatchObject({ ok: true })
  })

  test('that changed the same page clash there, and nowhere else', () => {
    const found = diffVersions(base, of(written('front', 'Hier')), of(written('front', 'Dort')))
    expect(found).toEqual({ pages: [{ id: 'front', from: 'mine', isClash: true }], rest: null, canMix: true })
    expect(isAutoMergeable(found)).toBe(false)
  })

  test('that made the very same change differ in nothing', () => {
    const found = diffVersions(base, of(written('front', 'Hier')), of(written('front', 'Hier')))
    expect(found).toEqual({ pages: [], rest: null, canMix: true })
  })

  test('clash wherever they differ where nobody knows what both began with', () => {
    const found = diffVersions(null, of(written('front', 'Hier')), base)
    expect(found.pages).toEqual([{ id: 'front', from: 'mine', isClash: true }])
  })

  test('take the title of the one that changed it', () => {
    expect(merged(of(written('front', 'Hier')), titled('Taufe'))).toMatchObject({ title: 'Taufe' })
    expect(diffVersions(base, titled('Taufe'), titled('Fest')).rest).toEqual({
      from: 'mine',
      isClash: true,
    })
  })

  test('of other formats or pages cannot be mixed', () => {
    const square = createPagesDocument('card', [
      { id: 'front', ...sheet, widthMm: 148, slots: [] },
      { id: 'back', ...sheet, widthMm: 148, slots: [] },
    ])
    const [front] = BLANK.pages
    const fewer = { ...BLANK, pages: front ? [front] : [] }
    for (const other of [square, fewer]) {
      const found = diffVersions(base, of(written('front', 'Hier')), of(other))
      expect([found.canMix, isAutoMergeable(found)]).toEqual([false, false])
    }
  })

  test('lose no photo: what no page shows any more lies aside', () => {
    const mine = of(placed('photo-front', 'a'))
    const other = of(withPhotoSetAside(placed('photo-back', 'c', placed('photo-front', 'b')), 'c'))
    const document = mergeVersions(mine, other, { pages: { front: 'other' }, rest: 'mine' }).document
    expect(Object.keys(document.assets).toSorted()).toEqual(['a', 'b', 'c'])
    expect(document.aside.toSorted()).toEqual(['a', 'c'])
    expect(parseDocument(document)).toMatchObject({ ok: true })
  })

  test('are one of them, photos aside, where all is taken from it', () => {
    const mine = of(written('front', 'Hier'))
    const other = titled('Taufe', written('back', 'Dort'))
    const all = { front: 'other', back: 'other' } as const
    expect(mergeVersions(mine, other, { pages: all, rest: 'other' })).toEqual(other)
    expect(mergeVersions(mine, other, { pages: {}, rest: 'mine' })).toEqual(mine)
  })
})
