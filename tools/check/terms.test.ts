import { expect, test } from 'vitest'
import { byKey, checkTerms } from './terms.ts'

const terms = {
  never: { de: { 'Designers?': 'Editor' }, nl: { 'papieren(?! zakje)': 'papiersoorten' } },
  neverIn: { 'de-CH': { 'Umschl[aä]ge?': 'Couvert' } },
  neverInMessages: { es: { 'Hay que': 'speak to the reader' } },
}
const problems = (content: unknown) => checkTerms('page.json', content, terms)

test('a text with a word that the glossary replaces is named with its language and the better word', () => {
  const content = {
    title: { de: 'Im Designer', en: 'In the Designer' },
    items: [{ de: ['Ein Editor'], 'de-ch': ['Der Designer'] }],
  }
  expect(problems(content)).toEqual([
    'page.json [de]: "Designer" (Editor)',
    'page.json [de-ch]: "Designer" (Editor)',
  ])
})

test('whole words count, and what a rule leaves out may be said', () => {
  expect(problems({ de: 'Designermöbel', nl: ['Papieren zakje', 'papieren zakje'] })).toEqual([])
  expect(problems({ nl: 'twee papieren' })).toHaveLength(1)
})

test('the address of a page or link is no text', () => {
  expect(problems({ slug: { de: 'Designer' }, text: { de: '[Editor](story:Designer)' } })).toEqual([])
})

test('a locale that reads its language’s words is told apart from one that has words of its own', () => {
  expect(problems({ name: { de: 'Umschlag', 'de-CH': 'Couvert' } })).toEqual([])
  expect(problems({ name: { de: 'Umschlag', en: 'Envelope' } })).toEqual([
    'page.json [de-CH]: "Umschlag" (Couvert)',
  ])
})

test('messages are read text by text, each in the locale’s own words where it has them', () => {
  const messages = new Map([
    ['de', { a: 'Umschlag', b: 'Umschläge' }],
    ['de-ch', { a: 'Couvert' }],
  ])
  expect(problems(byKey(messages))).toEqual(['page.json [de-CH]: "Umschläge" (Couvert)'])
})

test('what the system must not say may stand on a page', () => {
  const text = { es: 'Hay que verlo' }
  expect(problems(text)).toEqual([])
  expect(checkTerms('cart', text, terms, true)).toEqual(['cart [es]: "Hay que" (speak to the reader)'])
})
