import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLocaleCode } from './locale-code.ts'
import { isLocale, LOCALES, localeFacts } from './locales.ts'

describe('the code of a locale', () => {
  it.each(LOCALES)('%s is language, hyphen and country', locale => {
    const { language, country } = localeFacts(locale)
    expect(parseLocaleCode(locale)).toEqual({ language, country: country === 'com' ? 'us' : country })
  })

  it('has its halves in lower case', () => {
    expect(parseLocaleCode('PT-BR')).toEqual({ language: 'pt', country: 'br' })
  })

  it.each([
    '',
    'de',
    'de-',
    '-DE',
    'de_DE',
    'deDE',
    'deu-DE',
    'de-DEU',
    'd1-DE',
    'de-DE ',
    'de-DE-1',
    'dé-DE',
  ])('is not “%s”', code => {
    expect(parseLocaleCode(code)).toBeUndefined()
    expect(isLocale(code)).toBe(false)
  })

  it('is one of the shop’s only as it is written there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'de-de', 'xx-XX')), code => {
        expect(isLocale(code)).toBe((LOCALES as readonly string[]).includes(code))
      }),
    )
  })
})
