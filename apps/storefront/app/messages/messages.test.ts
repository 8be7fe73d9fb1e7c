import { describe, expect, it } from 'vitest'
import { MESSAGES, translatorFor } from './index.ts'

const keys = (language: string) => Object.keys(MESSAGES[language] ?? {}).sort()
const parameters = (text: unknown) => [...new Set(JSON.stringify(text).match(/\{[\w-]+\}/g) ?? [])].sort()

describe('the texts of the user interface', () => {
  it('have the same keys in every language', () => {
    expect(keys('en')).toEqual(keys('de'))
  })

  it('use the same parameters in every language', () => {
    for (const key of keys('de')) {
      expect(parameters(MESSAGES.en?.[key]), key).toEqual(parameters(MESSAGES.de?.[key]))
    }
  })

  it('use real quotes and dashes', () => {
    for (const language of ['de', 'en']) {
      for (const key of keys(language))
        expect(JSON.stringify(MESSAGES[language]?.[key]), key).not.toMatch(/\\"| - |\.\.\./)
    }
  })

  it('are spoken in English where a language has none yet', () => {
    const log = { warn: () => expect.unreachable('a text is missing') }
    expect(translatorFor('fr-FR', log)('cart.title')).toBe('Basket')
  })

  it('show the second part of a key that has no text, and report it once', () => {
    const reported: string[] = []
    const translate = translatorFor('nl-NL', { warn: fields => reported.push(String(fields.message)) })
    expect([translate('cart.no-such-text'), translate('cart.no-such-text')]).toEqual([
      'no-such-text',
      'no-such-text',
    ])
    expect(reported).toEqual(['cart.no-such-text'])
  })
})
