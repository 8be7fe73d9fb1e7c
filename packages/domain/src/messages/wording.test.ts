import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localised } from '../catalogue/localised.ts'
import { LOCALES, type Locale } from '../shops/locales.ts'
import { inOneName, typeset, withColon } from './typeset.ts'
import { createTranslators, type MessageSet, wordingFor } from './wording.ts'

const texts = {
  de: {
    cart: { title: 'Warenkorb', big: 'Größer „so ‚oder‘ so“' },
    'cart.count': { one: '{count} Stück', other: '{count} Stücke, groß' },
    'cart.you': 'Dein Korb',
    'cart.you@kartenliebe': 'Euer Korb',
  },
  en: {
    'cart.title': 'Basket',
    'cart.big': 'Larger',
    'cart.count': { one: '{count} item', other: '{count} items' },
    'cart.you': 'Your basket',
  },
  'en-US': { 'cart.title': 'Cart', 'cart.you': 'Your cart' },
  'de-DE': { 'cart.you': 'Dein Korb, hier' },
} satisfies MessageSet

describe('the words of a locale', () => {
  const translator = createTranslators(texts)

  it.each<[Locale, string, string]>([
    ['de-DE', 'cart.title', 'Warenkorb'],
    ['de-AT', 'cart.title', 'Warenkorb'],
    ['en-GB', 'cart.title', 'Basket'],
    ['en-US', 'cart.title', 'Cart'],
    ['en-US', 'cart.big', 'Larger'],
    ['fr-CH', 'cart.title', 'Basket'],
    ['nl-BE', 'cart.you', 'Your basket'],
    ['de-DE', 'cart.big', 'Größer „so ‚oder‘ so“'],
    ['de-AT', 'cart.big', 'Größer „so ‚oder‘ so“'],
    ['de-CH', 'cart.big', 'Grösser «so ‹oder› so»'],
    ['de-LI', 'cart.big', 'Grösser «so ‹oder› so»'],
    ['de-AT', 'cart.you', 'Dein Korb, hier'],
  ])('in %s, %s is “%s”', (locale, key, text) => expect(translator(locale)(key)).toBe(text))

  it('are the channel’s own where it has some', () => {
    expect(translator('de-DE', 'kartenliebe')('cart.you')).toBe('Euer Korb')
    expect(translator('de-DE', 'passepartout')('cart.you')).toBe('Dein Korb, hier')
    expect(translator('en-US', 'kartenliebe')('cart.you')).toBe('Your cart')
  })

  it('carry the variants of no other channel', () => {
    const { messages } = wordingFor(texts, 'de-DE', 'passepartout')
    expect(Object.keys(messages).filter(key => key.includes('@'))).toEqual([])
  })

  it('count by the rules of the language that is read, and write numbers as the locale does', () => {
    expect(wordingFor(texts, 'fr-FR').language).toBe('en')
    expect(translator('fr-FR')('cart.count', { count: 0 })).toBe('0 items')
    expect(translator('de-CH')('cart.count', { count: 1234 })).toBe('1’234 Stücke, gross')
  })

  it('are read by every locale', () => {
    for (const locale of LOCALES) expect(Object.keys(wordingFor(texts, locale).messages)).toHaveLength(4)
  })

  it('are made once per locale and channel', () => {
    expect(translator('es-ES')).toBe(translator('es-ES'))
    expect(translator('es-ES', 'kartenliebe')).not.toBe(translator('es-ES'))
  })
})

describe('typesetting', () => {
  it.each<[Locale, string, string]>([
    ['de-DE', 'ab {metres} m, bis 4 mm', 'ab {metres}\u00a0m, bis 4\u00a0mm'],
    ['de-AT', '{share} % bis {hour} Uhr', '{share}\u00a0% bis {hour}\u00a0Uhr'],
    ['nl-NL', '9.00 tot 18.00 uur', '9.00 tot 18.00\u00a0uur'],
    ['fr-BE', 'de 9 h à 18 h', 'de 9\u00a0h à 18\u00a0h'],
    ['en-GB', '{n} more than 3 m', '{n} more than 3\u00a0m'],
    ['en-US', '{count} photos', '{count} photos'],
  ])('keeps a unit with its number in %s: %s', (locale, text, shown) =>
    expect(typeset(locale, text)).toBe(shown),
  )

  it('sets a narrow space before a colon in French only', () => {
    expect(withColon('fr-CH', 'Cadre')).toBe('Cadre\u202f:')
    expect(withColon('nl-BE', 'Lijst')).toBe('Lijst:')
  })

  it.each<[Locale, string[], string]>([
    ['fr-BE', ['Cadre en bois', 'Chêne', '60 × 40 cm'], 'Cadre en bois, chêne, 60 × 40 cm'],
    ['fr-FR', ['Pêle-mêle photo', 'Alu-Dibond'], 'Pêle-mêle photo, Alu-Dibond'],
    ['it-CH', ['Collage di foto', 'Forex', 'Cornice in legno'], 'Collage di foto, Forex, cornice in legno'],
    ['es-ES', ['Calendario de pared', 'A4 vertical', 'Espiral'], 'Calendario de pared, A4 vertical, espiral'],
    ['fr-FR', ['Famille', 'Noël', 'B6 portrait', 'Dorure or'], 'Famille, Noël, B6 portrait, dorure or'],
    ['nl-BE', ['Fotocollage', 'PVC-doek', 'ArtBox'], 'Fotocollage, PVC-doek, ArtBox'],
    ['en-GB', ['Photo book', 'Hardcover', 'A4 landscape'], 'Photo book, hardcover, A4 landscape'],
    ['de-AT', ['Holzrahmen', 'Eiche'], 'Holzrahmen, Eiche'],
  ])('writes a name of several parts as one, in %s: %j', (locale, parts, name) =>
    expect(inOneName(locale, parts).join(', ')).toBe(name),
  )

  it('knows ß neither in Switzerland nor in Liechtenstein, and keeps it elsewhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LOCALES), (text, locale) => {
        const swiss = locale === 'de-CH' || locale === 'de-LI'
        if (swiss) expect(typeset(locale, text)).not.toMatch(/[ßẞ]/)
        else expect(typeset(locale, `${text} ß`)).toContain('ß')
      }),
    )
  })

  it('holds for the names of products', () => {
    const name = { de: 'Weiß', en: 'White' }
    expect(localised(name, 'de-CH')).toBe('Weiss')
    expect(localised(name, 'de-LI')).toBe('Weiss')
    expect(localised(name, 'de-DE')).toBe('Weiß')
    expect(localised(name, 'it-CH')).toBe('White')
    expect(localised({ ...name, 'de-DE': 'Reinweiß' }, 'de-CH')).toBe('Reinweiss')
  })
})
