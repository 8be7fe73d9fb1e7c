import { z } from 'zod'
import {
  block,
  cardId,
  fromPrice,
  link,
  one,
  oneOrNone,
  optionalAsset,
  optionalLink,
  optionalText,
  text,
} from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

/** A split test that shows what carries its name only where its treatment is on. */
const flag = optionalText
const tileType = z.enum(['circle', 'square', 'square-image'])
export type TileType = z.infer<typeof tileType>

export const flyoutItemSchema = block('flyout-item', {
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
  scene: oneOrNone(sceneSchema),
  /** `id--palette` */
  card: cardId.optional(),
  badge: optionalText,
  /** What a tile costs at least, as in a teaser. */
  fromPrice,
  /** A line below a headline item. */
  text: optionalText,
  /** Stands large, with its picture above; not in the sub-navigation. */
  isHeadlineItem: z.boolean().optional(),
  /** The picture says it all; the title is only read out. */
  linkOnlyImage: z.boolean().optional(),
  /** Shape of this tile where it differs from its group's. */
  typeOverride: tileType.optional(),
  flag,
})
export type FlyoutItem = z.infer<typeof flyoutItemSchema>

export const flyoutGroupSchema = block('flyout-group', {
  flyoutGroupIdentifier: text,
  flyoutGroupTitle: text,
  type: tileType,
  badge: optionalText,
  /** Names and prices in lines instead of tiles, in the flyout only. */
  asList: z.boolean().optional(),
  flyoutGroupItems: z.array(flyoutItemSchema).min(1),
})
export type FlyoutGroup = z.infer<typeof flyoutGroupSchema>

export const navigationItemSchema = block('navigation-item', {
  text,
  link,
  /** What pages name as their `activeNavigation` to belong to this item. */
  navigationType: optionalText,
  label: oneOrNone(
    z.object({ labelText: text, labelBackgroundColor: optionalText, labelTextColor: optionalText }),
  ),
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
  shopLinks: z.array(z.object({ text, channel: z.enum(['kartenliebe', 'passepartout']) })),
  service: one(z.object({ text, hotline: text, hours: text, link: optionalLink })),
  magazine: optionalLink,
  /** Answers to frequent questions, and what happens with a visitor's data. */
  help: optionalLink,
  privacy: optionalLink,
  /** What an order is subject to, and what can be withdrawn from it. */
  terms: optionalLink,
  withdrawal: optionalLink,
  navigation: z.array(navigationItemSchema).min(1),
  footer: one(
    z.object({
      claim: text,
      columns: z.array(z.object({ title: text, links: z.array(footerLink).min(1) })),
      legal: z.array(footerLink),
      note: optionalText,
      /** How one pays, and what shipping costs; a page that sells something says the fee itself. */
      payment: oneOrNone(footerFact),
      shipping: oneOrNone(footerFact),
    }),
  ),
})
export type Global = z.infer<typeof globalSchema>
