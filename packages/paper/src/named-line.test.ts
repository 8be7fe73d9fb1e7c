import { expect, it } from 'vitest'
import { namedLine } from './named-line.ts'

const format = { label: 'Format', value: 'B6 hoch' }

it('a line is called by its product, and its design stands among the facts', () => {
  const description = [{ label: '', value: 'Poster, 60 × 40 cm' }, format]
  expect(namedLine({ title: 'Berge', description })).toEqual({
    name: 'Poster, 60 × 40 cm',
    details: ['Berge', 'B6 hoch'],
  })
})

it('what is called as its product is named once', () => {
  const description = [{ label: '', value: 'Karte, Olivenhain' }, format]
  expect(namedLine({ title: 'Karte, Olivenhain', description }).details).toEqual(['B6 hoch'])
})
