import { z } from 'zod'

/** Field types of several blocks, in the shapes of Storyblok's delivery API. */

export const text = z.string().trim().min(1)
/** Storyblok sends an empty string for a text field that was never filled. */
export const optionalText = z.string().optional()

const LINK_TYPES = ['story', 'url', 'email', 'asset'] as const

/**
 * A link that a browser would execute is accepted but leads nowhere (`isUnsafeLink`), so that it does not invalidate
 * its block.
 */
export const link = z.object({
  fieldtype: z.literal('multilink'),
  /** Unknown types count as `url`. */
  linktype: z.enum(LINK_TYPES).catch('url'),
  /** uuid of the linked story; empty for addresses outside the content. */
  id: z.string(),
  url: z.string(),
  /** Full slug of the linked story, `<channel>/<locale>/<slug>`, or the address itself. */
  cached_url: z.string().min(1),
  anchor: z.string().optional(),
  /** Query for the page of the story, such as a frame: `frameType=holzrahmen-eiche`. */
  query: z.string().optional(),
  target: z.string().optional(),
  email: z.string().optional(),
  /** Added by the client for a story requested with `resolve_links`. */
  story: z.looseObject({ full_slug: z.string().optional(), url: z.string().optional() }).optional(),
})
export type Link = z.infer<typeof link>
/** An empty or unsafe link field counts as no link. */
export const optionalLink = z.preprocess(
  value =>
    isRecord(value) && ((!value.cached_url && !value.url) || isUnsafeLink(value)) ? undefined : value,
  link.optional(),
)

/** Whether a stored value is one of Storyblok's link types. */
export const isKnownLinkType = (type: unknown): boolean => LINK_TYPES.some(known => known === type)

/** Whether a stored link has a URL or file that a browser would execute instead of opening it. */
export function isUnsafeLink(value: object): boolean {
  const { fieldtype, linktype, url, cached_url } = value as Record<string, unknown>
  if (fieldtype !== 'multilink' || linktype === 'story' || linktype === 'email') return false
  return !isSafeAddress(String(url || cached_url || ''))
}

const filledAsset = z.object({
  fieldtype: z.literal('asset'),
  filename: z.string().min(1),
  alt: z.string(),
  /** `x1xy1:x2xy2` in pixels of the original, or empty. */
  focus: z.string().nullish(),
  name: z.string().nullish(),
  title: z.string().nullish(),
  copyright: z.string().nullish(),
})
export const asset = filledAsset
export type Asset = z.infer<typeof asset>
export const optionalAsset = z.preprocess(
  value => (value === null || (isRecord(value) && !value.filename) ? undefined : value),
  asset.optional(),
)

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are small letters, digits and hyphens')
export const photoId = id
/** A card of the catalogue, `id` or `id--palette`. */
export const cardId = z.string().regex(/^[a-z0-9]+(--?[a-z0-9]+)*$/, 'a card id, with --palette if need be')
export const sceneId = id
/** A material of the catalogue; `content:check` compares it with the catalogue. */
export const materialType = id
export const frameType = id

/**
 * The subject of a starting price: wall art as `leinwand`, `leinwand:600x400`, `poster+holzrahmen`,
 * `aludibond@materialausfuehrung-gebuerstet`; any other kind as `card/<theme>`, `calendar/<type>`, `photobook/<type>`,
 * `collage/<id>`, `photobox/<size>`, `photoprint/<type>`, `accessory/<sku>`, `sku/<sku>`; calendars, photobooks, boxes
 * and prints with `:<format>` for one format. Empty shows no price.
 */
export const startingPrice = z
  .string()
  .regex(
    /^(?:[a-z0-9-]+(?:\+[a-z0-9-]+)?(?:@[a-z0-9-]+)?(?::\d+x\d+)?|(?:card|collage|accessory|sku)\/[A-Za-z0-9._-]+|(?:calendar|photobook|photobox|photoprint)\/[a-z0-9-]+(?::[a-z0-9-]+)?)?$/,
    'material[+frame][@option][:WxH in mm], or kind/name[:format]',
  )
  .optional()
/**
 * Wall art in one format whose price a tile displays to visitors in the treatment group of the test
 * `wall-pictures-teaser`, as `acrylglas+artbox-schwarz:600x450`, and its description. Tiles without it are not part of
 * the test.
 */
export const experimentPrice = {
  testedPrice: z
    .string()
    .regex(/^(?:[a-z0-9-]+(?:\+[a-z0-9-]+)?:\d+x\d+)?$/, 'material[+frame]:WxH in mm')
    .optional(),
  testedPriceText: optionalText,
}
export const format = z.string().regex(/^\d+x\d+$/, 'width x height in mm, such as 600x400')

/** A block as an editor stores it: its fields, its season, and the two fields of the visual editor. */
export function block<const Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  fields: Fields,
) {
  return z.object({
    _uid: z.string().optional(),
    _editable: z.string().optional(),
    component: z.literal(name),
    /** An occasion of `SEASONS`: then the block replaces the others of its kind on the page, else it is omitted. */
    season: z.string().optional(),
    ...fields,
  })
}

/** A field that holds exactly one block; Storyblok stores it as a list of one. */
export function singleBlock<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(value => (Array.isArray(value) && value.length === 1 ? value[0] : value), schema)
}
/** Like `singleBlock`, for a field that may be empty. */
export function optionalBlock<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    value =>
      Array.isArray(value) ? (value.length === 1 ? value[0] : value.length ? value : undefined) : value,
    schema.optional(),
  )
}

export const callToAction = z.object({ text, link })
export type CallToAction = z.infer<typeof callToAction>

const safeProtocols = /^(https?:|mailto:|tel:)/i
/** Refuses `javascript:`, `data:` and all other protocols that a browser would execute; accepts relative addresses. */
export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip control characters inside a protocol
  const bare = address.replace(/[\u0000-\u0020]/g, '')
  return !/^[a-z][a-z0-9+.-]*:/i.test(bare) || safeProtocols.test(bare)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
