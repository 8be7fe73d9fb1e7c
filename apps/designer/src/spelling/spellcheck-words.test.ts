import { readFile } from 'node:fs/promises'
import openRuntime from 'hunspell-asm/dist/cjs/lib/node/hunspell.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSpellChecker, type SpellChecker } from './create-spell-checker.ts'
import { loadExtraWords } from './extra-words.ts'
import { type DictionaryName, dictionaryFor, spellcheckWords } from './spellcheck-words.ts'

const opened = new Map<DictionaryName, Promise<SpellChecker>>()

const open = (name: DictionaryName): Promise<SpellChecker> => {
  const speller = opened.get(name) ?? read(name)
  opened.set(name, speller)
  return speller
}

async function read(name: DictionaryName): Promise<SpellChecker> {
  const file = (end: string) => new URL(`index.${end}`, import.meta.resolve(`dictionary-${name}`))
  const [aff, dic] = await Promise.all([readFile(file('aff')), readFile(file('dic'))])
  return createSpellChecker({ aff, dic, more: loadExtraWords(name) }, openRuntime)
}

describe('the dictionary of a card', () => {
  it('is that of its language, and of English that of its country', () => {
    expect(['de-CH', 'en-GB', 'en-US', 'fr-BE', 'it-CH', 'nl-BE', 'pl-PL'].map(dictionaryFor)).toEqual([
      ...['de', 'en-gb', 'en', 'fr', 'it', 'nl', null],
    ])
  })
})

describe('what people write on cards', () => {
  const texts: Record<string, { right: string; wrong: Record<string, string> }> = {
    'de-DE': {
      right:
        'Wir heiraten Hochzeitsfeier Kindergeburtstag Gästeliste Sektempfang Konfirmationsfeier herzlich einladen',
      wrong: { Einldung: 'Einladung', feiren: 'feiern', Traurung: 'Trauung' },
    },
    'en-GB': {
      right: 'favourite colour celebrate together we’re getting married',
      wrong: { recieve: 'receive', celabrate: 'celebrate' },
    },
    'en-US': { right: 'favorite color celebrate', wrong: { favourite: 'favorite' } },
    'fr-FR': {
      right: 'nous avons l’honneur de vous inviter à notre mariage',
      wrong: { marriage: 'mariage', anniversiare: 'anniversaire' },
    },
    'it-IT': { right: 'ci sposiamo vi aspettiamo alla nostra festa', wrong: { compleano: 'compleanno' } },
    'es-ES': {
      right: 'nos casamos y queremos celebrarlo con vosotros',
      wrong: { celebracion: 'celebración' },
    },
    'nl-NL': {
      right: 'wij trouwen en nodigen jullie uit voor ons huwelijksfeest',
      wrong: { uitnodigng: 'uitnodiging' },
    },
  }

  it.each(Object.entries(texts))(
    'is known, and what is misspelt is told with the right word: %s',
    async (locale, { right, wrong }) => {
      const speller = await open(dictionaryFor(locale) ?? 'de')
      const words = [...right.split(' '), ...Object.keys(wrong)]
      const misspelt = spellcheckWords(speller, words, locale)
      expect(misspelt.map(({ word }) => word)).toEqual(Object.keys(wrong))
      for (const { word, suggestions } of misspelt) expect(suggestions).toContain(wrong[word])
    },
  )

  let german: SpellChecker
  beforeAll(async () => {
    german = await open('de')
  })

  it('has the words of Austria and Switzerland, whatever they are joined to', () => {
    const words =
      'Jänner heuriger Gugelhupfbuffet Marillenknödel Maturafeier Faschingskrapfen Znünipause Göttikind Apérobuffet'
    expect(spellcheckWords(german, words.split(' '), 'de-AT')).toEqual([])
  })

  it('has first names, and whose they are', () => {
    const words = ['Lena', 'Jonas', 'Lenas', 'Vroni', 'Uroma', 'Uromas']
    expect(spellcheckWords(german, words, 'de-DE')).toEqual([])
  })

  it('proposes them too', () => {
    expect(spellcheckWords(german, ['Guglhupff'], 'de-AT')[0]?.suggestions).toContain('Gugelhupf')
  })

  it.each(Object.keys(texts))('takes no words of another form for right: %s', async locale => {
    const speller = await open(dictionaryFor(locale) ?? 'de')
    expect(spellcheckWords(speller, ['xqzy', 'Lenaaa'], locale)).toHaveLength(2)
  })

  it('has no ß in Switzerland, and ss is no mistake there alone', () => {
    const words = ['Grüsse', 'Strasse', 'herzliche', 'Gruesse']
    expect(spellcheckWords(german, words, 'de-CH').map(({ word }) => word)).toEqual(['Gruesse'])
    expect(spellcheckWords(german, words, 'de-DE').map(({ word }) => word)).toEqual([
      'Grüsse',
      'Strasse',
      'Gruesse',
    ])
    expect(spellcheckWords(german, ['Grüßee'], 'de-CH')[0]?.suggestions.join()).not.toContain('ß')
  })

  it('is told of twelve times at most, however much nonsense there is', () => {
    const nonsense = Array.from({ length: 40 }, (_, index) => `xqzy${'ab'.repeat(index)}`)
    expect(spellcheckWords(german, nonsense, 'de-DE')).toHaveLength(12)
  })
})
