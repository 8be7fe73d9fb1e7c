import { z } from 'zod'
import {
  asset,
  block,
  callToAction,
  cardId,
  link,
  optionalAsset,
  optionalBlock,
  optionalLink,
  optionalText,
  singleBlock,
  startingPrice,
  text,
} from './fields.ts'
import { teaserTileSchema, wallLabel } from './teaser-blocks.ts'
import { contactEntrySchema } from './text-blocks.ts'
import { sceneSchema } from './visual-fields.ts'

/** A block before validation by its own schema. */
const anyBlock = z.looseObject({ _uid: z.string().optional(), component: text })

/** Content type of the story `_contact`: topics of contact and the people who answer. */
export const contactSchema = block('contact', {
  /** `topic` is the key for people and blocks, `text` the label for visitors. */
  topics: z.array(z.object({ topic: text, text })).min(1),
  people: z.array(contactEntrySchema.required({ email: true })).min(1),
})
export type Contact = z.infer<typeof contactSchema>

export const glossaryEntrySchema = z.object({
  /** Fragment of the entry on the glossary page: `layflat`. */
  id: text.regex(/^[a-z][a-z0-9-]*$/),
  word: text,
  /** Inflected forms in texts; sentences may begin with any of them. */
  forms: z.array(text).min(1),
  text,
})
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>

/** Content type of the story `_glossary`: trade terms, explained wherever a shop's texts use them. */
export const glossarySchema = block('glossary', {
  entries: z.array(glossaryEntrySchema).min(1),
  /** The page with all entries (`glossary-list`). */
  more: optionalBlock(callToAction),
})
export type GlossaryStory = z.infer<typeof glossarySchema>

/** Content type of the story `error`, shown with status 404. */
export const errorSchema = block('error', {
  title: text,
  description: optionalText,
  headline: text,
  text,
  scene: optionalBlock(sceneSchema),
  label: optionalBlock(wallLabel),
  suggestionsHeadline: optionalText,
  suggestions: z.array(teaserTileSchema).default([]),
  /** Further blocks below, where tiles are not enough. */
  body: z.array(anyBlock).default([]),
})
export type ErrorStory = z.infer<typeof errorSchema>

/** A split test: the item is displayed only in its treatment group. */
const flag = optionalText
const tileType = z.enum(['circle', 'square', 'square-image'])
export type TileType = z.infer<typeof tileType>

/** An icon beside a text, as a space stores it; an empty one counts as none. */
const icon = optionalAsset.catch(undefined)
/** A colour from an editor; any other text could inject CSS and counts as none. */
const colour = z
  .string()
  .regex(/^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i)
  .optional()
  .catch(undefined)
/** Label beside the text of a menu item. */
const label = optionalBlock(
  z.object({ labelText: text, labelBackgroundColor: optionalText, labelTextColor: optionalText }),
)

const flyoutItemFields = {
  storyblokTitle: optionalText,
  subnaviTitle: text,
  link,
  /** Filter of the linked page's list, such as `style=botanical`. */
  query: z
    .string()
    .regex(/^[\w-]+=[\w-]+(?:&[\w-]+=[\w-]+)*$/, 'names and values as in an address: style=botanical')
    .optional(),
  /** Image of the item, one of the three. */
  asset: optionalAsset,
  scene: optionalBlock(sceneSchema),
  /** `id--palette` */
  card: cardId.optional(),
  /** A different image for the sub-navigation. */
  subnaviAsset: optionalAsset,
  badge: optionalText,
  /** Starting price of the tile, as in a teaser. */
  fromPrice: startingPrice,
  /** A line below a headline item. */
  text: optionalText,
  /** Large, with its image above; not in the sub-navigation. */
  isHeadlineItem: z.boolean().optional(),
  /** Displays the image alone; the title is for screen readers. */
  linkOnlyImage: z.boolean().optional(),
  /** Shape of this tile where it differs from its group's. */
  typeOverride: tileType.optional(),
  flag,
  /** The navigation item of this tile: its label is the default badge. */
  navigationItem: optionalBlock(
    z.looseObject({ navigationType: optionalText, label: label.catch(undefined) }),
  ).catch(undefined),
  /** The linked story as resolved by the space: its name is the default title. */
  fullStoryData: z.looseObject({ name: optionalText }).nullish().catch(undefined),
}

/** Takes the title from the linked story where a space leaves it empty. */
const titled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => {
    if (typeof value !== 'object' || value === null) return value
    const { subnaviTitle, storyblokTitle, fullStoryData } = value as Record<string, unknown>
    if (typeof subnaviTitle === 'string' && subnaviTitle.trim()) return value
    const { name } = (fullStoryData ?? {}) as { name?: unknown }
    const title = storyblokTitle || name
    return title ? { ...value, subnaviTitle: title } : value
  }, schema)

const flyoutGroupFields = {
  flyoutGroupIdentifier: text,
  flyoutGroupTitle: text,
  type: tileType,
  badge: optionalText,
  /** Names and prices as a list instead of tiles, in the flyout only. */
  asList: z.boolean().optional(),
  /** No tiles below the bar, because the pages of the area contain them already. */
  notInSubNavigation: z.boolean().optional(),
}

const subFlyoutItemSchema = titled(block('flyout-item', flyoutItemFields))

/** A group below an item; its items have no groups themselves. */
const subFlyoutGroupSchema = block('flyout-group', {
  ...flyoutGroupFields,
  flyoutGroupItems: z.array(subFlyoutItemSchema).default([]),
  flyoutGroupItemsCustom: z.array(subFlyoutItemSchema).optional(),
})
export type SubFlyoutGroup = z.infer<typeof subFlyoutGroupSchema>

export const flyoutItemSchema = titled(
  block('flyout-item', {
    ...flyoutItemFields,
    /** Related items, listed below it. */
    subFlyoutGroups: z.array(subFlyoutGroupSchema).optional(),
  }),
)
export type FlyoutItem = z.infer<typeof flyoutItemSchema>

export const flyoutGroupSchema = block('flyout-group', {
  ...flyoutGroupFields,
  flyoutGroupItems: z.array(flyoutItemSchema).default([]),
  /** Items added by an editor, after those of the group. */
  flyoutGroupItemsCustom: z.array(flyoutItemSchema).optional(),
}).refine(group => itemsOf(group).length > 0, { path: ['flyoutGroupItems'], message: 'a group has items' })
export type FlyoutGroup = z.infer<typeof flyoutGroupSchema>

/** All items of a group in order, those added by an editor last. */
export const itemsOf = <Item>(group: {
  flyoutGroupItems: readonly Item[]
  flyoutGroupItemsCustom?: readonly Item[] | undefined
}): Item[] => [...group.flyoutGroupItems, ...(group.flyoutGroupItemsCustom ?? [])]

export const navigationItemSchema = block('navigation-item', {
  text,
  link,
  /** The value that pages set as `activeNavigation` to mark this item. */
  navigationType: optionalText,
  /** Occasion of its cards: countries without it omit the item, and in its season the item moves to the front. */
  occasion: optionalText,
  label,
  /** Before its text, decorative. */
  icon,
  color: colour,
  isOnlyInBurgerNavigation: z.boolean(),
  alwaysShowSubNavi: z.boolean(),
  /** Its groups are tiles below the bar and entries of the burger menu, but no flyout. */
  subNaviOnly: z.boolean().optional(),
  flyoutGroups: z.array(flyoutGroupSchema),
  /** Further links at the bottom of the flyout. */
  flyoutLinks: z
    .array(z.object({ text, link, icon: z.enum(['compare', 'photo', 'sample']).optional() }))
    .optional(),
})
export type NavigationItem = z.infer<typeof navigationItemSchema>

export const footerLink = z.object({ text, link })

const footerFact = z.object({ title: text, text, link })

/** Content type of the story `_global`: everything that surrounds the content of each page of a channel and locale. */
export const globalSchema = block('global', {
  /** The two shops for the switch in the header; their URLs come from the storefront. */
  shopLinks: z.array(
    z.object({ text, channel: z.enum(['kartenliebe', 'passepartout']), icon, color: colour }),
  ),
  service: singleBlock(z.object({ text, hotline: text, hours: text, link: optionalLink })),
  magazine: optionalLink,
  /** Frequent questions and privacy policy. */
  help: optionalLink,
  privacy: optionalLink,
  /** Terms of sale and right of withdrawal. */
  terms: optionalLink,
  withdrawal: optionalLink,
  /**
   * The EU's own file of the notice on the legal guarantee in this language; displayed unaltered instead of the shop's
   * drawing.
   */
  guaranteeNotice: optionalAsset,
  navigation: z.array(navigationItemSchema).min(1),
  footer: singleBlock(
    z.object({
      claim: text,
      columns: z.array(z.object({ title: text, links: z.array(footerLink).min(1) })),
      legal: z.array(footerLink),
      note: optionalText,
      /** Payment methods and shipping fees; product pages state the fee themselves. */
      payment: optionalBlock(footerFact),
      shipping: optionalBlock(footerFact),
    }),
  ),
})
export type Global = z.infer<typeof globalSchema>

/** Content type of every ordinary page. */
export const pageSchema = block('page', {
  title: text,
  description: text,
  robots: optionalText,
  /** URL of the same content for search engines; by default the page's own. */
  canonicalUrl: optionalText,
  /** The page's query is part of its canonical URL. */
  useQueryParamsInCanonical: z.boolean().optional(),
  /** Images for sharing, the first one counts; by default the page's first scene. */
  ogImages: z.array(asset).optional(),
  /** Further URLs of the company, for search engines. */
  additionalSameAsLinks: z.array(z.url({ protocol: /^https?$/ })).optional(),
  /** Sample texts that the shop's owner has to replace before selling. */
  isSample: z.boolean().optional(),
  /** Text of the navigation item to mark; by default the one that links here. */
  activeNavigation: optionalText,
  /** The page moved: it redirects there with `status` (301 by default). */
  target: optionalLink,
  status: z.coerce
    .number()
    .pipe(z.literal([301, 302, 303, 307, 308]))
    .optional(),
  /** Head of the page, the shop's promises, and the rest, in this order. */
  teaser: z.array(anyBlock).optional(),
  uspTeaser: z.array(anyBlock).optional(),
  body: z.array(anyBlock).default([]),
}).refine(({ body, target }) => body.length > 0 || target !== undefined, {
  path: ['body'],
  message: 'a page has blocks, or leads to another one',
})
export type PageContent = z.infer<typeof pageSchema>
