import { z } from 'zod'
import { LANGUAGES, LOCALES } from '../shop/locales.ts'

const text = z.string().min(1)
const optional = Object.fromEntries([...LANGUAGES, ...LOCALES].map(key => [key, text.optional()]))

/** A text per language; a locale may have its own (`en-US`). German and English are complete. */
export const localisedSchema = z.strictObject({ ...optional, de: text, en: text })
