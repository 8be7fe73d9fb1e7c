import { z } from 'zod'

const code = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/, 'a language or locale such as "de" or "de-ch"')

/** `content/settings.json`: which channels and locales there are, and how a locale finds its words. */
export const settingsSchema = z.strictObject({
  space: z.strictObject({ id: z.int().positive(), name: z.string().min(1) }),
  channels: z.record(z.string().regex(/^[a-z]+$/), z.strictObject({ locales: z.array(code).min(1) })),
  locales: z.record(
    code,
    z.strictObject({
      /** Keys of a localised value in the order they are tried; the first that is there wins. */
      reads: z.array(code).min(1),
      /** `swiss`: ß becomes ss and „…“ becomes «…» in words read from another locale's key. */
      spelling: z.enum(['swiss']).optional(),
      /** Every page has words for it, and one that loses them is a mistake; otherwise such a page is left out. */
      complete: z.boolean().default(false),
      /** Whose address a link to a page gets that is left out. */
      fallback: code.optional(),
    }),
  ),
  datasources: z
    .record(
      z.string(),
      z.strictObject({
        name: z.string(),
        entries: z.array(
          z.strictObject({
            name: z.string(),
            value: z.string(),
            dimensions: z.record(z.string(), z.string()).optional(),
          }),
        ),
      }),
    )
    .default({}),
})
export type Settings = z.infer<typeof settingsSchema>
export type LocaleSettings = Settings['locales'][string]
