import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import frameV1 from '../fixtures/frame-v1.json' with { type: 'json' }
import frameV2 from '../fixtures/frame-v2.json' with { type: 'json' }
import { createFrameDocument } from './create-pages-document.ts'
import { findSlot } from './find.ts'
import { LIMITS } from './limits.ts'
import type { Document } from './model.ts'
import { parseDocument } from './parse-document.ts'
import { documents } from './testing/arbitraries.ts'

const good = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: 'Dünen' })

/** A valid document with one invalid value at a path. */
function spoiled(path: (string | number)[], value: unknown): unknown {
  const copy = structuredClone(frameV2) as unknown
  const last = path.at(-1)!
  const owner = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy)
  const record = owner as Record<string | number, unknown>
  if (value === undefined) delete record[last]
  else record[last] = value
  return copy
}

const opened = (input: unknown) => {
  const result = parseDocument(input)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result
}

const slotOf = (document: Document) => findSlot(document, 'photo-1')?.slot

const SLOT = ['pages', 0, 'elements', 0]

describe('opening a document', () => {
  it('of version 2, frozen when it was current, needs no repair', () => {
    expect(parseDocument(frameV2)).toEqual({ ok: true, document: frameV2, repairs: [] })
  })

  it('of version 1, frozen when it was current, is brought to today’s and needs nothing else', () => {
    expect(parseDocument(frameV1)).toEqual({
      ok: true,
      document: frameV2,
      repairs: [{ path: 'version', code: 'migrated' }],
    })
  })

  it('gives back every document the designer makes, word for word', () => {
    fc.assert(
      fc.property(documents, document => {
        expect(parseDocument(JSON.stringify(document))).toEqual({ ok: true, document, repairs: [] })
      }),
    )
  })

  it.each<[string, (string | number)[], unknown, (document: Document) => unknown, unknown]>([
    ['a zoom out of bounds', [...SLOT, 'photo', 'crop', 'zoom'], 99, d => slotOf(d)?.photo?.crop.zoom, 16],
    [
      'an angle that is no number',
      [...SLOT, 'photo', 'crop', 'angle'],
      'x',
      d => slotOf(d)?.photo?.crop.angle,
      0,
    ],
    ['a missing crop', [...SLOT, 'photo', 'crop'], undefined, d => slotOf(d)?.photo?.crop.zoom, 1],
    ['a missing list of photos set aside', ['aside'], undefined, d => d.aside, []],
    ['a photo set aside that is not there', ['aside'], ['gone'], d => d.aside, []],
    [
      'a photo in a slot that is not there',
      [...SLOT, 'photo', 'assetId'],
      'gone',
      d => slotOf(d)?.photo,
      null,
    ],
    ['control characters in the title', ['title'], 'A\u0000B\nC', d => d.title, 'A B C'],
    ['a title too long', ['title'], 'ü'.repeat(500), d => d.title.length, 120],
    ['a colour that is none', ['pages', 0, 'background'], 'url(x)', d => d.pages[0]?.background, '#ffffff'],
    ['a missing id', ['pages', 0, 'id'], undefined, d => d.pages[0]?.id, 'page-1'],
    [
      'an element named like its page',
      [...SLOT, 'id'],
      'page-1',
      d => d.pages[0]?.elements[0]?.id,
      'photo-1',
    ],
    ['a missing bleed', ['pages', 0, 'bleed'], undefined, d => d.pages[0]?.bleed.top, 0],
    [
      'an asset under another id than its own',
      ['assets', '3f2a9c1e', 'id'],
      'x',
      d => d.assets['3f2a9c1e']?.id,
      '3f2a9c1e',
    ],
    ['a property it does not know', ['secret'], 1, d => Object.hasOwn(d, 'secret'), false],
  ])('repairs %s', (_what, path, value, look, expected) => {
    expect(look(opened(spoiled(path, value)).document)).toEqual(expected)
  })

  it('says what it repaired, by place', () => {
    expect(opened(spoiled([...SLOT, 'photo', 'crop', 'zoom'], 99)).repairs).toEqual([
      { path: 'pages.0.elements.0.photo.crop.zoom', code: 'clamped' },
    ])
  })

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'not-plain'],
    ['null', null, 'not-a-document'],
    ['a number', 7, 'not-a-document'],
    ['a list', [], 'not-a-document'],
    ['text that is not JSON', '{', 'not-json'],
    ['a function', () => good, 'not-plain'],
    ['no version', { ...good, version: undefined }, 'unknown-version'],
    ['a version from the future', { ...good, version: 3 }, 'unknown-version'],
    ['a kind it does not know', { ...good, kind: 'mug' }, 'invalid'],
    ['no pages', { ...good, pages: [] }, 'invalid'],
    ['pages that are no list', { ...good, pages: { 0: good.pages[0] } }, 'invalid'],
    ['an element of a kind it does not know', spoiled([...SLOT, 'type'], 'script'), 'invalid'],
    ['a page without a size', spoiled(['pages', 0, 'trim'], undefined), 'invalid'],
    ['a page larger than a house', spoiled(['pages', 0, 'trim', 'width'], 1e6), 'invalid'],
    ['a photo without a size', spoiled(['assets', 'sample-lake', 'width'], 0), 'invalid'],
    ['a slot of no size', spoiled([...SLOT, 'box', 'width'], 0), 'invalid'],
    [
      'too many pages',
      { ...good, pages: Array.from({ length: LIMITS.pages + 1 }, () => good.pages[0]) },
      'invalid',
    ],
    [
      'too much of everything',
      { ...good, x: Array.from({ length: LIMITS.values + 1 }, () => 0) },
      'too-large',
    ],
    ['text beyond the limit', 'x'.repeat(LIMITS.text + 1), 'too-large'],
    ['depth without end', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`), 'too-deep'],
  ])('refuses %s', (_what, input, code) => {
    const result = parseDocument(input)
    expect(result).toMatchObject({ ok: false })
    expect(!result.ok && result.problems.map(problem => problem.code)).toContain(code)
  })

  it('refuses what bites: cycles, getters, proxies', () => {
    const cycle: Record<string, unknown> = { ...good }
    cycle.self = cycle
    const getter = {
      ...good,
      get title(): string {
        throw new Error('bite')
      },
    }
    const proxy = new Proxy(
      {},
      {
        ownKeys() {
          throw new Error('bite')
        },
      },
    )
    for (const input of [cycle, getter, proxy]) expect(parseDocument(input).ok).toBe(false)
  })

  it('lets no reserved name through', () => {
    const result = opened(JSON.stringify(good).replace('"assets":{', '"assets":{"__proto__":{"polluted":1}'))
    expect(Object.getPrototypeOf(result.document.assets)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('never throws, and what it opens opens again unchanged', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true }),
        documents,
        fc.nat(),
        (junk, document, seed) => {
          parseDocument(junk)
          const keys = Object.keys(document)
          const result = parseDocument({ ...document, [keys[seed % keys.length]!]: junk })
          if (result.ok) expect(parseDocument(result.document)).toEqual({ ...result, repairs: [] })
        },
      ),
    )
  })
})
