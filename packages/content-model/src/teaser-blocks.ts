import { isProducedByLab, KINDS_WITH_PRODUCTION_TIME, OCCASIONS } from '@passepartout/domain'
import { z } from 'zod'
import {
  block,
  callToAction,
  cardId,
  experimentPrice,
  link,
  optionalAsset,
  optionalBlock,
  optionalLink,
  optionalText,
  sceneId,
  singleBlock,
  startingPrice,
  text,
} from './fields.ts'
import { hasVisual, requireVisual, visual } from './visual-fields.ts'

export const teaserTileSchema = block('teaser-tile', {
  ...visual,
  title: text,
  text: optionalText,
  link,
  fromPrice: startingPrice,
  ...experimentPrice,
  span: z.enum(['third', 'half', 'wide', 'narrow', 'quarter']),
}).refine(hasVisual, requireVisual)
export type TeaserTile = z.infer<typeof teaserTileSchema>

export const teaserCountdownSchema = block('teaser-countdown', {
  headline: text,
  text: optionalText,
  /** The real end of the announced offer, with its time zone: `2026-12-18T23:59:00+01:00`. */
  until: z.iso.datetime({ offset: true }).optional(),
  /**
   * Instead of `until`: the countdown ends at the shop's last order date for guaranteed delivery before this occasion.
   */
  occasion: z
    .enum([
      'christmas',
      'epiphany',
      'fathers-day',
      'mothers-day',
      'sinterklaas',
      'thanksgiving',
      'valentines-day',
    ])
    .optional(),
  kind: z.enum(KINDS_WITH_PRODUCTION_TIME.filter(isProducedByLab)).optional(),
  /** Occasion of the cards. */
  cardOccasion: z.enum(OCCASIONS).optional(),
  /**
   * The variant of the kind that takes longest, such as the refinement of a card: the date then holds for all variants.
   */
  type: optionalText,
  cta: optionalBlock(callToAction),
}).refine(
  ({ until, occasion, kind }) => (until === undefined) === (occasion !== undefined && kind !== undefined),
  {
    message: 'needs either `until`, or `occasion` with `kind`',
  },
)
export type TeaserCountdown = z.infer<typeof teaserCountdownSchema>

export const teaserGridSchema = block('teaser-grid', {
  headline: text,
  anchor: z.string().optional(),
  more: optionalBlock(callToAction),
  items: z.array(teaserTileSchema).min(1),
})
export type TeaserGrid = z.infer<typeof teaserGridSchema>

/** The museum label beside a hung picture: its description, and a link to exactly that configuration. */
export const wallLabel = z.object({
  title: text,
  technique: text,
  size: optionalText,
  fromPrice: startingPrice,
  link: optionalLink,
})
export type WallLabel = z.infer<typeof wallLabel>

export const teaserHeroSchema = block('teaser-hero', {
  ...visual,
  /** A silent film of the shop's own over the picture, which remains where the film cannot or must not play. */
  video: optionalAsset,
  headline: text,
  text: optionalText,
  /** The button shows the visitor photo in this image; its link then moves below. */
  takesPhoto: z.boolean().optional(),
  cta: singleBlock(callToAction),
  note: optionalText,
  label: optionalBlock(wallLabel),
})
  .refine(hasVisual, requireVisual)
  .refine(({ video, picture }) => !video || picture, { message: 'a video needs its still picture' })
export type TeaserHero = z.infer<typeof teaserHeroSchema>

export const inspirationSchema = block('inspiration', {
  ...visual,
  /** The product in two or three words. */
  title: text,
  link,
}).refine(hasVisual, requireVisual)

export const teaserInspirationSchema = block('teaser-inspiration', {
  headline: text,
  text: optionalText,
  more: optionalBlock(callToAction),
  items: z.array(inspirationSchema).min(1),
})
export type TeaserInspiration = z.infer<typeof teaserInspirationSchema>

export const teaserProductSchema = block('teaser-product', {
  ...visual,
  title: text,
  text: optionalText,
  /** Materials and included parts, a few words each. */
  points: z.array(text).max(5).optional(),
  fromPrice: startingPrice,
  ...experimentPrice,
  cta: singleBlock(callToAction),
}).refine(hasVisual, requireVisual)
export type TeaserProduct = z.infer<typeof teaserProductSchema>

export const teaserSlideSchema = block('teaser-slide', {
  ...visual,
  title: text,
  text: optionalText,
  link,
  fromPrice: startingPrice,
}).refine(hasVisual, requireVisual)

export const teaserSliderSchema = block('teaser-slider', {
  headline: text,
  text: optionalText,
  more: optionalBlock(callToAction),
  items: z.array(teaserSlideSchema).min(1),
})
export type TeaserSlider = z.infer<typeof teaserSliderSchema>

export const campaignNoticeSchema = block('campaign-notice', {
  /** Id of a campaign; the notice is visible only while the campaign runs in the shop. */
  campaign: text,
  text,
  link,
})
export type CampaignNotice = z.infer<typeof campaignNoticeSchema>

export const uspSchema = block('usp', {
  icon: z.enum(['truck', 'phone', 'sample', 'photo', 'check', 'retry', 'cart', 'pencil']),
  title: text,
  text: optionalText,
  link: optionalLink,
})

export const teaserUspSchema = block('teaser-usp', {
  /** Accessible name of the list. */
  label: text,
  items: z.array(uspSchema).min(1).max(4),
})
export type TeaserUsp = z.infer<typeof teaserUspSchema>

/** `id` or `id--palette` of the card artwork, one per placement of the scene. */
export const cardHeroSchema = block('card-hero', {
  scene: sceneId,
  alt: text,
  cards: z.array(cardId).min(1),
  headline: text,
  text: optionalText,
  cta: singleBlock(callToAction),
})
export type CardHero = z.infer<typeof cardHeroSchema>

export const cardRowSchema = block('card-row', {
  headline: text,
  text: optionalText,
  more: optionalBlock(callToAction),
  cards: z.array(cardId).min(1),
})
export type CardRow = z.infer<typeof cardRowSchema>

/** A selection of cards that follows the catalogue, four in a row. */
export const themesSchema = block('themes', {
  headline: text,
  text: optionalText,
  more: optionalBlock(callToAction),
  /** Cards for the occasion of the theme in the URL, `/themes/{id}`, without that theme. */
  similar: z.boolean().optional(),
  occasion: optionalText,
  categories: z.array(text).optional(),
  styles: z.array(text).optional(),
  sort: z.enum(['sort', 'created', 'popularity']).optional(),
  count: z.enum(['4', '8', '12']).optional(),
})
export type Themes = z.infer<typeof themesSchema>

/** The pages of a folder or of a tag, newest first. */
export const feedSchema = block('feed', {
  headline: text,
  text: optionalText,
  level: z.enum(['1', '2']).optional(),
  /** Path of a folder in the content, such as `magazin`. */
  folder: optionalText,
  tag: optionalText,
  perPage: z.enum(['6', '12', '24']).optional(),
}).refine(({ folder, tag }) => folder || tag, { message: 'a feed needs a folder or a tag' })
export type Feed = z.infer<typeof feedSchema>
