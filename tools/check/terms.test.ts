import { expect, test } from 'vitest'
import { checkTerms, checkTermsOfFile } from './terms.ts'

const never = { de: { 'Designers?': 'Editor' }, nl: { 'papieren(?! zakje)': 'papiersoorten' } }

test('a text with a word that the glossary replaces is named with its language and the better word', () => {
  const content = {
    title: { de: 'Im Designer', en: 'In the Designer' },
    items: [{ 'de-ch': ['Der Designer'] }],
  }
  expect(checkTermsOfFile('page.json', content, never)).toEqual([
    'page.json [de]: "Designer" (Editor)',
    'page.json [de-ch]: "Designer" (Editor)',
  ])
})

test('whole words count, and what a rule leaves out may be said', () => {
  expect(checkTerms('a', 'de', 'Designermöbel', never)).toEqual([])
  expect(checkTerms('a', 'nl', ['Papieren zakje', 'papieren zakje'], never)).toEqual([])
  expect(checkTerms('a', 'nl', 'twee papieren', never)).toHaveLength(1)
})

test('the address of a page is no text', () => {
  expect(checkTermsOfFile('page.json', { slug: { de: 'Designer' } }, never)).toEqual([])
})

test('the address of a link is no text', () => {
  expect(checkTerms('a', 'de', '[Editor](story:Designer)', never)).toEqual([])
})
