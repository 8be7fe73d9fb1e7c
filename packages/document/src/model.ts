/**
 * The designer's document, version 1. Lengths are millimetres; a page's origin is the top left corner of its
 * TRIM box, bleed lies outside it (negative, or beyond the trim). Assets are named by id, never by address.
 */
export interface Document {
  version: 1
  kind: ProductKind
  title: string
  pages: Page[]
  assets: Record<string, Asset>
  /** Ids of photos set aside: they stay with the document though no page shows them (spec 1.5). */
  aside: string[]
  /** Keys of the strong hints the customer answered with "leave it so"; travels with the order (spec 9). */
  kept: Record<string, true>
}

export type ProductKind = 'photo-frame' | 'collage' | 'card' | 'calendar' | 'photobook' | 'prints'

export interface Page {
  id: string
  trim: Size
  bleed: Sides
  /** Distance from the trim edge that the plant may cut off; nothing important belongs there. */
  safe: Sides
  background: string
  /** How the picture goes on around the edge of a stretched canvas; null on everything flat. */
  edge: Edge | null
  elements: Element[]
}

/**
 * The edge of a stretched canvas. The trim is the front face, the bleed is what wraps around the stretcher.
 * `folded`: the photo itself runs over. `mirrored`: the front's outer strip is mirrored outwards.
 * `coloured`: flat colour, the photo ends with the front.
 */
export interface Edge {
  mode: EdgeMode
  /** Visible side of the stretcher in mm; what the bleed has beyond it is folded to the back. */
  depth: number
  colour: string
}

export type EdgeMode = 'folded' | 'mirrored' | 'coloured'

/** Kinds of element; a new kind is a member here and a folder entry in the registry. */
export type Element = PhotoSlot

export interface PhotoSlot {
  type: 'photo'
  id: string
  /** The opening; reaches to the outside of the bleed where the photo runs over the edge. */
  box: Box
  required: boolean
  photo: PlacedPhoto | null
}

export interface PlacedPhoto {
  assetId: string
  crop: Crop
}

/**
 * A relative crop, so that it survives every change of format. The photo is first turned by `quarterTurns`
 * (clockwise), then mirrored left to right, then tilted by `angle`.
 */
export interface Crop {
  /** `cover` fills the slot; `contain` shows the whole photo with paper around it (centre and zoom rest). */
  fit: 'cover' | 'contain'
  /** The point of the turned and mirrored photo, 0..1, that lies in the middle of the slot. */
  centre: { u: number; v: number }
  /** 1 is the smallest size that covers the slot at this angle. */
  zoom: number
  /** Degrees clockwise, -45..45. */
  angle: number
  quarterTurns: 0 | 1 | 2 | 3
  mirrored: boolean
}

/** A photo the document knows. Width and height are pixels of the upright original. */
export interface Asset {
  id: string
  name: string
  width: number
  height: number
  source: 'upload' | 'sample'
  /** The customer's own description, for screen readers; never printed. */
  alt?: string
  notices: string[]
  /** The crop it had when it was last taken out of a slot, so that it comes back unchanged. */
  lastCrop?: Crop
}

export interface Size {
  width: number
  height: number
}

export interface Sides {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Point {
  x: number
  y: number
}

export interface Box extends Point, Size {}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
