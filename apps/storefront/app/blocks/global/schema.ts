import { z } from 'zod'
import { block, link, one, oneOrNone, optionalAsset, optionalLink, optionalText, text } from '../fields.ts'
import { sceneSchema } from '../scene/schema.ts'

export const flyoutItemSchema = block('flyout-item', {
  storyblokTitle: optionalText,
  subnaviTitle: text,
  link,
  asset: optionalAsset,
  scene: oneOrNone(sceneSchema),
  badge: optionalText,
  /** What a tile costs at least, as in a teaser. */
  fromPrice: optionalText,
})
export type FlyoutItem = z.infer<typeof flyoutItemSchema>

export const flyoutGroupSchema = block('flyout-group', {
  flyoutGroupIdentifier: text,
  flyoutGroupTitle: text,
  type: z.enum(['circle', 'square', 'square-image']),
  badge: optionalText,
  flyoutGroupItems: z.array(flyoutItemSchema).min(1),
})
export type FlyoutGroup = z.infer<typeof flyoutGroupSchema>

export const navigationItemSchema = block('navigation-item', {
  text,
  link,
  navigationType: z.enum(['link', 'flyout']),
  label: oneOrNone(
    z.object({ labelText: text, labelBackgroundColor: optionalText, labelTextColor: optionalText }),
  ),
  isOnlyInBurgerNavigation: z.boolean(),
  alwaysShowSubNavi: z.boolean(),
  flyoutGroups: z.array(flyoutGroupSchema),
})
export type NavigationItem = z.infer<typeof navigationItemSchema>

export const footerLink = z.object({ text, link })

/** Content type of the story `_global`: what every page of a channel and locale shows around its content. */
export const globalSchema = block('global', {
  /** The two shops, for the switch in the header; the addresses are the storefront's. */
  shopLinks: z.array(z.object({ text, channel: z.enum(['kartenliebe', 'passepartout']) })),
  service: one(z.object({ text, hotline: text, hours: text, link: optionalLink })),
  magazine: optionalLink,
  navigation: z.array(navigationItemSchema).min(1),
  footer: one(
    z.object({
      claim: text,
      columns: z.array(z.object({ title: text, links: z.array(footerLink).min(1) })),
      legal: z.array(footerLink),
      note: optionalText,
    }),
  ),
})
export type Global = z.infer<typeof globalSchema>
