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

/** A block before its own schema has looked at it. */
const anyBlock = z.looseObject({ _uid: z.string().optional(), component: text })

/** Content type of the story `_contact`: what one can write to a shop about, and who answers. */
export const contactSchema = block('contact', {
  /** `topic` is the word that people and blocks name it by, `text` what a visitor reads. */
  topics: z.array(z.object({ topic: text, text })).min(1),
  people: z.array(contactEntrySchema.required({ email: true })).min(1),
})
export type Contact = z.infer<typeof contactSchema>

export const glossaryEntrySchema = z.object({
  /** Its place on the glossary's page: `layflat`. */
  id: text.regex(/^[a-z][a-z0-9-]*$/),
  word: text,
  /** How texts say it; a sentence may begin with any of them. */
  forms: z.array(text).min(1),
  text,
})
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>

/** Content type of the story `_glossary`: words of the trade, explained wherever a shop's texts say them. */
export const glossarySchema = block('glossary', {
  entries: z.array(glossaryEntrySchema).min(1),
  /** The page that shows all of them (`glossary-list`). */
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
  /** Blocks of a page below, where tiles are not enough. */
  body: z.array(anyBlock).default([]),
})
export type ErrorStory = z.infer<typeof errorSchema>

/** A split test that shows what carries its name only where its treatment is on. */
const flag = optionalText
const tileType = z.enum(['circle', 'square', 'square-image'])
export type TileType = z.infer<typeof tileType>

/** A picture beside words, as a space stores it; an empty one is none. */
const icon = optionalAsset.catch(undefined)
/** A colour as editors choose it; anything else could be more than a colour, and is none. */
const colour = z
  .string()
  .regex(/^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/]+\))$/i)
  .optional()
  .catch(undefined)
/** What a menu says beside an item's words. */
const label = optionalBlock(
  z.object({ labelText: text, labelBackgroundColor: optionalText, labelTextColor: optionalText }),
)

const flyoutItemFields = {
  storyblokTitle: optionalText,
  subnaviTitle: text,
  link,
  /** Part of the linked page's list, such as `style=botanical`. */
  query: z
    .string()
    .regex(/^[\w-]+=[\w-]+(?:&[\w-]+=[\w-]+)*$/, 'names and values as in an address: style=botanical')
    .optional(),
  /** Its picture: one of these. */
  asset: optionalAsset,
  scene: optionalBlock(sceneSchema),
  /** `id--palette` */
  card: cardId.optional(),
  /** Its picture in the sub-navigation, where that is another one. */
  subnaviAsset: optionalAsset,
  badge: optionalText,
  /** What a tile costs at least, as in a teaser. */
  fromPrice: startingPrice,
  /** A line below a headline item. */
  text: optionalText,
  /** Stands large, with its picture above; not in the sub-navigation. */
  isHeadlineItem: z.boolean().optional(),
  /** The picture says it all; the title is only read out. */
  linkOnlyImage: z.boolean().optional(),
  /** Shape of this tile where it differs from its group's. */
  typeOverride: tileType.optional(),
  flag,
  /** The item of the bar that it stands for: its label is the badge where the tile has none of its own. */
  navigationItem: optionalBlock(
    z.looseObject({ navigationType: optionalText, label: label.catch(undefined) }),
  ).catch(undefined),
  /** The linked story as the space resolved it: its name is the title where an editor wrote none. */
  fullStoryData: z.looseObject({ name: optionalText }).nullish().catch(undefined),
}

/** A space may leave the title to the linked story. */
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
  /** Names and prices in lines instead of tiles, in the flyout only. */
  asList: z.boolean().optional(),
  /** No tiles below the bar: the pages of the area show the same themselves. */
  notInSubNavigation: z.boolean().optional(),
}

const subFlyoutItemSchema = titled(block('flyout-item', flyoutItemFields))

/** A group below an item, whose items have none of their own. */
const subFlyoutGroupSchema = block('flyout-group', {
  ...flyoutGroupFields,
  flyoutGroupItems: z.array(subFlyoutItemSchema).default([]),
  flyoutGroupItemsCustom: z.array(subFlyoutItemSchema).optional(),
})
export type SubFlyoutGroup = z.infer<typeof subFlyoutGroupSchema>

export const flyoutItemSchema = titled(
  block('flyout-item', {
    ...flyoutItemFields,
    /** Further items that belong to this one, listed below it. */
    subFlyoutGroups: z.array(subFlyoutGroupSchema).optional(),
  }),
)
export type FlyoutItem = z.infer<typeof flyoutItemSchema>

export const flyoutGroupSchema = block('flyout-group', {
  ...flyoutGroupFields,
  flyoutGroupItems: z.array(flyoutItemSchema).default([]),
  /** Items that an editor adds to those of the group; they stand behind them. */
  flyoutGroupItemsCustom: z.array(flyoutItemSchema).optional(),
}).refine(group => itemsOf(group).length > 0, { path: ['flyoutGroupItems'], message: 'a group has items' })
export type FlyoutGroup = z.infer<typeof flyoutGroupSchema>

/** All items of a group in their order, those that an editor added last. */
export const itemsOf = <Item>(group: {
  flyoutGroupItems: readonly Item[]
  flyoutGroupItemsCustom?: readonly Item[] | undefined
}): Item[] => [...group.flyoutGroupItems, ...(group.flyoutGroupItemsCustom ?? [])]

export const navigationItemSchema = block('navigation-item', {
  text,
  link,
  /** What pages name as their `activeNavigation` to belong to this item. */
  navigationType: optionalText,
  /** Occasion of its cards: countries that do not know it leave the item out, and its season brings it to the front. */
  occasion: optionalText,
  label,
  /** Before its words, decorative. */
  icon,
  color: colour,
  isOnlyInBurgerNavigation: z.boolean(),
  alwaysShowSubNavi: z.boolean(),
  /** Its groups are tiles below the bar and entries of the burger, but no flyout. */
  subNaviOnly: z.boolean().optional(),
  flyoutGroups: z.array(flyoutGroupSchema),
  /** Further ways at the foot of the flyout. */
  flyoutLinks: z
    .array(z.object({ text, link, icon: z.enum(['compare', 'photo', 'sample']).optional() }))
    .optional(),
})
export type NavigationItem = z.infer<typeof navigationItemSchema>

export const footerLink = z.object({ text, link })

const footerFact = z.object({ title: text, text, link })

/** Content type of the story `_global`: what every page of a channel and locale shows around its content. */
export const globalSchema = block('global', {
  /** The two shops, for the switch in the header; the addresses are the storefront's. */
  shopLinks: z.array(
    z.object({ text, channel: z.enum(['kartenliebe', 'passepartout']), icon, color: colour }),
  ),
  service: singleBlock(z.object({ text, hotline: text, hours: text, link: optionalLink })),
  magazine: optionalLink,
  /** Answers to frequent questions, and what happens with a visitor's data. */
  help: optionalLink,
  privacy: optionalLink,
  /** What an order is subject to, and what can be withdrawn from it. */
  terms: optionalLink,
  withdrawal: optionalLink,
  /** The EU's own file of the notice on the legal guarantee, in the language; shown unaltered in place of the shop's drawing. */
  guaranteeNotice: optionalAsset,
  navigation: z.array(navigationItemSchema).min(1),
  footer: singleBlock(
    z.object({
      claim: text,
      columns: z.array(z.object({ title: text, links: z.array(footerLink).min(1) })),
      legal: z.array(footerLink),
      note: optionalText,
      /** How one pays, and what shipping costs; a page that sells something says the fee itself. */
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
  /** Where the same words stand for search engines; by default the page's own address. */
  canonicalUrl: optionalText,
  /** The page's query is part of its canonical address. */
  useQueryParamsInCanonical: z.boolean().optional(),
  /** Pictures for sharing, the first counts; by default the page's first scene. */
  ogImages: z.array(asset).optional(),
  /** Further addresses of the company, for search engines. */
  additionalSameAsLinks: z.array(z.url({ protocol: /^https?$/ })).optional(),
  /** Words that the shop's owner has to replace by their own before selling anything. */
  isSample: z.boolean().optional(),
  /** Text of the navigation item to mark; by default the one that links here. */
  activeNavigation: optionalText,
  /** The page moved: its address leads there, with `status` as the code of the redirect (301 by default). */
  target: optionalLink,
  status: z.coerce
    .number()
    .pipe(z.literal([301, 302, 303, 307, 308]))
    .optional(),
  /** The head of the page, what one can rely on in this shop, and the rest; they show in this order. */
  teaser: z.array(anyBlock).optional(),
  uspTeaser: z.array(anyBlock).optional(),
  body: z.array(anyBlock).default([]),
}).refine(({ body, target }) => body.length > 0 || target !== undefined, {
  path: ['body'],
  message: 'a page has blocks, or leads to another one',
})
export type PageContent = z.infer<typeof pageSchema>
