import type { Language } from '../shops/locales.ts'
import { systemPath } from './system-pages.ts'

/** Sections of the account area; `overview` has the path of the account itself. */
export const ACCOUNT_SECTIONS = [
  'overview',
  'orders',
  'designs',
  'photos',
  'addresses',
  'dates',
  'newsletter',
  'security',
  'data',
] as const
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

const WORDS: Record<Exclude<AccountSection, 'overview'>, Record<Language, string>> = {
  orders: {
    de: 'bestellungen',
    en: 'orders',
    es: 'pedidos',
    fr: 'commandes',
    it: 'ordini',
    nl: 'bestellingen',
  },
  designs: {
    de: 'entwuerfe',
    en: 'designs',
    es: 'disenos',
    fr: 'creations',
    it: 'progetti',
    nl: 'ontwerpen',
  },
  photos: { de: 'fotos', en: 'photos', es: 'fotos', fr: 'photos', it: 'foto', nl: 'fotos' },
  addresses: {
    de: 'adressen',
    en: 'addresses',
    es: 'direcciones',
    fr: 'adresses',
    it: 'indirizzi',
    nl: 'adressen',
  },
  dates: {
    de: 'termine',
    en: 'dates',
    es: 'fechas',
    fr: 'dates',
    it: 'date',
    nl: 'data',
  },
  newsletter: {
    de: 'newsletter',
    en: 'newsletter',
    es: 'boletin',
    fr: 'newsletter',
    it: 'newsletter',
    nl: 'nieuwsbrief',
  },
  security: {
    de: 'sicherheit',
    en: 'security',
    es: 'seguridad',
    fr: 'securite',
    it: 'sicurezza',
    nl: 'beveiliging',
  },
  data: { de: 'daten', en: 'data', es: 'datos', fr: 'donnees', it: 'dati', nl: 'gegevens' },
}

/** Inner path of a section of the account area: `/konto/bestellungen`. */
export function accountSectionPath(shop: { language: Language }, section: AccountSection): string {
  const account = systemPath(shop, 'account')
  return section === 'overview' ? account : `${account}/${WORDS[section][shop.language]}`
}

/** The section at an inner path, if any. */
export const accountSectionAt = (
  shop: { language: Language },
  innerPath: string,
): AccountSection | undefined =>
  ACCOUNT_SECTIONS.find(section => accountSectionPath(shop, section) === innerPath)
