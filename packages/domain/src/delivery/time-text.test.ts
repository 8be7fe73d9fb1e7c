import { expect, it } from 'vitest'
import type { Locale } from '../shops/locales.ts'
import { joinWithNoBreakSpaces } from './time-text.ts'

it.each<[Locale, string, string]>([
  ['fr-FR', 'mardi 1 décembre', 'mardi 1er\u00a0décembre'],
  ['fr-CH', 'mar. 1 déc.', 'mar. 1er\u00a0déc.'],
  ['fr-FR', 'lundi 21 décembre à 1 h', 'lundi 21\u00a0décembre à 1\u00a0h'],
  ['de-DE', 'Dienstag, 1. Dezember', 'Dienstag, 1.\u00a0Dezember'],
  ['en-US', 'Friday, December 4 at 4\u202fAM EST', 'Friday, December\u00a04 at 4\u00a0a.m. EST'],
  ['en-GB', 'Friday 4 December', 'Friday 4\u00a0December'],
  ['de-DE', 'Montag, 23. November um 09 Uhr', 'Montag, 23.\u00a0November um 9\u00a0Uhr'],
  ['de-DE', 'Montag, 23. November um 10:30', 'Montag, 23.\u00a0November um 10:30\u00a0Uhr'],
  ['it-IT', 'martedì 1 dicembre', 'martedì 1\u00a0dicembre'],
])('in %s, %s is told as %s', (locale, written, told) =>
  expect(joinWithNoBreakSpaces(locale, written)).toBe(told),
)
