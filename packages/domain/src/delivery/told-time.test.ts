import { expect, it } from 'vitest'
import type { Locale } from '../shop/locales.ts'
import { keepTogether } from './told-time.ts'

it.each<[Locale, string, string]>([
  ['fr-FR', 'mardi 1 décembre', 'mardi 1er\u00a0décembre'],
  ['fr-CH', 'mar. 1 déc.', 'mar. 1er\u00a0déc.'],
  ['fr-FR', 'lundi 21 décembre à 1 h', 'lundi 21\u00a0décembre à 1\u00a0h'],
  ['de-DE', 'Dienstag, 1. Dezember', 'Dienstag, 1.\u00a0Dezember'],
  ['it-IT', 'martedì 1 dicembre', 'martedì 1\u00a0dicembre'],
])('in %s, %s is told as %s', (locale, written, told) => expect(keepTogether(locale, written)).toBe(told))
