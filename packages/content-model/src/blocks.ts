import { z } from 'zod'
import {
  comparisonSchema,
  factsSchema,
  frameRowSchema,
  frameWithoutPrintBlockSchema,
  materialMatrixSchema,
  materialStripsSchema,
  printFinishesSchema,
  productMatrixSchema,
  samplesSchema,
  stepsSchema,
  wallArrangementsSchema,
} from './fact-blocks.ts'
import {
  accessoryOverviewSchema,
  calendarOverviewSchema,
  cardOverviewSchema,
  collageOverviewSchema,
  occasionGridSchema,
  overviewHeadSchema,
  photobookOverviewSchema,
} from './overview-blocks.ts'
import {
  accessoryDetailSchema,
  calendarDetailSchema,
  cardDetailSchema,
  collageDetailSchema,
  photobookDetailSchema,
  productFormBlockSchema,
} from './product-detail-blocks.ts'
import {
  contactFormSchema,
  flagBranchesSchema,
  newsletterSchema,
  serviceSchema,
  shopSchema,
  smartBannerSchema,
  voucherSchema,
} from './service-blocks.ts'
import { contactSchema, errorSchema, globalSchema, glossarySchema, pageSchema } from './story-types.ts'
import {
  campaignNoticeSchema,
  cardHeroSchema,
  cardRowSchema,
  feedSchema,
  teaserCountdownSchema,
  teaserGridSchema,
  teaserHeroSchema,
  teaserInspirationSchema,
  teaserProductSchema,
  teaserSliderSchema,
  teaserUspSchema,
  themesSchema,
} from './teaser-blocks.ts'
import {
  accordionSchema,
  backToTopSchema,
  breadcrumbSchema,
  contactPersonSchema,
  creditsSchema,
  glossaryListSchema,
  headlineSchema,
  legalGuaranteeSchema,
  linkListSchema,
  registerNumbersSchema,
  retentionSchema,
  shippingCostsSchema,
  textSchema,
} from './text-blocks.ts'
import { imageSchema, imageTextSchema, photoDropSchema, sceneSchema, videoSchema } from './visual-fields.ts'

/** Content types of stories. */
export const contentTypes = {
  contact: contactSchema,
  page: pageSchema,
  global: globalSchema,
  glossary: glossarySchema,
  error: errorSchema,
}
export type ContentType = keyof typeof contentTypes

/** All blocks that a page's body may hold, by component name. */
export const blockSchemas = {
  'accessory-detail': accessoryDetailSchema,
  'accessory-overview': accessoryOverviewSchema,
  accordion: accordionSchema,
  'back-to-top': backToTopSchema,
  breadcrumb: breadcrumbSchema,
  calculator: productFormBlockSchema,
  'calendar-detail': calendarDetailSchema,
  'calendar-overview': calendarOverviewSchema,
  'campaign-notice': campaignNoticeSchema,
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
  'flag-on-off': flagBranchesSchema,
  'frame-alone': frameWithoutPrintBlockSchema,
  'frame-row': frameRowSchema,
  'glossary-list': glossaryListSchema,
  hangings: wallArrangementsSchema,
  headline: headlineSchema,
  'image-text': imageTextSchema,
  image: imageSchema,
  'legal-guarantee': legalGuaranteeSchema,
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
  refinements: printFinishesSchema,
  'register-numbers': registerNumbersSchema,
  retention: retentionSchema,
  samples: samplesSchema,
  scene: sceneSchema,
  service: serviceSchema,
  'shipping-costs': shippingCostsSchema,
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

/** Fields with nested blocks, by block name. */
export const nestedBlockFields = { 'flag-on-off': ['on', 'off'] } as const

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name)

export type BlockProblem = { path: PropertyKey[]; message: string }

/** Validates and normalises a stored block, or lists its problems. */
export function parseBlock(stored: { component: string }): { block: Block } | { problems: BlockProblem[] } {
  if (!isBlockName(stored.component)) {
    return { problems: [{ path: ['component'], message: `unknown component "${stored.component}"` }] }
  }
  const result = z.safeParse<z.ZodType<Block>>(blockSchemas[stored.component], stored)
  if (result.success) return { block: result.data }
  return { problems: result.error.issues.map(({ path, message }) => ({ path, message })) }
}
