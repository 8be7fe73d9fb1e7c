import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHANNELS, createTranslator, LOCALES, type Message, shopFor } from '@passepartout/domain'
import { keyHelp } from '@passepartout/editor'
import { describe, expect, it } from 'vitest'
import { MESSAGES, wordsFor } from './index.ts'

const shops = CHANNELS.flatMap(channel => LOCALES.map(locale => shopFor(channel, locale)))
const words = (channel: 'kartenliebe' | 'passepartout', locale: (typeof LOCALES)[number]) =>
  wordsFor(shopFor(channel, locale)).messages
const german = words('passepartout', 'de-DE')
const text = (message: Message | undefined) => (typeof message === 'object' ? message.other : (message ?? ''))

describe('The words of the designer', () => {
  it.each(shops)('are all there in $channel, $locale, and take the same values', shop => {
    const values = (message: Message | undefined) =>
      [...text(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
    const { messages } = wordsFor(shop)
    expect(Object.keys(messages).sort()).toEqual(Object.keys(german).sort())
    for (const [key, message] of Object.entries(messages))
      expect([key, values(message)]).toEqual([key, values(german[key])])
  })

  it.each(['de', 'en', 'es', 'fr', 'it', 'nl'] as const)('are written in %s', language => {
    const asked = Object.keys(MESSAGES.de ?? {}).filter(key => !key.includes('@'))
    expect(asked.filter(key => !(key in (MESSAGES[language] ?? {})))).toEqual([])
  })

  it.each(shops)('use real quotes, dashes and dots in $channel, $locale', shop => {
    const plain = Object.values(wordsFor(shop).messages).map(text)
    expect(plain.filter(one => /["'`]| - |\.\.\./.test(one))).toEqual([])
  })

  it('address a couple as ihr and nobody as Sie', () => {
    const singular = /\b(?:du|dir|dich|deine?[rmns]?)\b/i
    const said = Object.entries(words('kartenliebe', 'de-DE'))
    expect(said.filter(([, one]) => singular.test(text(one)))).toEqual([])
    for (const messages of [german, words('kartenliebe', 'de-DE')])
      expect(
        Object.values(messages).filter(one =>
          /\b(?:Ihnen|Ihre?[rmn]?)\b(?! (?:könnt|habt|seid))/.test(text(one)),
        ),
      ).toEqual([])
  })

  it('address a couple as jullie and one person as je, and nobody as u', () => {
    const said = (channel: 'kartenliebe' | 'passepartout', pronoun: RegExp) =>
      Object.entries(words(channel, 'nl-NL')).filter(([, one]) => pronoun.test(JSON.stringify(one)))
    expect(said('kartenliebe', /\b(?:je|jij|jou|jouwe?|u|uw)\b/i)).toEqual([])
    expect(said('passepartout', /\b(?:jullie|u|uw)\b/i)).toEqual([])
  })

  it.each([
    [
      'es-ES',
      /(?<!\p{L})(?:tú|te|ti|tu|tus|tuy[oa]s?)(?!\p{L})/iu,
      /(?<!\p{L})(?:os|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
    ],
    [
      'it-IT',
      /(?<!\p{L})(?:te|ti|tu|tu[oae]|tuoi)(?!\p{L})/iu,
      /(?<!\p{L})(?:vi|voi|vostr[oaei])(?!\p{L})/iu,
    ],
  ] as const)('speak to one person or to a couple in %s, as the shop does', (locale, one, couple) => {
    const said = (channel: 'kartenliebe' | 'passepartout', pronoun: RegExp) =>
      Object.entries(words(channel, locale)).filter(([, message]) => pronoun.test(JSON.stringify(message)))
    expect(said('kartenliebe', one)).toEqual([])
    expect(said('passepartout', couple)).toEqual([])
  })

  it('open every Spanish question and keep % with its number', () => {
    const spanish = Object.values(words('passepartout', 'es-ES')).map(one => JSON.stringify(one))
    expect(spanish.filter(one => one.split('?').length !== one.split('¿').length)).toEqual([])
    expect(spanish.filter(one => /[^\u00a0]%/.test(one))).toEqual([])
  })

  it('say vous in French, and keep : ; ! ? and % with what they follow', () => {
    const french = Object.values(words('kartenliebe', 'fr-FR')).map(one => JSON.stringify(one).slice(1, -1))
    expect(french.filter(one => /(?<!\p{L})(?:tu|toi|te|ton|ta|tes)(?!\p{L})/iu.test(one))).toEqual([])
    expect(french.filter(one => /[ \u00a0][:;!?%»]|«(?!\u202f)|\p{L}[:;!?»]/u.test(one))).toEqual([])
  })

  it('know neither baskets nor VAT in America, and no ß in Switzerland', () => {
    const american = Object.values(words('passepartout', 'en-US')).map(text)
    expect(
      american.filter(one => /basket|colour|centre|metres|\bVAT\b/i.test(one.replace(/\{\w+\}/g, ''))),
    ).toEqual([])
    expect(JSON.stringify(words('kartenliebe', 'de-CH'))).not.toMatch(/ß|„/)
  })

  it('exist for every key that the code asks for by name', async () => {
    const root = join(import.meta.dirname, '..')
    const files = (await readdir(root, { recursive: true })).filter(
      name => /\.tsx?$/.test(name) && !/messages|test/.test(name),
    )
    const texts = await Promise.all(files.map(name => readFile(join(root, name), 'utf8')))
    const asked = texts.flatMap(source =>
      [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key ?? ''),
    )
    expect(asked.length).toBeGreaterThan(80)
    expect([...new Set(asked)].filter(key => !(key in german))).toEqual([])
  })

  it('name every shortcut of the help list', () => {
    const lines = keyHelp('other').flatMap(({ group, lines }) => [
      `keys.group.${group}`,
      ...lines.map(({ description }) => `keys.${description}`),
    ])
    expect(lines.filter(key => !(key in german))).toEqual([])
  })

  it('take the wording of the channel and the number', () => {
    const { messages, language } = wordsFor(shopFor('kartenliebe', 'de-DE'))
    const t = createTranslator(messages, { locale: 'de-DE', language })
    expect(t('photos.title')).toBe('Eure Fotos')
    expect(t('check.chipHints', { count: 1 })).toBe('1 Hinweis ansehen')
    expect(t('check.chipHints', { count: 2 })).toBe('2 Hinweise ansehen')
  })
})
