import { CHANNELS, createTranslators, LOCALES, type Message, shopFor, wordingFor } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { MESSAGES, translatorFor, wordsOf } from './index.ts'

const keys = (speaker: string) => Object.keys(MESSAGES[speaker as keyof typeof MESSAGES] ?? {})
const WRITTEN = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const
const shops = CHANNELS.flatMap(channel => LOCALES.map(locale => shopFor(channel, locale)))
const german = wordingFor(MESSAGES, 'de-DE').messages
const texts = (message: Message | undefined) =>
  message === undefined ? [] : typeof message === 'string' ? [message] : Object.values(message)

/** A text without the name of the European Union's portal, which has a form of address of its own. */
const withoutPortal = (text: unknown) =>
  JSON.stringify(text).replace(/Ihr Europa|Tu Europa|La tua Europa/g, '')

/** Guest books belong to cards: the shop that addresses one person has none. */
const isSpokenToOne = ([key]: readonly (string | undefined)[]) => !key?.startsWith('guest-book.')

describe('the texts of the user interface', () => {
  it.each(shops)('are all there in $channel, $locale', shop => {
    const words = wordsOf(shop)
    expect(Object.keys(german).filter(key => !texts(words[key]).every(text => text.trim() !== ''))).toEqual(
      [],
    )
    expect(Object.keys(words).sort()).toEqual(Object.keys(german).sort())
  })

  it.each(WRITTEN)('are written in %s', language => {
    const [said, asked] = [keys(language), keys('de').filter(key => !key.includes('@'))]
    expect(asked.filter(key => !said.includes(key))).toEqual([])
  })

  it.each(shops)('use real quotes, dashes and dots in $channel, $locale', shop => {
    const plain = Object.values(wordsOf(shop)).flatMap(texts)
    expect(plain.filter(text => /["'`]| - |\.\.\./.test(text))).toEqual([])
  })

  it('are different in a locale only where they say something different', () => {
    const said = Object.keys(MESSAGES).filter(speaker => speaker.includes('-'))
    expect(said).toContain('en-US')
    for (const speaker of said) {
      const language = MESSAGES[speaker.slice(0, 2) as 'de'] ?? {}
      for (const key of keys(speaker))
        expect(MESSAGES[speaker as 'en-US']?.[key], `${speaker} ${key}`).not.toEqual(language[key])
    }
  })

  it('address a couple as ihr and one person as du, and nobody as Sie', () => {
    for (const { channel, locale } of shops.filter(({ language }) => language === 'de')) {
      const words = wordingFor(MESSAGES, locale, channel).messages
      const polite = Object.entries(words).filter(([, text]) =>
        /\b(?:Ihnen|Ihre?[rmn]?)\b/.test(withoutPortal(text)),
      )
      expect(polite).toEqual([])
    }
    const couple = wordsOf(shopFor('kartenliebe', 'de-DE'))
    const single = /\b(?:du|dir|dich|deine?[rmns]?)\b/i
    const shared = Object.entries(couple).filter(([key]) => !/^(?:calculator|matrix|prices)\./.test(key))
    expect(shared.filter(([, text]) => single.test(JSON.stringify(text)))).toEqual([])
  })

  it('know no VAT in America', () => {
    const words = Object.entries(wordsOf(shopFor('passepartout', 'en-US')))
    expect(
      words.filter(([, text]) => /basket|colour|\bVAT\b/i.test(JSON.stringify(text))).map(([key]) => key),
    ).toEqual([])
  })

  it('address a couple as jullie and one person as je, and nobody as u', () => {
    const spoken = (channel: 'kartenliebe' | 'passepartout') =>
      Object.entries(wordsOf(shopFor(channel, 'nl-NL'))).map(([key, text]) => [key, JSON.stringify(text)])
    const single = spoken('passepartout').filter(isSpokenToOne)
    expect(single.filter(([, text]) => /\b(?:u|uw|jullie)\b/i.test(`${text}`))).toEqual([])
    const shared = spoken('kartenliebe').filter(([key]) => !/^(?:calculator|matrix|prices)\./.test(`${key}`))
    expect(shared.filter(([, text]) => /\b(?:u|uw|je|jij|jou|jouw)\b/i.test(`${text}`))).toEqual([])
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
    const spoken = (channel: 'kartenliebe' | 'passepartout') =>
      Object.entries(wordsOf(shopFor(channel, locale))).map(([key, text]) => [key, withoutPortal(text)])
    const single = spoken('passepartout').filter(isSpokenToOne)
    expect(single.filter(([, text]) => couple.test(`${text}`))).toEqual([])
    const shared = spoken('kartenliebe').filter(([key]) => !/^(?:calculator|matrix|prices)\./.test(`${key}`))
    expect(shared.filter(([, text]) => one.test(`${text}`))).toEqual([])
  })

  it('open every Spanish question and keep % with its number', () => {
    const spanish = Object.values(wordsOf(shopFor('passepartout', 'es-ES'))).flatMap(texts)
    expect(spanish.filter(text => text.split('?').length !== text.split('¿').length)).toEqual([])
    expect(spanish.filter(text => /[^\u00a0]%/.test(text))).toEqual([])
  })

  it('say vous in French, and keep : ; ! ? and % with what they follow', () => {
    const french = Object.values(wordsOf(shopFor('passepartout', 'fr-FR'))).flatMap(texts)
    expect(french.filter(text => /(?<!\p{L})(?:tu|toi|te|ton|ta|tes)(?!\p{L})/iu.test(text))).toEqual([])
    expect(french.filter(text => /[ \u00a0][:;!?%»]|«(?!\u202f)|\p{L}[:;!?»]/u.test(text))).toEqual([])
  })

  it('are spoken in the language of the shop, wherever it stands', () => {
    const log = { warn: () => expect.unreachable('a text is missing') }
    const title = (locale: 'en-US' | 'fr-CH' | 'nl-BE') =>
      translatorFor(shopFor('passepartout', locale), log)('cart.title')
    expect([title('en-US'), title('fr-CH'), title('nl-BE')]).toEqual(['Cart', 'Panier', 'Winkelwagen'])
  })

  it('show the second part of a key that has no text, and report it once', () => {
    const reported: string[] = []
    const translate = createTranslators(MESSAGES)('nl-NL', 'passepartout', key => reported.push(key))
    expect([translate('cart.no-such-text'), translate('cart.no-such-text')]).toEqual([
      'no-such-text',
      'no-such-text',
    ])
    expect(reported).toEqual(['cart.no-such-text'])
  })
})
