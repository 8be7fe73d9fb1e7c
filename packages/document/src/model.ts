import type { DocumentKind, Locale, PrintFinish } from '@passepartout/domain'
import type { Element } from './elements/registry.ts'
import type { MergeData } from './mail-merge/merge.ts'

/**
 * The designer's document, version 2. Lengths are millimetres, sizes of type points; a page's origin is the top left
 * corner of its TRIM box, bleed lies outside it (negative, or beyond the trim). Photos are named by id, artwork by the
 * hash of its content, never by address: the document and its files are all that a print needs.
 */
export interface Document {
  version: 2
  kind: DocumentKind
  title: string
  /** Language and place that names of months, first weekdays and capitals follow. */
  locale: Locale
  /** The design it was made from, pinned; null where there is none. */
  design: PinnedDesign | null
  /** The metal, on the pages that `foilOf` names. */
  refinement: PrintFinish
  calendar: CalendarData | null
  card: CardData | null
  pages: Page[]
  assets: Record<string, Asset>
  /** Drawings by their hash, as SVG text. A draft leaves them to the catalogue; a frozen copy holds all it shows. */
  artworks: Record<string, string>
  /** Ids of photos set aside: they stay with the document though no page shows them (designer.md 1.5). */
  aside: string[]
  /** Keys of the strong hints the customer answered with "leave it so"; travels with the order (designer.md 9). */
  kept: Record<string, true>
  /** Pages of configurations that were left, where going back would not bring them back by itself; never printed. */
  leftPages?: LeftPage[]
}

/** A page as it was before the product was changed; it comes back with the configuration that it belongs to. */
export interface LeftPage {
  /** Fingerprint of the page as it begins in that configuration. */
  layout: string
  was: Page
  /** What became of it; null where the product has no such page now. */
  became: Page | null
  /** Photos that lost their place with the change, each with the crop that it remembered before. */
  lost: { assetId: string; lastCrop: Crop | null }[]
}

/** What a document takes from its design, as it was on the day it was taken. */
export interface PinnedDesign {
  id: string
  /** Of the library the design came from. */
  version: string
  palette: string
  /** Colours of the palette by their tokens: what elements are painted with. */
  colours: Record<string, string>
  /** Token that stands in for the metal where there is none. */
  foilFallback: string | null
}

export interface Month {
  year: number
  /** January is 1. */
  month: number
}

export interface CalendarData {
  start: Month
  /** Region that the holidays are of, such as `DE-BY`; null for the whole country. */
  region: string | null
  /** Names of the holidays by their date (`2027-01-06`): pinned, so that print knows no calendar of holidays. */
  holidays: Record<string, string>
  /** The customer's own days. */
  events: CalendarEvent[]
  /** Own heads of a planner's columns, from the left. */
  names: string[]
}

export interface CalendarEvent {
  id: string
  month: number
  day: number
  /** Null comes back every year; on 29 February it falls on the 28th in other years. */
  year: number | null
  text: string
}

export interface CardData {
  /** Id of the envelope; null without one. */
  envelope: string | null
  punching: string | null
  /** What was proof-read, as `proofOf` names it; null before. Printed is only what was read. */
  read: string | null
  /** The people it is made for, each with words of their own; left out where all cards are alike. */
  merge?: MergeData
}

/**
 * What a page is: a face of a card or picture, a single page of a book, two facing ones in one piece, a sheet of a
 * calendar, or a cover.
 */
export type PageRole =
  | 'front'
  | 'back'
  | 'inside-left'
  | 'inside-right'
  | 'inside'
  | 'spread'
  | 'sheet'
  | 'cover'

export interface Page {
  id: string
  role: PageRole
  trim: Size
  bleed: Sides
  /** Distance from the trim edge that the plant may cut off; nothing important belongs there. */
  safe: Sides
  background: Paint
  /** How the picture goes on around the edge of a stretched canvas; null on everything flat. */
  edge: Edge | null
  /** Width of the spine in the middle of a book's cover; null on pages without one. */
  spine: number | null
  /** What lies around the boards of a book; left out on all pages but its cover. */
  cover?: CoverGeometry
  /** How many months after the calendar's first a sheet shows; null on pages without a month. */
  month: number | null
  /** Layers from back to front. */
  elements: Element[]
  /** What is ordered of a page that is a print of its own; one copy where it is left out. */
  print?: PrintChoices
}

/**
 * The cover of a book in boards. Its trim is what is seen of it: boards, hinges and spine. Its bleed is folded around the
 * boards and, beyond `turnIn`, cut off.
 */
export interface CoverGeometry {
  /** Between each board and the spine, where the cover bends. */
  hinge: number
  /** Of the bleed, what is folded around the boards. */
  turnIn: number
}

/** A print among others of the same order. */
export interface PrintChoices {
  copies: number
  /** Id of its paper; null takes that of the order. */
  paper: string | null
  /** A line that the printer writes on the back, such as the day the photo was taken. */
  back: string | null
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

/** `#rrggbb`, a token of the design's palette, or `foil`: the metal of the refinement. */
export type Paint = string

export type { Element } from './elements/registry.ts'

/** What every element has. */
export interface ElementBase {
  /** Unique in the document. */
  id: string
  /** Before it is turned. */
  box: Box
  /** Degrees clockwise about the middle of its box. */
  turn: number
  /** Stands where the design put it: it may not be moved or taken away. */
  locked: boolean
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
  /** When it was taken, by the clock of its camera: `2026-08-14T10:22:00`. */
  takenAt?: string
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
