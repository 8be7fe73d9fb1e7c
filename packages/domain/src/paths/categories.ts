import { LANGUAGES, type Language } from '../shops/locales.ts'
import { type Shop, shopFor } from '../shops/shop.ts'

export const CATEGORIES = ['photoboxes', 'prints', 'calendars', 'canvas', 'wall-art'] as const
export type Category = (typeof CATEGORIES)[number]

/**
 * Prefixes of category groups, one word per language (spec 2); a plain translation where the specification has none.
 */
const WORDS: Record<Category, Record<Language, string>> = {
  photoboxes: {
    de: 'bilderbox',
    en: 'box-photos',
    es: 'caja-de-foto',
    fr: 'boite-photos',
    it: 'scatola-con-foto',
    nl: 'fotobox',
  },
  prints: {
    de: 'fotoabzuege',
    en: 'photo-prints',
    es: 'revelado-de-fotos',
    fr: 'tirages-photos',
    it: 'stampa-foto',
    nl: 'foto-afdrukken',
  },
  calendars: {
    de: 'fotokalender',
    en: 'photo-calendars',
    es: 'calendario-personalizado',
    fr: 'calendrier-photo',
    it: 'calendario-personalizzato',
    nl: 'fotokalender',
  },
  canvas: {
    de: 'leinwanddruck',
    en: 'canvas-prints',
    es: 'impresion-sobre-lienzo',
    fr: 'impression-sur-toile',
    it: 'stampa-su-tela',
    nl: 'afdruk-op-canvas',
  },
  'wall-art': {
    de: 'wandbilder',
    en: 'wall-art',
    es: 'cuadros-personalizados',
    fr: 'deco-murale',
    it: 'stampe-da-parete',
    nl: 'wanddecoratie',
  },
}

/** Alternative words that redirect to a language's own word. */
const ALIASES: readonly { word: string; category: Category; languages: readonly Language[] }[] = [
  { word: 'fotobox', category: 'photoboxes', languages: ['de'] },
  { word: 'fotos-drucken', category: 'prints', languages: LANGUAGES },
]

/**
 * kartenliebe sells calendars itself; the other groups belong to passepartout (specification, "Channels, hosts,
 * locales").
 */
const SOLD_BY_PASSEPARTOUT: readonly Category[] = ['photoboxes', 'prints', 'canvas', 'wall-art']

/** Inner path of a category's overview in a language, such as `/wandbilder`. */
export const categoryPath = (category: Category, language: Language): string =>
  `/${WORDS[category][language]}`

/** The category of the pages below this inner path. */
export function categoryOf(language: Language, innerPath: string): Category | undefined {
  const [, word = ''] = innerPath.split('/')
  const own = CATEGORIES.find(category => WORDS[category][language] === word)
  return own ?? ALIASES.find(alias => alias.word === word && alias.languages.includes(language))?.category
}

/** The canonical page of a category: under the language's own word, in the channel that sells it. */
export function categoryRedirect(shop: Shop, innerPath: string): { shop: Shop; path: string } | undefined {
  const category = categoryOf(shop.language, innerPath)
  if (!category) return undefined
  const [, word = '', ...rest] = innerPath.split('/')
  const elsewhere = shop.channel === 'kartenliebe' && SOLD_BY_PASSEPARTOUT.includes(category)
  if (!elsewhere && WORDS[category][shop.language] === word) return undefined
  return {
    shop: elsewhere ? shopFor('passepartout', shop.locale) : shop,
    path: [categoryPath(category, shop.language), ...rest].join('/'),
  }
}
