import { isoCountry, withTextNumbers } from '@passepartout/domain'
import { createContext, use } from 'react'
import { de } from './de.ts'
import { en, type MessageKey } from './en.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, de }
const STORED_LANGUAGE = 'back-office-language'

export interface Translator {
  language: Language
  /** The text of a key with its values. */
  t: (key: MessageKey, values?: Record<string, string | number>) => string
  /** The text of a key that the server named; the name itself where there is none. */
  name: (prefix: string, word: string) => string
  money: (amount: { amount: number; currency: string }) => string
  day: (date: string) => string
  moment: (instant: string) => string
  country: (code: string) => string
}

export function createTranslator(language: Language): Translator {
  const messages = MESSAGES[language]
  const t: Translator['t'] = (key, values = {}) =>
    withTextNumbers(messages[key]).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
  // Dates and amounts as in the reader's country.
  const region = navigator.languages.find(tag => tag.slice(0, 2) === language) ?? language
  const day = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' })
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  return {
    language,
    t,
    name: (prefix, word) =>
      withTextNumbers((messages as Record<string, string>)[`${prefix}.${word}`] ?? word),
    money: ({ amount, currency }) =>
      new Intl.NumberFormat(region, { style: 'currency', currency }).format(amount / 100),
    country: code => (/^(?:[a-z]{2}|com)$/.test(code) ? (countries.of(isoCountry(code)) ?? code) : code),
    day: date => day.format(new Date(date)),
    moment: instant => moment.format(new Date(instant)),
  }
}

/** The operator's choice, else the first language of the browser that there is. */
export function readLanguage(): Language {
  const stored = localStorage.getItem(STORED_LANGUAGE)
  const wanted = [stored, ...navigator.languages.map(tag => tag.slice(0, 2))]
  return wanted.map(one => LANGUAGES.find(language => language === one)).find(Boolean) ?? 'en'
}

export const storeLanguage = (language: Language): void => localStorage.setItem(STORED_LANGUAGE, language)

export const TranslatorContext = createContext<Translator>(createTranslator('en'))

export const useTranslator = (): Translator => use(TranslatorContext)
