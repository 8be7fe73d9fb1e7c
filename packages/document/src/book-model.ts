import type { FontFamily } from '@passepartout/typeset'
import type { Box, Paint } from './element-base.ts'
import type { CaptionPosition } from './elements/text/text.ts'
import type { Mask } from './geometry/mask-path.ts'

/** How a theme shows what customers add to a book: photos that are laid out, captions and chapters. */
export interface BookTheme {
  /** Margin and distance of photos on calm pages, as shares of the shorter side of a page. */
  marginShare: number
  gapShare: number
  /** Outline of photos that are laid out; its corners as a share of the shorter side. */
  mask: Mask
  radiusShare: number
  /** A line around these photos, its width as a share of the shorter side. */
  frame: { widthShare: number; colour: Paint } | null
  /** Type of captions; that of the running text where absent. */
  captions?: { face: FontFamily; weight: number; italic: boolean; colour: Paint }
  /** The left page of a chapter; the plain page of the design where absent. */
  chapter?: BookChapterTheme
}

interface BookChapterTheme {
  background: Paint
  colour: Paint
  align: 'left' | 'centre' | 'right'
  /** Upper edges of title and days, as shares of the height of the page. */
  titleShare: number
  /** A drawing by its hash: its middle in shares of the left page, its size in shares of the shorter side. */
  ornament?: { art: string; box: Box }
}

export const BOOK_DENSITIES = ['airy', 'medium', 'dense'] as const
export const BOOK_MOODS = ['calm', 'lively'] as const

/** With the photos, all that a proposal for a book depends on: the same wishes give the same book. */
export interface BookData {
  density: (typeof BOOK_DENSITIES)[number]
  mood: (typeof BOOK_MOODS)[number]
  neverCrop: boolean
  /** Number of the proposal, from 0: the seed of its choices. */
  proposal: number
}

export const PAGE_NUMBER_POSITIONS = ['outer', 'centre'] as const

/** Numbers at the bottom of a book's pages, towards the outer edge or in the middle of each page. */
export interface PageNumbers {
  position: (typeof PAGE_NUMBER_POSITIONS)[number]
  /** The first page that shows its number. Pages before it count: the first inner page is 1. */
  from: number
}

/** The caption of a photo in a book. */
export interface PhotoCaption {
  words: string
  position: CaptionPosition
}

export const PHOTO_WISHES = ['larger', 'smaller'] as const
export type PhotoWish = (typeof PHOTO_WISHES)[number]
