import { de } from './de.ts'
import { en } from './en.ts'
import type { Messages } from './translate.ts'

const byLanguage: Readonly<Record<string, Messages>> = { de, en }

/** The words of a language; one that has none yet speaks English. Server side only: the page carries its own. */
export const messagesFor = (language: string): Messages => byLanguage[language] ?? en
