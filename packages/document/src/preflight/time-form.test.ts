import { LOCALES, type Locale } from '@passepartout/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { textOf } from '../elements/text/edit-text.ts'
import { createRun, type TextElement } from '../elements/text/text.ts'
import type { Document } from '../model.ts'
import { applyPatch } from '../patch.ts'
import { sampleText } from '../testing/sample-text.ts'
import { CUSTOMER_TEXT_RULES } from './customer-text-rules.ts'
import { preflight } from './preflight.ts'
import { qualityRule } from './quality-rule.ts'
import {
  FOREIGN_CONTEXT,
  NO_TIMES,
  PARTLY_CONVERTIBLE,
  REWRITTEN,
  USUAL_NOTATION,
} from './time-notation.fixture.ts'

const quality = qualityRule('hand')

function card(locale: Locale, words: string, more: Partial<TextElement> = {}): Document {
  const page = { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
  const empty = createPagesDocument('card', [page], { locale })
  const text = sampleText(words, { own: true, role: 'details', ...more })
  return { ...empty, pages: empty.pages.map(one => ({ ...one, elements: [text] })) }
}
const told = (document: Document) =>
  preflight(document, { quality, wordRules: CUSTOMER_TEXT_RULES }).filter(({ id }) => id === 'time-form')
const paragraphText = (document: Document) => document.pages[0]?.elements[0] as TextElement

/** The document with corrected times; the same document without findings. */
function mended(document: Document): Document {
  const effect = told(document)[0]?.repairs.find(({ id }) => id === 'right-time')?.effect
  return effect?.type === 'patch' ? applyPatch(document, effect.patch).document : document
}
const rewritten = (locale: Locale, words: string, more: Partial<TextElement> = {}) =>
  textOf(paragraphText(mended(card(locale, words, more))))

const rows = Object.entries(REWRITTEN).flatMap(([locale, pairs]) =>
  pairs.map(([typed, right]) => ({ locale: locale as Locale, typed, right })),
)
const usual = LOCALES.flatMap(locale => USUAL_NOTATION[locale].map(typed => ({ locale, typed })))

describe('a time of day in another country’s form', () => {
  it.each(rows)('in $locale: $typed', ({ locale, typed, right }) => {
    expect(rewritten(locale, typed)).toBe(right)
  })

  it('is a hint that names both, stops nothing, and is gone once it is mended', () => {
    const document = card('de-DE', 'Samstag, 15h30 bei uns')
    expect(told(document)).toMatchObject([
      {
        severity: 'hint',
        params: { written: '15h30', right: '15.30 Uhr' },
        repairs: [{ id: 'right-time', params: { right: '15.30 Uhr' } }],
      },
    ])
    expect(told(mended(document))).toEqual([])
  })

  it('keeps the look of the words around it', () => {
    const runs = [createRun('Samstag, '), { ...createRun('15h30'), weight: 700 }, createRun(' bei uns')]
    expect(paragraphText(mended(card('de-DE', '', { runs }))).runs).toMatchObject([
      { text: 'Samstag, ', weight: null },
      { text: '15.30 Uhr', weight: 700 },
      { text: ' bei uns', weight: null },
    ])
  })

  it('is known without more words in a text that says when', () => {
    expect(rewritten('fr-FR', '14:30')).toBe('14:30')
    expect(rewritten('fr-FR', '14:30', { role: 'time' })).toBe('14 h 30')
    expect(rewritten('en-US', '14:30', { role: 'time' })).toBe('2:30 p.m.')
  })

  it('is left alone in the design’s own words', () => {
    expect(told(card('de-DE', 'um 15h30', { own: false }))).toEqual([])
  })

  it('is told on calendars, collages and in books as well', () => {
    for (const kind of ['calendar', 'collage', 'photobook'] as const)
      expect(told({ ...card('de-DE', 'um 15h30'), kind })).toHaveLength(1)
  })

  it.each(FOREIGN_CONTEXT)('stays beside words of its own language, in %s: %s', (locale, typed) => {
    expect(rewritten(locale, typed)).toBe(typed)
  })

  it.each(PARTLY_CONVERTIBLE)('stays where it cannot be rewritten as a whole, in %s: %s', (locale, typed) => {
    expect(rewritten(locale, typed)).toBe(typed)
  })
})

describe('what is no time in another country’s form', () => {
  it.each(usual)('is what is usual in $locale: $typed', ({ locale, typed }) => {
    expect(rewritten(locale, typed)).toBe(typed)
  })

  it.each(LOCALES)(
    'is a date, price, weight, score, verse, number of a telephone or quantity, in %s',
    locale => {
      expect(NO_TIMES.filter(typed => rewritten(locale, typed) !== typed)).toEqual([])
    },
  )
})

describe('an announcement of any words and times', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 24 }), fc.constantFrom('00', '05', '15', '30', '59'))
    .chain(([hour, minute]) =>
      fc.constantFrom(
        ...[`${hour}h${minute}`, `${hour} h ${minute}`, `${hour}h`, `${hour}u${minute}`, `${hour}:${minute}`],
        ...[`${hour}.${minute} Uhr`, `${hour} Uhr`, `${hour} uur`, `ore ${hour}`, `ore ${hour}.${minute}`],
        ...[`${hour} pm`, `${hour}am`, `${hour}:${minute} p.m.`, `${hour}.${minute} pm`, `${hour} a. m.`],
      ),
    )
  const word = fc.constantFrom(
    ...['um', 'ab', 'at', 'from', 'à', 'dès', 'de', 'alle', 'dalle', 'ore', 'las', 'om', 'Samstag', 'samedi'],
    ...['12. Juni 2027', '12 juin', 'Garten', '3', '·', '1 Kor 13:4', '.', 'Danach'],
  )
  const joint = fc.constantFrom(
    ' ',
    ' ',
    ', ',
    '-',
    ' – ',
    ' bis ',
    ' à ',
    ' to ',
    ' a ',
    ' alle ',
    ' tot ',
    '.',
    '\n',
  )
  const words = fc
    .array(fc.tuple(fc.oneof(time, word), joint), { minLength: 1, maxLength: 7 })
    .map(parts => parts.flat().slice(0, -1).join(''))

  it('has nothing left to tell once it is mended', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), words, fc.boolean(), (locale, typed, isOfDay) => {
        const document = card(locale, typed, { role: isOfDay ? 'date' : 'details' })
        expect(told(mended(document))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })
})
