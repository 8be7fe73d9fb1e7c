import { z } from 'zod'
import { LOCALES } from '../shops/locales.ts'
import type { LocalisedText } from './localised.ts'

const text = z.string().regex(/^\S(?:.*\S)?$/su, 'must be a text without spaces around it')
const languages = { de: text, en: text, es: text, fr: text, it: text, nl: text }
const localeOverrides = Object.fromEntries(LOCALES.map(locale => [locale, text.optional()]))

/** A text in all six languages; a locale may have its own text (`en-US`). */
export const localisedSchema: z.ZodType<LocalisedText> = z.strictObject({ ...localeOverrides, ...languages })
