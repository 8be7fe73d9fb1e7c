import { z } from 'zod'
import { accessoryDetailSchema } from './accessory-detail/schema.ts'
import { accessoryOverviewSchema } from './accessory-overview/schema.ts'
import { accordionSchema } from './accordion/schema.ts'
import { backToTopSchema } from './back-to-top/schema.ts'
import { breadcrumbSchema } from './breadcrumb/schema.ts'
import { calculatorSchema } from './calculator/schema.ts'
import { calendarDetailSchema } from './calendar-detail/schema.ts'
import { calendarOverviewSchema } from './calendar-overview/schema.ts'
import { cardDetailSchema } from './card-detail/schema.ts'
import { cardHeroSchema } from './card-hero/schema.ts'
import { cardOverviewSchema } from './card-overview/schema.ts'
import { cardRowSchema } from './card-row/schema.ts'
import { collageDetailSchema } from './collage-detail/schema.ts'
import { collageOverviewSchema } from './collage-overview/schema.ts'
import { comparisonSchema } from './comparison/schema.ts'
import { contactSchema } from './contact/schema.ts'
import { contactFormSchema } from './contact-form/schema.ts'
import { contactPersonSchema } from './contact-person/schema.ts'
import { creditsSchema } from './credits/schema.ts'
import { errorSchema } from './error/schema.ts'
import { factsSchema } from './facts/schema.ts'
import { feedSchema } from './feed/schema.ts'
import { flagOnOffSchema } from './flag-on-off/schema.ts'
import { frameRowSchema } from './frame-row/schema.ts'
import { globalSchema } from './global/schema.ts'
import { hangingsSchema } from './hangings/schema.ts'
import { headlineSchema } from './headline/schema.ts'
import { imageSchema } from './image/schema.ts'
import { imageTextSchema } from './image-text/schema.ts'
import { linkListSchema } from './link-list/schema.ts'
import { materialMatrixSchema } from './material-matrix/schema.ts'
import { materialStripsSchema } from './material-strips/schema.ts'
import { newsletterSchema } from './newsletter/schema.ts'
import { occasionGridSchema } from './occasion-grid/schema.ts'
import { overviewHeadSchema } from './overview-head/schema.ts'
import { pageSchema } from './page/schema.ts'
import { photoDropSchema } from './photo-drop/schema.ts'
import { photobookDetailSchema } from './photobook-detail/schema.ts'
import { photobookOverviewSchema } from './photobook-overview/schema.ts'
import { productMatrixSchema } from './product-matrix/schema.ts'
import { refinementsSchema } from './refinements/schema.ts'
import { samplesSchema } from './samples/schema.ts'
import { sceneSchema } from './scene/schema.ts'
import { serviceSchema } from './service/schema.ts'
import { shopSchema } from './shop/schema.ts'
import { smartBannerSchema } from './smart-banner/schema.ts'
import { stepsSchema } from './steps/schema.ts'
import { teaserCountdownSchema } from './teaser-countdown/schema.ts'
import { teaserGridSchema } from './teaser-grid/schema.ts'
import { teaserHeroSchema } from './teaser-hero/schema.ts'
import { teaserInspirationSchema } from './teaser-inspiration/schema.ts'
import { teaserProductSchema } from './teaser-product/schema.ts'
import { teaserSliderSchema } from './teaser-slider/schema.ts'
import { teaserUspSchema } from './teaser-usp/schema.ts'
import { textSchema } from './text/schema.ts'
import { themesSchema } from './themes/schema.ts'
import { videoSchema } from './video/schema.ts'
import { voucherSchema } from './voucher/schema.ts'

/** Content types: what a story's content may be. */
export const contentTypes = {
  contact: contactSchema,
  page: pageSchema,
  global: globalSchema,
  error: errorSchema,
}
export type ContentType = keyof typeof contentTypes

/** Every block a page's body may hold, by its component name. */
export const blockSchemas = {
  'accessory-detail': accessoryDetailSchema,
  'accessory-overview': accessoryOverviewSchema,
  accordion: accordionSchema,
  'back-to-top': backToTopSchema,
  breadcrumb: breadcrumbSchema,
  calculator: calculatorSchema,
  'calendar-detail': calendarDetailSchema,
  'calendar-overview': calendarOverviewSchema,
  'card-detail': cardDetailSchema,
  'card-hero': cardHeroSchema,
  'card-overview': cardOverviewSchema,
  'card-row': cardRowSchema,
  'collage-detail': collageDetailSchema,
  'collage-overview': collageOverviewSchema,
  comparison: comparisonSchema,
  'contact-form': contactFormSchema,
  'contact-person': contactPersonSchema,
  credits: creditsSchema,
  facts: factsSchema,
  feed: feedSchema,
  'flag-on-off': flagOnOffSchema,
  'frame-row': frameRowSchema,
  hangings: hangingsSchema,
  headline: headlineSchema,
  'image-text': imageTextSchema,
  image: imageSchema,
  'link-list': linkListSchema,
  'material-matrix': materialMatrixSchema,
  'material-strips': materialStripsSchema,
  newsletter: newsletterSchema,
  'occasion-grid': occasionGridSchema,
  'overview-head': overviewHeadSchema,
  'photo-drop': photoDropSchema,
  'photobook-detail': photobookDetailSchema,
  'photobook-overview': photobookOverviewSchema,
  'product-matrix': productMatrixSchema,
  refinements: refinementsSchema,
  samples: samplesSchema,
  scene: sceneSchema,
  service: serviceSchema,
  shop: shopSchema,
  'smart-banner': smartBannerSchema,
  steps: stepsSchema,
  'teaser-countdown': teaserCountdownSchema,
  'teaser-grid': teaserGridSchema,
  'teaser-hero': teaserHeroSchema,
  'teaser-inspiration': teaserInspirationSchema,
  'teaser-product': teaserProductSchema,
  'teaser-slider': teaserSliderSchema,
  'teaser-usp': teaserUspSchema,
  text: textSchema,
  themes: themesSchema,
  video: videoSchema,
  voucher: voucherSchema,
}
export type BlockName = keyof typeof blockSchemas
export type Block = { [Name in BlockName]: z.infer<(typeof blockSchemas)[Name]> }[BlockName]

/** Fields that hold blocks themselves, by the block's name. */
export const nestedFields = { 'flag-on-off': ['on', 'off'] } as const

/** Whether a page's body knows a component of this name. */
export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name)

export type BlockProblem = { path: PropertyKey[]; message: string }

/** A stored block checked and brought into shape, or what is wrong with it. */
export function parseBlock(stored: { component: string }): { block: Block } | { problems: BlockProblem[] } {
  if (!isBlockName(stored.component)) {
    return { problems: [{ path: ['component'], message: `unknown component "${stored.component}"` }] }
  }
  const result = z.safeParse<z.ZodType<Block>>(blockSchemas[stored.component], stored)
  if (result.success) return { block: result.data }
  return { problems: result.error.issues.map(({ path, message }) => ({ path, message })) }
}
