import type { Channel } from '../shops/channels.ts'
import { LANGUAGES, type Language } from '../shops/locales.ts'

export const SYSTEM_PAGES = [
  'account',
  'cart',
  'checkout',
  'order',
  'recommendation',
  'newsletter',
  'magazine',
  'logout',
  'motifs',
  'corporate-customers',
  'whitelabel-service',
  'photobook-software',
  'search',
  'wishlist',
  'withdrawal',
  'product-safety',
  'shared-design',
  'guest-book',
  'condolence-book',
] as const
export type SystemPage = (typeof SYSTEM_PAGES)[number]

/**
 * Non-content prefixes (spec 2): the first path segment of pages that are never stories, one word per language. A
 * prefix has its own page or redirects to the nearest story (specification, "Channels, hosts, locales").
 */
const WORDS: Record<SystemPage, Record<Language, string>> = {
  account: { de: 'konto', en: 'account', es: 'cuenta', fr: 'compte', it: 'account', nl: 'account' },
  cart: { de: 'warenkorb', en: 'cart', es: 'cesta', fr: 'panier', it: 'carrello', nl: 'winkelwagen' },
  checkout: { de: 'kasse', en: 'checkout', es: 'pago', fr: 'paiement', it: 'cassa', nl: 'afrekenen' },
  order: { de: 'bestellung', en: 'order', es: 'pedido', fr: 'commande', it: 'ordine', nl: 'bestelling' },
  recommendation: {
    de: 'empfehlung',
    en: 'recommendation',
    es: 'recomendacion',
    fr: 'recommandation',
    it: 'consiglia',
    nl: 'aanbeveling',
  },
  newsletter: {
    de: 'newsletter',
    en: 'newsletter',
    es: 'boletin',
    fr: 'newsletter',
    it: 'newsletter',
    nl: 'nieuwsbrief',
  },
  magazine: { de: 'magazin', en: 'magazine', es: 'revista', fr: 'magazine', it: 'magazine', nl: 'magazine' },
  logout: {
    de: 'abmelden',
    en: 'logout',
    es: 'cerrar-sesion',
    fr: 'deconnexion',
    it: 'esci',
    nl: 'uitloggen',
  },
  motifs: { de: 'motive', en: 'motifs', es: 'motivos', fr: 'motifs', it: 'motivi', nl: 'motieven' },
  'corporate-customers': {
    de: 'firmenkunden',
    en: 'corporate-customers',
    es: 'empresas',
    fr: 'entreprises',
    it: 'aziende',
    nl: 'zakelijke-klanten',
  },
  'whitelabel-service': {
    de: 'whitelabel-service',
    en: 'whitelabel-service',
    es: 'servicio-marca-blanca',
    fr: 'service-marque-blanche',
    it: 'servizio-white-label',
    nl: 'whitelabel-service',
  },
  'photobook-software': {
    de: 'fotobuch-software',
    en: 'photobook-software',
    es: 'software-fotolibros',
    fr: 'logiciel-livre-photo',
    it: 'software-fotolibro',
    nl: 'fotoboek-software',
  },
  search: { de: 'suche', en: 'search', es: 'buscar', fr: 'recherche', it: 'cerca', nl: 'zoeken' },
  wishlist: {
    de: 'merkzettel',
    en: 'wishlist',
    es: 'favoritos',
    fr: 'favoris',
    it: 'lista-desideri',
    nl: 'verlanglijst',
  },
  withdrawal: {
    de: 'vertrag-widerrufen',
    en: 'withdraw-from-contract',
    es: 'desistir-del-contrato',
    fr: 'se-retracter',
    it: 'recedere-dal-contratto',
    nl: 'overeenkomst-herroepen',
  },
  'product-safety': {
    de: 'produktsicherheit',
    en: 'product-safety',
    es: 'seguridad-de-los-productos',
    fr: 'securite-des-produits',
    it: 'sicurezza-dei-prodotti',
    nl: 'productveiligheid',
  },
  'shared-design': {
    de: 'geteilte-gestaltung',
    en: 'shared-design',
    es: 'diseno-compartido',
    fr: 'creation-partagee',
    it: 'creazione-condivisa',
    nl: 'gedeeld-ontwerp',
  },
  'guest-book': {
    de: 'gaestebuch',
    en: 'guest-book',
    es: 'libro-de-firmas',
    fr: 'livre-d-or',
    it: 'libro-degli-ospiti',
    nl: 'gastenboek',
  },
  'condolence-book': {
    de: 'kondolenzbuch',
    en: 'book-of-condolence',
    es: 'libro-de-condolencias',
    fr: 'registre-de-condoleances',
    it: 'libro-delle-condoglianze',
    nl: 'condoleanceregister',
  },
}

/** Prefixes without a page of their own, with the German slug of the nearest story. */
const STORIES_INSTEAD: Partial<Record<SystemPage, Record<Channel, string>>> = {
  recommendation: { kartenliebe: 'home', passepartout: 'home' },
  magazine: { kartenliebe: 'inspiration', passepartout: 'inspiration' },
  motifs: { kartenliebe: 'karten', passepartout: 'products' },
  'corporate-customers': { kartenliebe: 'weihnachtskarten-geschaeftlich', passepartout: 'kontakt' },
  'photobook-software': { kartenliebe: 'fotobuch', passepartout: 'fotobuch' },
}

/** Slug of the story that a prefix without its own page redirects to; `undefined` if it has a page. */
export const storyInsteadOf = (channel: Channel, page: SystemPage): string | undefined =>
  STORIES_INSTEAD[page]?.[channel]

/** Inner path of a system page in a language: `/warenkorb`. */
export const systemPath = (shop: { language: Language }, page: SystemPage): string =>
  `/${WORDS[page][shop.language]}`

/** The system page whose prefix an inner path has, also for paths below it (`/konto/bestellungen`). */
export function systemPageFor(language: Language, innerPath: string): SystemPage | undefined {
  const [, word] = innerPath.split('/')
  return SYSTEM_PAGES.find(page => WORDS[page][language] === word)
}

/** The prefixes in all languages: no story may have one of them as its first segment. */
export const RESERVED_FIRST_SEGMENTS: ReadonlySet<string> = new Set(
  SYSTEM_PAGES.flatMap(page => LANGUAGES.map(language => WORDS[page][language])),
)
