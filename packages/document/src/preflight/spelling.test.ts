import { describe, expect, it } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { textOf } from '../elements/text/edit-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import type { Document } from '../model.ts'
import { applyPatch } from '../patch.ts'
import { sampleText } from '../testing/sample-text.ts'
import { CUSTOMER_TEXT_RULES } from './customer-text-rules.ts'
import { preflight } from './preflight.ts'
import { qualityRule } from './quality-rule.ts'
import { textsToSpellcheck, wordsToSpellcheck } from './rules/spelling.ts'

const card = (
  texts: Partial<TextElement>[],
  words: string[],
  locale: Document['locale'] = 'de-DE',
): Document => {
  const plain = createPagesDocument(
    'card',
    [{ id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }],
    { locale },
  )
  const elements = texts.map((more, index) =>
    sampleText(words[index] ?? '', { own: true, ...more, id: `text-${index}` }),
  )
  return { ...plain, pages: plain.pages.map(page => ({ ...page, elements })) }
}
const GREETING = { role: 'greeting' } as const
const quality = qualityRule('hand')
const spelt = (document: Document, spelling: Record<string, { word: string; suggestions: string[] }[]>) =>
  preflight(document, { quality, spelling, wordRules: CUSTOMER_TEXT_RULES }).filter(
    ({ id }) => id === 'spelling',
  )

describe('the words that a dictionary judges', () => {
  it('are words, not figures, abbreviations, capitals, fields or addresses', () => {
    const text = 'Wir feiern am 12. Juni 3D: u. a. mit {Vorname}, RSVP an lena@example.de, www.lena.de'
    expect(wordsToSpellcheck(text, 'de')).toEqual(['Wir', 'feiern', 'Juni', 'mit'])
  })

  it('leave names alone: those of the roles wherever they stand, and in other languages what has a capital', () => {
    const names = [{ role: 'names' } as const, GREETING]
    const german = card(names, ['Lena & Jonas', 'Lenas Fest mit Jonas und Mila'])
    expect(textsToSpellcheck(german)).toEqual({ 'text-1': ['Fest', 'mit', 'und', 'Mila'] })
    const english = card(names, ['Lena & Jonas', 'Party at Millers place. Come soon'], 'en-GB')
    expect(textsToSpellcheck(english)).toEqual({ 'text-1': ['Party', 'place', 'Come', 'soon'] })
  })

  it('leave German names alone behind what they are called', () => {
    const text =
      'Kommt zu Familie Obermoser in den Gasthof „Zirbenwirt“, Frau Pfarrer Edlinger und Hunde auch'
    expect(wordsToSpellcheck(text, 'de')).toEqual([
      ...['Kommt', 'Familie', 'den', 'Gasthof', 'Frau', 'und', 'Hunde', 'auch'],
    ])
  })

  it('are the customer’s own: samples of the design are not judged', () => {
    expect(textsToSpellcheck(card([{ ...GREETING, own: false }], ['Wir feiren']))).toEqual({})
  })
})

describe('a word that no dictionary has', () => {
  const document = card([GREETING], ['Wir feiren! Alle feiren.'])
  const spelling = { 'text-0': [{ word: 'feiren', suggestions: ['feiern', 'freien', 'feinen', 'feigen'] }] }
  const [found] = spelt(document, spelling)

  it('is a hint with the three nearest words, and each of them mends all places', () => {
    expect(found).toMatchObject({ severity: 'hint', params: { word: 'feiren', right: 'feiern' } })
    expect(found?.repairs.map(({ id, params }) => params.right ?? id)).toEqual([
      ...['feiern', 'freien', 'feinen'],
      ...['keep', 'remember-word'],
    ])
    const effect = found?.repairs[0]?.effect
    const mended = effect?.type === 'patch' ? applyPatch(document, effect.patch).document : document
    expect(textOf(mended.pages[0]!.elements[0] as TextElement)).toBe('Wir feiern! Alle feiern.')
    expect(spelt(mended, spelling)).toEqual([])
  })

  it('stays as it is where somebody says so', () => {
    const effect = found?.repairs.find(({ id }) => id === 'keep')?.effect
    const kept = effect?.type === 'patch' ? applyPatch(document, effect.patch).document : document
    expect(spelt(kept, spelling)).toMatchObject([{ kept: true }])
  })

  it('is not found within another word, and nothing is said before a dictionary was asked', () => {
    expect(spelt(card([GREETING], ['Wegfeiren']), spelling)).toEqual([])
    expect(spelt(document, {})).toEqual([])
  })
})
