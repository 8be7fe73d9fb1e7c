import type { Locale } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { smartTypography, withTypographicQuotes } from './smart-typography.ts'

/** The text after typing these characters one by one. */
const typed = (keys: string, locale: Locale) =>
  [...keys].reduce(
    (text, key) => smartTypography(text + key, text.length + 1, locale)?.text ?? text + key,
    '',
  )

describe('Typing on a card', () => {
  it.each([
    ['de-DE', '"Ja" - so Lena', '„Ja“ – so Lena'],
    ['de-CH', '"Ja"', '«Ja»'],
    ['de-DE', "Wie geht's", 'Wie geht’s'],
    ['en-GB', '"I do," she said', '“I do,” she said'],
    ['en-GB', "It's Anna's day", 'It’s Anna’s day'],
    ['en-US', '"Yes"', '“Yes”'],
    ['fr-FR', '"Oui"', '«\u202fOui\u202f»'],
    ['fr-FR', "l'amour", 'l’amour'],
    ['it-IT', '"Sì"', '«Sì»'],
    ['es-ES', '"Sí"', '«Sí»'],
    ['nl-NL', '"Ja"', '“Ja”'],
    ['de-DE', 'Wir freuen uns...', 'Wir freuen uns…'],
    ['de-DE', 'von 14-18 Uhr', 'von 14–18 Uhr'],
  ] as const)('in %s: %s', (locale, keys, set) => {
    expect(typed(keys, locale)).toBe(set)
  })

  it.each([
    ['de-DE', '"Anna" und "Leo"', '„Anna“ und „Leo“'],
    ['de-DE', "'Leo' und Anna's 'Haus'", '‚Leo‘ und Anna’s ‚Haus‘'],
    ['de-CH', "'Leo' geht's gut", '‹Leo› geht’s gut'],
    ['en-GB', "'Leo' and Anna's", '‘Leo’ and Anna’s'],
    ['fr-FR', '"Oui" et "non"', '«\u202fOui\u202f» et «\u202fnon\u202f»'],
  ] as const)('sets every quote of what is pasted, in %s: %s', (locale, pasted, set) => {
    expect(withTypographicQuotes(pasted, locale)).toBe(set)
    expect(typed(pasted, locale)).toBe(set)
  })

  it('leaves hyphens and telephone numbers alone', () => {
    expect(typed('Lena-Marie, 0151-234 567', 'de-DE')).toBe('Lena-Marie, 0151-234 567')
  })

  it('changes what stands before the caret only', () => {
    expect(smartTypography('a "b', 3, 'de-DE')).toEqual({ text: 'a „b', caret: 3 })
    expect(smartTypography('"b" c', 5, 'de-DE')).toBeUndefined()
  })
})
