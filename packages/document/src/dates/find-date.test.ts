import { describe, expect, it } from 'vitest'
import { findDate, findImpossibleDate } from './find-date.ts'

describe('A date in the words of a card', () => {
  it.each([
    ['de-DE', 'Samstag, 12. Juni 2027', [2027, 6, 12], 6, 6],
    ['de-DE', 'Freitag, 12. Juni 2027 um 14 Uhr', [2027, 6, 12], 6, 5],
    ['de-AT', '9. Jänner 2027', [2027, 1, 9], 6, undefined],
    ['de-DE', 'am 4.9.2027', [2027, 9, 4], 6, undefined],
    ['en-GB', 'Saturday 12 June 2027', [2027, 6, 12], 6, 6],
    ['en-US', 'June 12, 2027', [2027, 6, 12], 6, undefined],
    ['en-US', '6/12/2027', [2027, 6, 12], 6, undefined],
    ['en-GB', '12/6/2027', [2027, 6, 12], 6, undefined],
    ['fr-FR', 'samedi 12 juin 2027', [2027, 6, 12], 6, 6],
    ['it-IT', 'sabato 12 giugno 2027', [2027, 6, 12], 6, 6],
    ['es-ES', 'viernes 12 de junio de 2027', [2027, 6, 12], 6, 5],
    ['nl-NL', 'zaterdag 12 juni 2027', [2027, 6, 12], 6, 6],
    ['de-DE', '12. JUNI 2027', [2027, 6, 12], 6, undefined],
  ] as const)('in %s: %s', (locale, text, [year, month, day], weekday, named) => {
    const found = findDate(text, locale)
    expect(found).toMatchObject({ year, month, day, weekday })
    expect(found?.named?.weekday).toBe(named)
  })

  it.each([
    ['a day that no month has', '31. Juni 2027'],
    ['a day without a year', 'heiraten am 4. September'],
    ['no day', 'Feiert mit uns'],
    ['a telephone number', '0151 234 567 89'],
  ])('is not found in %s', (_, text) => {
    expect(findDate(text, 'de-DE')).toBeUndefined()
  })

  it.each([
    ['de-DE', 'Samstag, 31. April 2027', '31. April 2027'],
    ['de-DE', 'am 30.2.2027', '30. Februar 2027'],
    ['en-US', 'April 31, 2027', 'April 31, 2027'],
    ['fr-FR', '31 avril 2027', '31 avril 2027'],
    ['de-DE', '29. Februar 2028', undefined],
    ['de-DE', 'Feiert mit uns', undefined],
  ] as const)('in %s, %s: %s does not exist', (locale, text, day) => {
    expect(findImpossibleDate(text, locale)).toBe(day)
  })

  it('says where the weekday stands', () => {
    const text = 'Wir feiern am Freitag, 12. Juni 2027'
    const { named } = findDate(text, 'de-DE') ?? {}
    expect(text.slice(named?.from, named?.until)).toBe('Freitag')
  })
})
