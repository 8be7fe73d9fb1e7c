import { OCCASIONS } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { loadTextSuggestions } from './load-text-suggestions.ts'

describe('Ideas for words', () => {
  it.each(['de-DE', 'en-GB', 'en-US', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'] as const)(
    'are there for every occasion in %s, and fit on a card',
    async locale => {
      const ideas = await loadTextSuggestions(locale)
      expect(Object.keys(ideas).sort()).toEqual([...OCCASIONS].sort())
      const all = Object.values(ideas).flat()
      expect(all.filter(({ words }) => words.length > 140)).toEqual([])
      expect(all.filter(({ words }) => /["']|\.\.\./.test(words))).toEqual([])
    },
  )

  it.each(['de-DE', 'en-GB', 'en-US', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'] as const)(
    'are quiet where somebody has died, in %s',
    async locale => {
      const { mourning = [] } = await loadTextSuggestions(locale)
      expect(mourning.length).toBeGreaterThan(0)
      expect(mourning.filter(({ words }) => words.includes('!'))).toEqual([])
    },
  )

  it('speak American in the United States', async () => {
    const said = Object.values(await loadTextSuggestions('en-US')).flatMap(all =>
      all.map(({ words }) => words),
    )
    expect(said.length).toBeGreaterThan(30)
    expect(said.filter(words => /christening|presents?\b|school bag|running about/.test(words))).toEqual([])
  })

  it('know no ß in Switzerland', async () => {
    expect(JSON.stringify(await loadTextSuggestions('de-CH'))).not.toContain('ß')
  })
})
