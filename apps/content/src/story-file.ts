import { z } from 'zod'

const localisedText = z.union([z.string().min(1), z.record(z.string(), z.string())])
const instant = z.iso.datetime({ offset: true })
const content = z.looseObject({ component: z.string().min(1) })

/**
 * One page in all its languages, `content/<channel>/<name>.json`. Any value in it may be localised: an object
 * whose keys are languages or locales (`{"de": …, "de-ch": …, "en": …}`).
 */
export const storyFileSchema = z.strictObject({
  /** Identity of the page across renames; every locale's story derives its own UUID from it. */
  uuid: z.uuid(),
  name: localisedText,
  /** Path inside channel and locale; by default the file's own path. */
  slug: localisedText.optional(),
  /** Locales that have this page; by default all of the channel. */
  locales: z.array(z.string()).min(1).optional(),
  /** Undefined: the page is a draft and appears only in previews. */
  published_at: instant.optional(),
  first_published_at: instant.optional(),
  tags: z.array(z.string()).optional(),
  content,
  /** The next version of the content, for previews, while `content` stays public. */
  draft: content.optional(),
})
export type StoryFile = z.infer<typeof storyFileSchema>
