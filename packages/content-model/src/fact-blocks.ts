import { PRODUCT_KINDS } from '@passepartout/domain'
import { z } from 'zod'
import {
  asset,
  block,
  callToAction,
  cardId,
  format,
  frameType,
  link,
  materialType,
  optionalAsset,
  optionalBlock,
  optionalText,
  sceneId,
  singleBlock,
  startingPrice,
  text,
} from './fields.ts'
import { hasVisual, requireVisual, sceneSchema, visual } from './visual-fields.ts'

export const factSchema = block('fact', { term: text, text })
export const factsSchema = block('facts', { items: z.array(factSchema).min(1) })
export type Facts = z.infer<typeof factsSchema>

export const comparisonColumnSchema = block('comparison-column', {
  title: text,
  materialType,
  /** With a frame the column's price is that of the framed picture. */
  frameType: optionalText,
  picture: optionalAsset,
  scene: optionalBlock(sceneSchema),
  link,
}).refine(column => column.picture || column.scene, { message: 'needs a picture or a scene' })
export type ComparisonColumn = z.infer<typeof comparisonColumnSchema>

export const comparisonRowSchema = block('comparison-row', { term: text, values: z.array(text) })

export const comparisonSchema = block('comparison', {
  headline: text,
  more: optionalBlock(callToAction),
  columns: z.array(comparisonColumnSchema).min(2),
  rows: z.array(comparisonRowSchema).min(1),
  priceFormat: format,
}).refine(({ columns, rows }) => rows.every(row => row.values.length === columns.length), {
  message: 'every row needs one value per column',
})
export type Comparison = z.infer<typeof comparisonSchema>

export const frameRowItemSchema = block('frame-row-item', {
  frameType,
  scene: singleBlock(sceneSchema),
  title: text,
  fromPrice: startingPrice,
  link,
})
export type FrameRowItem = z.infer<typeof frameRowItemSchema>

export const frameRowSchema = block('frame-row', {
  headline: text,
  anchor: z.string().optional(),
  items: z.array(frameRowItemSchema).min(1),
})
export type FrameRow = z.infer<typeof frameRowSchema>

/** Frames without a picture, to choose and order. */
export const frameWithoutPrintBlockSchema = block('frame-alone', {
  headline: text,
  text,
  anchor: z.string().optional(),
  scene: singleBlock(sceneSchema),
})
export type FrameWithoutPrintBlock = z.infer<typeof frameWithoutPrintBlockSchema>

export const wallArrangementSchema = block('hanging', {
  scene: singleBlock(sceneSchema),
  title: text,
  text,
  link,
})
export type WallArrangement = z.infer<typeof wallArrangementSchema>

export const wallArrangementsSchema = block('hangings', {
  headline: text,
  text: optionalText,
  items: z.array(wallArrangementSchema).min(1),
})
export type WallArrangements = z.infer<typeof wallArrangementsSchema>

export const materialMatrixItemSchema = block('material-matrix-item', {
  materialType,
  title: text,
  text: optionalText,
  link,
  surface: text,
  depth: text,
  /** Withstands damp rooms and the open air. */
  wet: z.boolean(),
  frameable: z.boolean(),
  picture: asset,
})
export type MaterialMatrixItem = z.infer<typeof materialMatrixItemSchema>

export const materialMatrixGroupSchema = block('material-matrix-group', {
  title: text,
  items: z.array(materialMatrixItemSchema).min(1),
})

export const materialMatrixSchema = block('material-matrix', {
  headline: text,
  anchor: z.string().optional(),
  /** The format used for the prices of all materials. */
  priceFormat: format,
  groups: z.array(materialMatrixGroupSchema).min(1),
})
export type MaterialMatrix = z.infer<typeof materialMatrixSchema>

export const materialStripSchema = block('material-strip', {
  materialType,
  title: text,
  text,
  picture: asset,
  link,
  fromPrice: startingPrice,
})
export type MaterialStrip = z.infer<typeof materialStripSchema>

export const materialStripsSchema = block('material-strips', {
  headline: text,
  text: optionalText,
  more: optionalBlock(callToAction),
  items: z.array(materialStripSchema).min(2),
})
export type MaterialStrips = z.infer<typeof materialStripsSchema>

const item = block('product-matrix-item', {
  title: text,
  text: optionalText,
  link,
  ...visual,
  fromPrice: startingPrice,
}).refine(hasVisual, requireVisual)

const group = block('product-matrix-group', {
  /** Names the group in URLs, `cards`; the same in all languages. */
  name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  title: text,
  /** Product kinds of the group: a URL with one of them opens the group alone. */
  kinds: z.array(z.enum(PRODUCT_KINDS)).optional(),
  items: z.array(item).min(1),
})

/** All product kinds with their starting prices, in groups that can be opened alone. */
export const productMatrixSchema = block('product-matrix', {
  headline: text,
  text: optionalText,
  level: z.enum(['1', '2']).optional(),
  anchor: optionalText,
  groups: z.array(group).min(1),
})
export type ProductMatrix = z.infer<typeof productMatrixSchema>
export type ProductMatrixItem = z.infer<typeof item>

export const printFinishSchema = block('refinement', { picture: asset, title: text, text })
export const printFinishesSchema = block('refinements', {
  headline: text,
  text: optionalText,
  items: z.array(printFinishSchema).min(1),
})
export type PrintFinishesBlock = z.infer<typeof printFinishesSchema>

export const samplesSchema = block('samples', {
  headline: text,
  scene: sceneId,
  alt: text,
  /** `id` or `id--palette` of the card artwork, one per placement of the scene. */
  cards: z.array(cardId).min(1),
  items: z.array(text).min(1),
  note: optionalText,
  cta: optionalBlock(callToAction),
})
export type Samples = z.infer<typeof samplesSchema>

/** Without a picture the step shows its number. */
export const stepSchema = block('step', { title: text, text, picture: optionalAsset })
export type Step = z.infer<typeof stepSchema>

export const stepsSchema = block('steps', { headline: text, items: z.array(stepSchema).min(2) })
export type Steps = z.infer<typeof stepsSchema>
