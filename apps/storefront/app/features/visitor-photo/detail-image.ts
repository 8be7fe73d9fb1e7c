import type { Placement } from '@passepartout/mockups'

/** Addresses of one file of a scene in several widths, the smallest first. */
export type Layer = readonly { width: number; address: string }[]

/** A flat sample image with the scene it was made from, so that another photo can be rendered into it. */
export interface DetailImage {
  /** Size of the whole scene, in pixels. */
  width: number
  height: number
  /** The part of the scene that the image shows, in the same pixels. */
  view: { x: number; y: number; width: number; height: number }
  placements: readonly Placement[]
  wrap?: 'folded'
  grow?: number
  base: Layer
  mask?: Layer
  reflect?: Layer
}

/** By the sample image's path among the content's assets. */
export type DetailImages = Readonly<Record<string, DetailImage>>
