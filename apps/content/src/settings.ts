import { z } from 'zod'

const code = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/, 'a language or locale such as "de" or "de-ch"')

/** `content/settings.json`: the channels and locales, and how a locale finds its texts. */
export const settingsSchema = z.strictObject({
  space: z.strictObject({ id: z.int().positive(), name: z.string().min(1) }),
  channels: z.record(z.string().regex(/^[a-z]+$/), z.strictObject({ locales: z.array(code).min(1) })),
  locales: z.record(
    code,
    z.strictObject({
      /** Keys of a localised value in order of preference; the first that exists is used. */
      reads: z.array(code).min(1),
      /** `swiss`: ß becomes ss and „…“ becomes «…» in texts from another locale's key. */
      spelling: z.enum(['swiss']).optional(),
      /** A missing text is an error; in locales that are not complete, such a page is omitted. */
      complete: z.boolean().default(false),
      /** The locale whose address replaces that of an omitted page. */
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
