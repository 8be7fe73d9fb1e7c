import { CHANNELS, LOCALES } from '@passepartout/domain'
import * as z from 'zod'
import { localeSchema, wordSchema } from '../shapes.ts'

const innerPath = z.string().min(1).max(500).startsWith('/')

const contentQueryShape = {
  /** Version of the content service's API; there is only one. */
  apiVersion: z.literal('v2').optional(),
  platform: z.enum(['web', 'desktop']).optional(),
  /** Number of a release of the content service: needs the token for previews. */
  release: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  /** Fields whose stories are included, such as `teaser.author,feed.entry`. */
  resolveRelations: z
    .string()
    .max(500)
    .regex(/^[\w-]+\.[\w-]+(?:,[\w-]+\.[\w-]+){0,49}$/)
    .optional(),
  /** Article number: `target` is the page of its material where that is another one. */
  sku: wordSchema.optional(),
  /** `draft` needs the token for previews. */
  version: z.enum(['draft', 'published']).optional(),
  /** The token for previews (`STORYBLOK_PREVIEW_TOKEN`). */
  token: z.string().max(200).optional(),
}

/** Path inside the shop, without prefix or desktop marker, such as `/wandbilder`. */
const atPathQuery = z.object({ path: innerPath, ...contentQueryShape })

const placeShape = {
  path: z.string(),
  channel: z.enum(CHANNELS),
  locale: localeSchema,
  platform: z.enum(['web', 'desktop']),
}

export const storySchema = z.looseObject({
  uuid: z.string().optional(),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
})

export const contentPageSchema = z.object({
  ...placeShape,
  /** Locale of the story, which may be a fallback of the shop's own; null where the page moved. */
  contentLocale: localeSchema.nullable(),
  /** 200, or the code of the redirect to `target`. */
  status: z.union([200, 301, 302, 303, 307, 308].map(code => z.literal(code))),
  /** URL that the page moved to. */
  target: z.string().nullable(),
  head: z
    .object({
      title: z.string(),
      description: z.string().optional(),
      robots: z.string().optional(),
      canonical: z.string(),
    })
    .nullable(),
  alternates: z.array(z.object({ locale: z.enum([...LOCALES, 'x-default']), url: z.string() })),
  story: storySchema.nullable(),
})

export const getContentPageSchemas = {
  params: z.object({ locale: localeSchema, slug: z.string().min(1).max(500) }),
  query: z.object({ path: innerPath.optional(), ...contentQueryShape }),
  response: contentPageSchema,
}

export const getStoryblokPageSchemas = { query: atPathQuery, response: contentPageSchema }

export const getStoryblokBreadcrumbSchemas = {
  query: atPathQuery,
  response: z.object({
    ...placeShape,
    /** From the start page on; the last one is the page itself and has no URL. */
    crumbs: z.array(z.object({ text: z.string(), href: z.string().nullable() })).min(1),
  }),
}

export const getStoryblokTransformSchemas = {
  query: atPathQuery,
  response: z.object({
    ...placeShape,
    /** Links have `href`, their URL in the shop; null where it is unsafe. */
    blocks: z.array(z.looseObject({ _uid: z.string(), component: z.string() })),
    /** Number of blocks omitted as unknown or invalid. */
    leftOut: z.int().min(0),
  }),
}

export const contentSchemas = {
  getContentPage: getContentPageSchemas,
  getStoryblokPage: getStoryblokPageSchemas,
  getStoryblokBreadcrumb: getStoryblokBreadcrumbSchemas,
  getStoryblokTransform: getStoryblokTransformSchemas,
}
