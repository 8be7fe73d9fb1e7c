import { z } from 'zod'
import {
  asset,
  block,
  callToAction,
  link,
  optionalAsset,
  optionalBlock,
  optionalText,
  photoId,
  sceneId,
  singleBlock,
  startingPrice,
  text,
} from './fields.ts'

/** A room, table or detail image (a folder of content/assets/scenes) with photographs in its placements. */
export const sceneSchema = block('scene', {
  scene: sceneId,
  /** Ids of content/assets/photos, one per placement; repeated where there are fewer. */
  photos: z.array(photoId).min(1),
  alt: text,
  /** Visible part of the scene, `x y width height` as fractions of it. */
  crop: z
    .string()
    .regex(/^(0|1|0?\.\d+)( (0|1|0?\.\d+)){3}$/, 'four fractions: x y width height')
    .optional(),
  /** Text below the scene, for customers; `alt` describes the image. */
  caption: optionalText,
})
export type Scene = z.infer<typeof sceneSchema>

/** Visual of a teaser: a scene or a picture. */
export const visual = { scene: optionalBlock(sceneSchema), picture: optionalAsset }
export const hasVisual = ({ scene, picture }: { scene?: unknown; picture?: unknown }): boolean =>
  scene !== undefined || picture !== undefined
export const requireVisual = { message: 'needs a picture or a scene' }

export const imageSchema = block('image', {
  picture: asset,
  caption: optionalText,
  /** A wide band (by default), or the image's own shape. */
  shape: z.enum(['band', 'own']).optional(),
})
export type Image = z.infer<typeof imageSchema>

export const imageTextSchema = block('image-text', {
  picture: asset,
  headline: text,
  text,
  cta: optionalBlock(callToAction),
  fromPrice: startingPrice,
  side: z.enum(['left', 'right']),
})
export type ImageText = z.infer<typeof imageTextSchema>

export const videoSchema = block('video', {
  /** A file of the shop's own (MP4 or WebM). */
  video: asset,
  /** Image before the video plays. */
  poster: asset,
  /** Accessible name: the subject of the video. */
  title: text,
  caption: optionalText,
  /** WebVTT in the page's language; required for spoken words. */
  captions: optionalAsset,
  ratio: z.enum(['16:9', '4:3', '1:1', '9:16']).optional(),
})
export type Video = z.infer<typeof videoSchema>

export const photoDropTileSchema = block('photo-drop-tile', {
  scene: singleBlock(sceneSchema),
  title: text,
  fromPrice: startingPrice,
  link,
})
export type PhotoDropTile = z.infer<typeof photoDropTileSchema>

export const photoDropSchema = block('photo-drop', {
  headline: text,
  text,
  note: text,
  tiles: z.array(photoDropTileSchema).min(1),
})
export type PhotoDrop = z.infer<typeof photoDropSchema>
