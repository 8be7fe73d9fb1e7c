import { z } from 'zod'
import {
  block,
  callToAction,
  cardId,
  link,
  optionalBlock,
  optionalLink,
  optionalText,
  singleBlock,
  text,
} from './fields.ts'
import { sceneSchema, visual } from './visual-fields.ts'

export const overviewHeadSchema = block('overview-head', {
  headline: text,
  text,
  scene: singleBlock(sceneSchema),
  cta: singleBlock(callToAction),
  secondary: optionalBlock(callToAction),
})
export type OverviewHead = z.infer<typeof overviewHeadSchema>

export const occasionSchema = block('occasion', {
  occasion: text,
  cards: z.tuple([cardId, cardId]),
  /** Background of the tile, `#RRGGBB`. */
  tint: z.string().regex(/^#[0-9A-F]{6}$/i),
  title: text,
  text,
  /** Empty while the occasion has no page yet: the tile is then no link. */
  link: optionalLink,
})
export type Occasion = z.infer<typeof occasionSchema>

export const occasionGridSchema = block('occasion-grid', {
  headline: text,
  more: optionalBlock(callToAction),
  items: z.array(occasionSchema).min(1),
})
export type OccasionGrid = z.infer<typeof occasionGridSchema>

export const accessoryOverviewSchema = block('accessory-overview', {
  headline: text,
  text: optionalText,
  /** Limits the list to these kinds, such as `envelope`. */
  accessoryTypes: z.array(text).optional(),
  /** Page with an `accessory-detail`. */
  detail: link,
})
export type AccessoryOverview = z.infer<typeof accessoryOverviewSchema>

export const calendarOverviewSchema = block('calendar-overview', {
  headline: text,
  text: optionalText,
  /** Limits the list to these kinds, such as `wandkalender`. */
  calendarTypes: z.array(text).optional(),
  /** Kinds to choose from above the list, each with its page; names and designs come from the catalogue. */
  kinds: z.array(z.object({ calendarType: text, link })).optional(),
  /** Page with a `calendar-detail`; without it the designs open the designer. */
  detail: optionalLink,
})
export type CalendarOverview = z.infer<typeof calendarOverviewSchema>

export const cardOverviewSchema = block('card-overview', {
  /** An occasion of the catalogue; without it the cards of all occasions. */
  occasion: optionalText,
  headline: text,
  text: optionalText,
})
export type CardOverview = z.infer<typeof cardOverviewSchema>

export const collageOverviewSchema = block('collage-overview', {
  headline: text,
  text: optionalText,
  /** Limits the list to these shapes: `din-landscape`, `din-portrait`, `square`. */
  categoryIds: z.array(text).optional(),
  /** Page with a `collage-detail`, for channels that show it before the designer (spec 9). */
  detail: optionalLink,
})
export type CollageOverview = z.infer<typeof collageOverviewSchema>

export const photobookOverviewSchema = block('photobook-overview', {
  headline: text,
  text: optionalText,
  /** Limits the list to these kinds, such as `echtfotobuch`. */
  photobookTypes: z.array(text).optional(),
  /** Limits the list to these categories, `1` to `50` and `kl-1` to `kl-39`. */
  categoryIds: z.array(text).optional(),
  /** Kinds to choose from above the list, each with its page. */
  kinds: z
    .array(z.object({ photobookType: text, title: text, text: optionalText, link, ...visual }))
    .optional(),
  /** Page with a `photobook-detail`; without it the designs open the designer. */
  detail: optionalLink,
})
export type PhotobookOverview = z.infer<typeof photobookOverviewSchema>
