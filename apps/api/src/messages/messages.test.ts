import { LOCALES, wordingFor } from '@passepartout/domain'
import { expect, it } from 'vitest'
import { MESSAGES, translatorFor } from './messages.ts'

const de = MESSAGES.de ?? {}

it.each(LOCALES)('every sentence of the API can be said in %s', locale => {
  const translate = translatorFor(locale)
  expect(Object.keys(de).filter(key => !translate.has(key))).toEqual([])
})

it('speaks of the cart in America and of the basket in Britain', () => {
  expect(translatorFor('en-US')('cart-full', { most: 50 })).toBe(
    'Your cart is full: it holds up to 50 items.',
  )
  expect(translatorFor('en-GB')('cart-full', { most: 50 })).toMatch(/^Your basket is full/)
})

it('has no ß in Switzerland', () => {
  expect(translatorFor('de-CH')('problem.format-too-large')).toBe(
    'Dieses Format ist zu gross für das Material.',
  )
})

it.each([
  ['de-AT', 'Diese Seite gibt es nicht.'],
  ['en-US', 'There is no such page.'],
  ['es-ES', 'Esta página no existe.'],
  ['fr-CH', 'Cette page n’existe pas.'],
  ['it-CH', 'Questa pagina non esiste.'],
  ['nl-BE', 'Deze pagina bestaat niet.'],
] as const)('speaks the language of %s', (locale, text) => {
  expect(translatorFor(locale)('page-not-found')).toBe(text)
})

const LANGUAGES_BUT_GERMAN = ['en', 'es', 'fr', 'it', 'nl'] as const

it.each(LANGUAGES_BUT_GERMAN)('fills the same facts in %s as in German', language => {
  const facts = (message: unknown) => [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort()
  const other = Object.entries(de).filter(
    ([key, text]) => String(facts(text)) !== String(facts(MESSAGES[language]?.[key])),
  )
  expect(other).toEqual([])
})

it.each([
  [
    'es-ES',
    /(?<!\p{L})(?:Vuelve|Elige|Guarda|Escribe|Espera|Borra|Revisa|Rellena|Indica|Échale|tuy[oa]|tus?|te|\p{L}+(?:ta|da)lo)(?!\p{L})/u,
  ],
  [
    'it-IT',
    /(?<!\p{L})(?:Riprova|Scegli|Scegline|Sceglilo|Sceglila|Salva|Salvalo|Inserisci|Attendi|Controlla|Compila|Indica|accedi|Apri|tu[oae]?|tuoi|ti)(?!\p{L})/u,
  ],
  ['nl-NL', /(?<!\p{L})(?:je|jij|jouw?)(?!\p{L})/iu],
] as const)('speaks to both of a couple in %s, and to one person in the other channel', (locale, single) => {
  const said = (channel: 'kartenliebe' | 'passepartout') =>
    Object.entries(wordingFor(MESSAGES, locale, channel).messages)
      .filter(([, text]) => single.test(JSON.stringify(text)))
      .map(([key]) => key)
  expect(said('kartenliebe')).toEqual([])
  expect(said('passepartout').length).toBeGreaterThan(5)
})
