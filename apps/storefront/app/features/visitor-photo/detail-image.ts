import type { Placement } from '@passepartout/mockups'

/** Addresses of one of a scene's files in several widths, the smallest first. */
export type Layer = readonly { width: number; address: string }[]

/** A flat sample picture as the scene that it was taken of, so that another photo can be laid into it. */
export interface DetailImage {
  /** Pixels of the whole scene. */
  width: number
  height: number
  /** The part of it that the picture shows, in these pixels. */
  view: { x: number; y: number; width: number; height: number }
  placements: readonly Placement[]
  wrap?: 'folded'
  grow?: number
  base: Layer
  mask?: Layer
  reflect?: Layer
}

/** By the sample picture's path among the content's assets. */
export type DetailImages = Readonly<Record<string, DetailImage>>
