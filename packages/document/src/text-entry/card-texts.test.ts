import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { textOf } from '../elements/text/edit-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import type { Document } from '../model.ts'
import { sampleText } from '../testing/sample-text.ts'
import { type CardTexts, cardTextsFromNames, cardTextsOf, parseCardTexts } from './card-texts.ts'
import { withCardTexts } from './fill-card-texts.ts'

function card(...texts: Partial<TextElement>[]): Document {
  const page = { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
  const empty = createPagesDocument('card', [page], { locale: 'de-DE' })
  const elements = texts.map((text, index) => sampleText('', { id: `text-${index}`, ...text }))
  return { ...empty, pages: empty.pages.map(one => ({ ...one, elements })) }
}
const text = (role: TextElement['role'], words: string, own = false) => ({
  ...{ role, own },
  runs: sampleText(words).runs,
})
const said = (document: Document) =>
  document.pages.flatMap(({ elements }) =>
    elements.flatMap(one => (one.type === 'text' ? [textOf(one)] : [])),
  )

describe('words of a card', () => {
  it('are remembered by their roles, once they are the customer’s', () => {
    const document = card(
      text('names', 'Mara & Ole', true),
      text('date', '21. Juni 2027'),
      text('message', 'Wir freuen uns', true),
      text('place', '  ', true),
    )
    expect(cardTextsOf(document)).toEqual({ names: 'Mara & Ole' })
  })

  it.each<[string, CardTexts, Partial<TextElement>[], string[]]>([
    [
      'together where the design has them together, with its sign',
      { 'first-name': 'Mara', 'second-name': 'Ole' },
      [text('names', 'Hannah + Leo')],
      ['Mara + Ole'],
    ],
    [
      'apart where the design sets them apart',
      { names: 'Mara und Ole' },
      [text('first-name', 'Clara'), text('second-name', 'Jonas')],
      ['Mara', 'Ole'],
    ],
    ['in the way of the design', { names: 'Mara & Ole' }, [text('names', 'Hannah\nLeo')], ['Mara\nOle']],
    ['one name alone', { names: 'Mila' }, [text('first-name', 'Emma')], ['Mila']],
    [
      'names of which there are more than two as they are',
      { names: 'A, B & C & D' },
      [text('names', 'X & Y')],
      ['A, B & C & D'],
    ],
    [
      'with date, time and place',
      { date: '5. Mai 2028', time: '14 Uhr', place: 'Weimar' },
      [text('date', '1. 1.'), text('time', '12 Uhr'), text('place', 'Bonn')],
      ['5. Mai 2028', '14 Uhr', 'Weimar'],
    ],
    [
      'never over what somebody has written',
      { names: 'Mara & Ole' },
      [text('names', 'Ida & Tom', true)],
      ['Ida & Tom'],
    ],
    [
      'with a day in the form of the design and the place behind it',
      { date: '2028-05-12', place: 'Gut Sonnenhof' },
      [text('date', 'Samstag, 17. Juli 2027 · Schloss Eller'), text('details', '3. März 2027 · 51 cm')],
      ['Freitag, 12. Mai 2028 · Gut Sonnenhof', '12. Mai 2028 · 51 cm'],
    ],
    [
      'with the hour that stands behind the day',
      { date: '2028-05-12', place: 'Gut Sonnenhof' },
      [text('date', '9. Mai 2027 · 10 Uhr')],
      ['12. Mai 2028 · 10 Uhr'],
    ],
    [
      'with the first letters of the names',
      { 'first-name': 'Mara', 'second-name': 'ole' },
      [text('initials', 'C'), text('initials', 'J')],
      ['M', 'O'],
    ],
    [
      'with who sends it, beside greeting and year',
      { sender: 'Familie Sommer' },
      [
        text('sender', 'Frohe Weihnachten · Nora und Ben'),
        text('sender', 'Die Bergmanns · 2026'),
        text('sender', '2026'),
      ],
      ['Frohe Weihnachten · Familie Sommer', 'Familie Sommer · 2026', '2026'],
    ],
    ['with an age', { age: '7' }, [text('age', '50')], ['7']],
    ['never into words of another meaning', { names: 'Mara & Ole' }, [text('verse', 'Kommt')], ['Kommt']],
  ])('stand on the next card: %s', (_what, words, texts, expected) => {
    expect(said(withCardTexts(card(...texts), words))).toEqual(expected)
  })

  it('come from names that were typed for all cards', () => {
    expect(cardTextsFromNames({ first: 'Mara', second: 'Ole', date: '2028-05-12' })).toEqual({
      'first-name': 'Mara',
      'second-name': 'Ole',
      date: '2028-05-12',
    })
    expect(cardTextsFromNames({ first: 'Mara' })).toEqual({ names: 'Mara' })
    expect(cardTextsFromNames({ name: 'Tilda', age: '7' })).toEqual({ names: 'Tilda', age: '7' })
  })

  it('leave a card as it is where there is nothing to say', () => {
    const document = card(text('names', 'Hannah & Leo'))
    expect(withCardTexts(document, {})).toBe(document)
  })

  it.each([undefined, null, 'x', [], { names: 5 }, { names: 'x'.repeat(500) }, { role: 'names' }])(
    'from a memory that is none of ours are none: %j',
    value => {
      expect(parseCardTexts(value)).toEqual({})
    },
  )
})
