import type { Language } from '../shops/locales.ts'
import { systemPath } from './system-pages.ts'

export const ACCOUNT_PAGES = [
  'log-in',
  'sign-up',
  'confirm',
  'forgotten',
  'new-password',
  'link',
  'email',
] as const
/** Pages below `account` that need no session: forms, and the targets of links in emails. */
export type AccountPage = (typeof ACCOUNT_PAGES)[number]

const WORDS: Record<AccountPage, Record<Language, string>> = {
  'log-in': { de: 'anmelden', en: 'log-in', es: 'entrar', fr: 'connexion', it: 'accedi', nl: 'inloggen' },
  'sign-up': {
    de: 'registrieren',
    en: 'sign-up',
    es: 'registro',
    fr: 'inscription',
    it: 'registrati',
    nl: 'registreren',
  },
  confirm: {
    de: 'bestaetigen',
    en: 'confirm',
    es: 'confirmar',
    fr: 'confirmer',
    it: 'conferma',
    nl: 'bevestigen',
  },
  forgotten: {
    de: 'passwort-vergessen',
    en: 'forgotten-password',
    es: 'contrasena-olvidada',
    fr: 'mot-de-passe-oublie',
    it: 'password-dimenticata',
    nl: 'wachtwoord-vergeten',
  },
  'new-password': {
    de: 'neues-passwort',
    en: 'new-password',
    es: 'nueva-contrasena',
    fr: 'nouveau-mot-de-passe',
    it: 'nuova-password',
    nl: 'nieuw-wachtwoord',
  },
  link: { de: 'link', en: 'link', es: 'enlace', fr: 'lien', it: 'link', nl: 'link' },
  email: {
    de: 'neue-e-mail',
    en: 'new-email',
    es: 'nuevo-correo',
    fr: 'nouvel-e-mail',
    it: 'nuova-email',
    nl: 'nieuw-e-mailadres',
  },
}

/** Inner path of such a page in a language: `/konto/anmelden`. */
export const accountPath = (shop: { language: Language }, page: AccountPage): string =>
  `${systemPath(shop, 'account')}/${WORDS[page][shop.language]}`

/** The page of a path segment below `account`. */
export const accountPageFor = (language: Language, word: string): AccountPage | undefined =>
  ACCOUNT_PAGES.find(page => WORDS[page][language] === word)
