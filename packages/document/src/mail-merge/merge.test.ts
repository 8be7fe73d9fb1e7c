import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import { describe, expect, it, test } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { textOf } from '../elements/text/edit-text.ts'
import { measureTexts } from '../elements/text/measure-text.ts'
import { createRun, type TextElement } from '../elements/text/text.ts'
import { LIMITS } from '../limits.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import type { Finding } from '../preflight/finding.ts'
import { MERGE_RULES } from '../preflight/merge-rules.ts'
import { preflight } from '../preflight/preflight.ts'
import { isProofApproved, withProofApproved } from '../proof.ts'
import { sampleText } from '../testing/sample-text.ts'
import { documentForRecord } from './filled.ts'
import { type MergeData, totalCopies, withMerge } from './merge.ts'
import { recordName } from './record-name.ts'

const people = (values: string[][], more: Partial<MergeData> = {}): MergeData => ({
  columns: ['Vorname', 'Kinder'],
  records: values.map((row, index) => ({ id: `r${index}`, copies: 1, values: row })),
  wordings: [],
  ...more,
})

const GUESTS = people([
  ['Anna', 'ja'],
  ['Ben', 'nein'],
])

function card(words: string, merge: MergeData | null, more: Partial<TextElement> = {}): Document {
  const plain = createPagesDocument(
    'card',
    [{ id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }],
    { locale: 'de-DE' },
  )
  const elements = [sampleText(words, { own: true, colour: '#000000', ...more })]
  const made = {
    ...plain,
    card: { envelope: null, punching: null, read: null },
    pages: plain.pages.map(page => ({ ...page, elements })),
  }
  return withMerge(made, merge)
}

const said = (document: Document, record: number) => {
  const [element] = documentForRecord(document, record).pages[0]?.elements ?? []
  return element?.type === 'text' ? textOf(element) : undefined
}

const check = (document: Document): Finding[] =>
  preflight(document, {
    quality: () => ({ grade: 'sharp' }),
    texts: measureTexts(document, squareShaper),
    mergeRules: MERGE_RULES,
  })

const ids = (document: Document) => check(document).map(({ id }) => id)

describe('A card for many people', () => {
  it('says each name where the field stands', () => {
    const invitation = card('Liebe {Vorname}, kommt!', GUESTS)
    expect([said(invitation, 0), said(invitation, 1)]).toEqual(['Liebe Anna, kommt!', 'Liebe Ben, kommt!'])
  })

  it('knows a field however it is cased, and leaves braces alone that name none', () => {
    expect(said(card('{VORNAME} {x} {', GUESTS), 0)).toBe('Anna {x} {')
  })

  it('keeps braces as they are without a table', () => {
    expect(said(card('Liebe {Vorname}', null), 0)).toBe('Liebe {Vorname}')
  })

  it('gives a name the look of its field, also where that has several', () => {
    const runs = [createRun('Liebe {Vor'), { ...createRun('name}'), italic: true }, createRun('!')]
    const [element] = documentForRecord(card('', GUESTS, { runs }), 0).pages[0]?.elements ?? []
    expect(element).toMatchObject({ runs: [{ text: 'Liebe Anna' }, { text: '' }, { text: '!' }] })
  })

  it('has another wording for a group, with fields of its own', () => {
    const wordings = [
      {
        ...{ id: 'w', name: 'Einladung', column: 'Kinder' },
        cases: [{ is: 'Ja', text: '{Vorname} mit Kindern' }],
        otherwise: '{Vorname} allein',
      },
    ]
    const invitation = card('Für {Einladung}', { ...GUESTS, wordings })
    expect([said(invitation, 0), said(invitation, 1)]).toEqual(['Für Anna mit Kindern', 'Für Ben allein'])
  })

  it('is counted over all copies', () => {
    expect(totalCopies(people([['A', '']], { records: [{ id: 'a', copies: 3, values: ['A', ''] }] }))).toBe(3)
  })

  it('is named by its household, its names, or what stands first', () => {
    const named = (columns: string[], values: string[]) =>
      recordName({ columns, records: [{ id: 'a', copies: 1, values }], wordings: [] }, 0)
    expect(named(['Vorname', 'Nachname'], ['Ada', 'Byron'])).toBe('Ada Byron')
    expect(named(['Tisch', 'Name'], ['4', 'Familie Hartmann'])).toBe('Familie Hartmann')
    expect(named(['Tisch'], ['4'])).toBe('4')
  })

  it('is read anew once a name has changed', () => {
    const read = withProofApproved(card('{Vorname}', GUESTS))
    expect(isProofApproved(read)).toBe(true)
    expect(isProofApproved(withMerge(read, people([['Anne', 'ja']])))).toBe(false)
  })
})

describe('The print check of a card for many people', () => {
  it('has nothing to say where every name fits', () => {
    expect(ids(card('Liebe {Vorname}', GUESTS))).toEqual([])
  })

  it('names the records whose words do not fit', () => {
    const long = `${'Donaudampfschifffahrt '.repeat(12)}`.trim()
    const found = check(
      card(
        '{Vorname}',
        people([
          ['Anna', ''],
          [long, ''],
          ['Ben', ''],
          [long, ''],
        ]),
      ),
    )
    expect(found.filter(({ id }) => id === 'text-overflow')).toMatchObject([
      { id: 'text-overflow', severity: 'block', records: [1, 3], params: { records: 2, who: long } },
    ])
  })

  it('names the record with a letter that the typeface lacks', () => {
    const found = check(
      card(
        '{Vorname}',
        people([
          ['Anna', ''],
          ['☃', ''],
        ]),
      ),
    )
    expect(found).toMatchObject([{ id: 'missing-glyph', severity: 'block', records: [1] }])
  })

  it('stops a field that no column has', () => {
    expect(check(card('{Vorname} {Nachname}', GUESTS))).toMatchObject([
      { id: 'unknown-field', severity: 'block', params: { field: 'Nachname' } },
    ])
  })

  it('asks where no text has a field, and where somebody lacks what the others have', () => {
    expect(ids(card('Hallo', GUESTS))).toEqual(['merge-unused'])
    expect(
      check(
        card(
          '{Vorname}',
          people([
            ['Anna', ''],
            ['', ''],
          ]),
        ),
      ),
    ).toMatchObject([{ id: 'merge-empty', severity: 'strong', records: [1], params: { field: 'Vorname' } }])
  })

  it('refuses what would take long to set', () => {
    const name = 'x'.repeat(100)
    const rows = Array.from({ length: 500 }, () => [name, ''])
    expect(ids(card('{Vorname}'.repeat(30), people(rows)))).toContain('merge-too-much')
  })
})

describe('A table of names within a document', () => {
  const isTaken = (merge: unknown) =>
    parseDocument({ ...card('x', null), card: { envelope: null, punching: null, read: null, merge } }).ok

  it('comes back as it was stored', () => {
    const document = card('{Vorname}', GUESTS)
    const parsed = parseDocument(JSON.parse(JSON.stringify(document)))
    expect(parsed.ok && parsed.document).toEqual(document)
  })

  test.each([
    ['more records than there may be', people(Array.from({ length: LIMITS.records + 1 }, () => ['a', 'b']))],
    ['a table that is too long', people(Array.from({ length: 400 }, () => ['x'.repeat(190), '']))],
    ['a cell that is too long', people([['x'.repeat(201), '']])],
    ['two columns of one name', people([['a', 'b']], { columns: ['Name', 'NAME'] })],
    ['a column named with braces', people([['a', 'b']], { columns: ['{a}', 'b'] })],
    ['a row that is too short', people([['a']])],
    ['no record', people([])],
    ['a line break in a cell', people([['a\nb', '']])],
    ['no copies', people([['a', 'b']], { records: [{ id: 'a', copies: 0, values: ['a', 'b'] }] })],
    ['something that is no table', { columns: 'Name' }],
  ])('is refused with %s', (_, merge) => {
    expect(isTaken(merge)).toBe(false)
  })
})
