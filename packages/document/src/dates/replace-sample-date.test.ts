import type { Locale } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { replaceSampleDate } from './replace-sample-date.ts'

const fitted = (sample: string, iso: string, locale: Locale) => {
  const found = replaceSampleDate(sample, iso, locale)
  return found && found.before + found.date + found.after
}

describe('another day in the words of a design', () => {
  it.each<[Locale, string, string, string]>([
    ['de-DE', '21. Juni 2027', '2028-05-12', '12. Mai 2028'],
    ['de-DE', 'Samstag, 5. Juni 2027', '2028-05-12', 'Freitag, 12. Mai 2028'],
    ['de-DE', 'heiraten am 4. September', '2028-05-12', 'heiraten am 12. Mai'],
    ['de-DE', 'Taufe am 23. Mai 2027', '2028-03-01', 'Taufe am 1. März 2028'],
    ['de-DE', '12.09.2027', '2028-05-03', '03.05.2028'],
    ['de-DE', '28 | 08 | 2027', '2028-05-03', '03 | 05 | 2028'],
    ['de-DE', 'Februar 2027', '2028-05-12', 'Mai 2028'],
    [
      'de-DE',
      'Torte ab 15 Uhr · Samstag, 10. Juli · im Garten',
      '2028-05-12',
      'Torte ab 15 Uhr · Freitag, 12. Mai · im Garten',
    ],
    ['de-AT', '22. Mai 2027', '2028-01-09', '9. Jänner 2028'],
    ['de-AT', '22. Januar 2027', '2028-05-09', '9. Mai 2028'],
    ['de-DE', 'Weißer Sonntag, 4. April 2027', '2028-05-12', 'Freitag, 12. Mai 2028'],
    ['en-GB', 'Saturday 5 June 2027', '2028-05-12', 'Friday 12 May 2028'],
    ['en-US', 'Sunday, June 20,\n2027, 11 a.m.', '2028-05-12', 'Friday, May 12,\n2028, 11 a.m.'],
    ['en-US', '08 | 28 | 2027', '2028-05-03', '05 | 03 | 2028'],
    ['fr-FR', 'On fête ça le samedi 11 septembre.', '2028-05-01', 'On fête ça le lundi 1er mai.'],
    ['fr-FR', 'Février 2027', '2028-05-12', 'Mai 2028'],
    ['it-IT', 'nato il 9 aprile 2027', '2028-05-08', 'nato l’8 maggio 2028'],
    ['it-IT', 'Conto alla rovescia l’8 maggio', '2028-05-12', 'Conto alla rovescia il 12 maggio'],
    ['it-IT', 'Festeggiamo sabato 11 settembre.', '2028-05-12', 'Festeggiamo venerdì 12 maggio.'],
    ['es-ES', 'Sábado, 12 de junio, 15:00', '2028-05-12', 'Viernes, 12 de mayo, 15:00'],
    ['nl-NL', 'Zondag 20 juni\n2027, 11 uur', '2028-05-12', 'Vrijdag 12 mei\n2028, 11 uur'],
  ])('has their form: %s, %s', (locale, sample, iso, expected) => {
    expect(fitted(sample, iso, locale)).toBe(expected)
  })

  it.each<[string, string]>([
    ['years alone', '2002 – 2027'],
    ['two days', '5. Mai 1944 – 2. Oktober 2026'],
    ['two days in figures', '12. 4. 1941 – 30. 10. 2026'],
    ['no day', '3.510 g · 53 cm'],
    ['a month without a number', 'Im Mai feiern wir'],
  ])('does not go into %s', (_what, sample) => {
    expect(replaceSampleDate(sample, '2028-05-12', 'de-DE')).toBeUndefined()
  })

  it.each(['2028-02-30', '2028-13-01', 'morgen', ''])('is refused where it does not exist: %s', iso => {
    expect(replaceSampleDate('21. Juni 2027', iso, 'de-DE')).toBeUndefined()
  })
})
