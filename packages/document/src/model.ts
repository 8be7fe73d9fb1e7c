import type { DocumentKind, Locale, PrintFinish, SchoolHoliday } from '@passepartout/domain'
import type { BookData, BookTheme, PageNumbers, PhotoCaption, PhotoWish } from './book-model.ts'
import type { Crop, Paint, Sides, Size } from './element-base.ts'
import type { Element } from './elements/registry.ts'
import type { MergeData } from './mail-merge/merge-data.ts'

/**
 * The designer's document, version 2. Lengths are in millimetres, font sizes in points. The origin of a page is the top
 * left corner of its TRIM box; bleed is outside it (negative, or beyond the trim). Photos are referenced by id, artwork
 * by the hash of its content, never by address: the document and its files are all that print needs.
 */
export interface Document {
  version: 2
  kind: DocumentKind
  title: string
  /** Locale of month names, first weekdays and capitalisation. */
  locale: Locale
  /** The pinned design it was made from; null without one. */
  design: PinnedDesign | null
  /** Print finish, on the pages that `foilOf` names. */
  refinement: PrintFinish
  calendar: CalendarData | null
  card: CardData | null
  /** How the customer wants the photos of a book divided; absent until they say so. */
  book?: BookData
  /** Printed page numbers of a book; absent without. */
  pageNumbers?: PageNumbers
  pages: Page[]
  assets: Record<string, Asset>
  /** Drawings by their hash, as SVG text. A draft refers to the catalogue; a frozen copy contains all its drawings. */
  artworks: Record<string, string>
  /** Ids of photos set aside: they stay in the document though no page shows them (designer.md 1.5). */
  aside: string[]
  /** Keys of the strong hints that the customer answered with "leave it so"; part of the order (designer.md 9). */
  kept: Record<string, true>
  /** Pages of earlier configurations that reverting would not reproduce; never printed. */
  leftPages?: LeftPage[]
}

/** A page from before the product was changed; it is restored with the configuration it belongs to. */
export interface LeftPage {
  /** Fingerprint of the initial page of that configuration. */
  layout: string
  was: Page
  /** The page after the change; null if the product no longer has it. */
  became: Page | null
  /** Photos that lost their slot in the change, each with its previously remembered crop. */
  lost: { assetId: string; lastCrop: Crop | null }[]
}

/** The parts of its design that a document stores, as of the day they were copied. */
export interface PinnedDesign {
  id: string
  /** Version of the design library. */
  version: string
  palette: string
  /** Palette colours by their tokens, which elements use as paint. */
  colours: Record<string, string>
  /** Token that replaces the foil if there is none. */
  foilFallback: string | null
  /** The theme of a book, beyond the pages that its design draws; absent for plain ones and other kinds. */
  book?: BookTheme
}

export interface Month {
  year: number
  /** January is 1. */
  month: number
}

export interface CalendarData {
  start: Month
  /** Number of months; absent means twelve. */
  months?: number
  /** Number of weeks of a week planner, whose sheets show a week each; absent where they show months. */
  weeks?: number
  /** Region of the holidays, such as `DE-BY`; null for the whole country. */
  region: string | null
  /** Names of the holidays by date (`2027-01-06`): stored, so that print needs no calendar of holidays. */
  holidays: Record<string, string>
  /** Names of days that are no days off (Mother's Day, Advent Sundays) by date; absent if not wanted. */
  observances?: Record<string, string>
  /** School holidays of the region; absent if not wanted, empty where none are known. */
  schoolHolidays?: SchoolHoliday[]
  /** The customer's own days. */
  events: CalendarEvent[]
  /** The customer's heads of a planner's columns, from the left. */
  names: string[]
  /** First day of the week, 0 is Sunday; absent means that of the place. */
  firstDay?: 0 | 1
  /** Whether weeks are numbered (ISO 8601); absent means as designed and usual where the language is spoken. */
  weekNumbers?: boolean
  /** Prints the phases of the moon. */
  moon?: true
  /** Second language of months, weekdays and holidays. */
  second?: Locale
}

export interface CalendarEvent {
  id: string
  month: number
  day: number
  /** Null recurs every year; 29 February moves to the 28th in other years. */
  year: number | null
  text: string
  /** Absent for a plain day. */
  kind?: CalendarEventKind
  /** Year of birth or of the first day; its age is printed behind the text. Absent without an age. */
  since?: number
  /** Column of a planner from 0 (`CalendarData.names`); absent for a day of everybody. */
  column?: number
  /** Last of several days, in the following year if it lies before the first; absent for a single day. */
  until?: { month: number; day: number }
  /** `#rrggbb`; absent means the ink of the design. */
  colour?: string
  photo?: DayPhoto
}

/** A photo in the cell of a day. */
export interface DayPhoto {
  assetId: string
  crop: Crop
  /** Absent for a round one. */
  shape?: 'square'
}

export const CALENDAR_EVENT_KINDS = ['birthday', 'anniversary', 'memorial'] as const
export type CalendarEventKind = (typeof CALENDAR_EVENT_KINDS)[number]

export interface CardData {
  /** Id of the envelope; null without one. */
  envelope: string | null
  punching: string | null
  /** The approved proof's fingerprint; null before approval. Only an approved state is printed. */
  read: string | null
  /** The recipients, each with individual text; absent if all cards are alike. */
  merge?: MergeData
}

/**
 * Role of a page: a side of a card or picture, a single page of a book, a spread, a sheet of a calendar, or a cover.
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
  /** Margin inside the trim that the lab may cut off; must contain nothing important. */
  safe: Sides
  background: Paint
  /** A photo of this page of a book that also lies faded below everything; drawn while a slot shows it. */
  backgroundPhoto?: string
  /** Lists the photos of a book, small, with page numbers and captions; they are derived (`book/photo-index.ts`). */
  photoIndex?: true
  /** How the picture continues around the edge of a stretched canvas; null for flat products. */
  edge: Edge | null
  /** Width of the spine in the middle of a book's cover; null for pages without one. */
  spine: number | null
  /** The area around the boards of a book; absent on all pages but its cover. */
  cover?: CoverGeometry
  /** Offset of a sheet's month from the calendar's first; null for pages without a month. */
  month: number | null
  /** Layers from back to front. */
  elements: Element[]
  /** Order choices of a page that is a print of its own; absent means one copy. */
  print?: PrintChoices
}

/**
 * The cover of a hardcover book. Its trim is the visible area: boards, hinges and spine. Its bleed is folded around the
 * boards and, beyond `turnIn`, cut off.
 */
export interface CoverGeometry {
  /** Gap between each board and the spine, where the cover bends. */
  hinge: number
  /** Part of the bleed that is folded around the boards. */
  turnIn: number
}

/** A print among others of the same order. */
export interface PrintChoices {
  copies: number
  /** Id of its paper; null uses that of the order. */
  paper: string | null
  /** A line printed on the back, such as the day the photo was taken. */
  back: string | null
}

/**
 * The edge of a stretched canvas. The trim is the front face, the bleed is wrapped around the stretcher. `folded`: the
 * photo itself continues. `mirrored`: the front's outer strip is mirrored outwards. `coloured`: solid colour, the photo
 * ends at the front.
 */
export interface Edge {
  mode: EdgeMode
  /** Visible side of the stretcher in mm; bleed beyond it is folded to the back. */
  depth: number
  colour: string
}

export type EdgeMode = 'folded' | 'mirrored' | 'coloured'

export type { Element } from './elements/registry.ts'

/** A photo of the document. Width and height are pixels of the upright original. */
export interface Asset {
  id: string
  name: string
  width: number
  height: number
  source: 'upload' | 'sample'
  /** The customer's own description, for screen readers; never printed. */
  alt?: string
  notices: string[]
  /** When it was taken, by its camera's clock: `2026-08-14T10:22:00`. */
  takenAt?: string
  /** Its crop when it was last removed from a slot, restored when it is placed again. */
  lastCrop?: Crop
  /** Its caption when it was last removed from the pages of a book, restored when it is placed again. */
  caption?: PhotoCaption
  /** Size in a book as the customer wishes it, compared with the other photos. */
  wish?: PhotoWish
  /** What the device saw in it when a book chose its photos. */
  judged?: PhotoJudgement
}

/** What a device sees in a photo; shares 0..1 with two decimals, 1 is best. */
export interface PhotoJudgement {
  /** Of its sharpest parts, so that a shallow focus counts as sharp. */
  sharpness: number
  /** Neither too dark nor too bright. */
  light: number
  colour: number
  isScreenshot?: true
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type { BookData, BookTheme, PageNumbers, PhotoCaption, PhotoWish } from './book-model.ts'
export { BOOK_DENSITIES, BOOK_MOODS, PAGE_NUMBER_POSITIONS, PHOTO_WISHES } from './book-model.ts'
export type { Box, Crop, ElementBase, Paint, Point, Sides, Size } from './element-base.ts'
