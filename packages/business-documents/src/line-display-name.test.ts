import { expect, it } from 'vitest'
import { lineDisplayName } from './line-display-name.ts'

const format = { label: 'Format', value: 'B6 hoch' }

it('a line is called by its product, and its design stands among the facts', () => {
  const description = [{ label: '', value: 'Poster, 60 × 40 cm' }, format]
  expect(lineDisplayName({ title: 'Berge', description }, 'de-DE')).toEqual({
    name: 'Poster, 60 × 40 cm',
    details: ['Berge', 'Format: B6 hoch'],
  })
})

it('what is called as its product is named once', () => {
  const description = [{ label: '', value: 'Karte, Olivenhain' }, format]
  expect(lineDisplayName({ title: 'Karte, Olivenhain', description }, 'de-DE').details).toEqual([
    'Format: B6 hoch',
  ])
})

it('what was chosen says of what, as its language sets it', () => {
  const chosen = (label: string, value: string) => ({
    title: '',
    description: [
      { label: '', value: 'Carte' },
      { label, value },
    ],
  })
  expect(lineDisplayName(chosen('Enveloppe', 'Crème'), 'fr-BE').details).toEqual(['Enveloppe\u202f: Crème'])
  expect(lineDisplayName(chosen('Pages', '48'), 'en-GB').details).toEqual(['Pages: 48'])
})
