import type { FontFamily, LineBreaks } from '@passepartout/typeset'
import type { ElementBase, Paint } from '../../element-base.ts'
import type { ElementKind } from '../element-kind.ts'

/** Meaning of a text; forms refer to it by name, and fill it into every page that has it. */
export const TEXT_ROLES = [
  'headline',
  'names',
  'first-name',
  'second-name',
  'initials',
  'date',
  'time',
  'place',
  'details',
  'greeting',
  'verse',
  'sender',
  'age',
  'message',
] as const
export type TextRole = (typeof TEXT_ROLES)[number]

const PARAGRAPHS: ReadonlySet<TextRole> = new Set(['details', 'greeting', 'verse', 'message'])

/** Sentences over several lines, which may be hyphenated, unlike a name or a date. */
export const isParagraph = ({
  role,
  wrap,
  calendar,
}: Pick<TextElement, 'role' | 'wrap' | 'calendar'>): boolean =>
  wrap && calendar === null && (role === null || PARAGRAPHS.has(role))

/** Text in a box: with a role, or free. */
export interface TextElement extends ElementBase {
  type: 'text'
  role: TextRole | null
  required: boolean
  /** Text of the customer; false while it is the design's sample. */
  own: boolean
  /**
   * The text in runs, if parts of it have their own font or colour; a line break is `\n`.
   */
  runs: Run[]
  /** Text generated from the month of the page; it replaces the runs. */
  calendar: CalendarTextBinding | null
  face: FontFamily
  weight: number
  italic: boolean
  sizePt: number
  /** Minimum size that a long text shrinks to, maximum that can be chosen. */
  minSizePt: number
  maxSizePt: number
  trackingEm: number
  /** Distance of baselines in em. */
  leading: number
  align: 'left' | 'centre' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  /** Breaks long lines between words; otherwise only at line breaks of the text. */
  wrap: boolean
  /** Hyphenates words that are too long for a line, by the rules of the document's language. */
  hyphens?: true
  /** Set in capitals, by the rules of the language. */
  caps: boolean
  colour: Paint
  opacity: number
  /** Belongs to the photo of a book whose slot its id continues (`book/captions.ts`); where it lies. */
  caption?: CaptionPosition
  /** Line breaks of the last layout; null if text, box or style have changed since. Print uses them unchanged. */
  set: LineBreaks | null
}

/** Under a photo, on it, or beside it on the side away from the fold. */
export const CAPTION_POSITIONS = ['under', 'over', 'beside'] as const
export type CaptionPosition = (typeof CAPTION_POSITIONS)[number]

export interface Run {
  text: string
  face: FontFamily | null
  weight: number | null
  italic: boolean | null
  colour: Paint | null
}

export interface CalendarTextBinding {
  /** `years` is the year of the calendar (`2026/27` if it spans two), all others derive from the page's month or week. */
  shows: 'month' | 'month-year' | 'short-month' | 'number' | 'year' | 'years' | 'week' | 'week-days'
  /** -1 is the previous month, 1 the next one. */
  offset: number
}

export const createRun = (text: string): Run => ({
  text,
  face: null,
  weight: null,
  italic: null,
  colour: null,
})

export const textKind: ElementKind<TextElement> = {
  type: 'text',
  lengths: ['sizePt', 'minSizePt', 'maxSizePt'],
  // A calendar text is estimated by the length of its runs, too.
  drawingMs: ({ runs }) => 2 + runs.reduce((sum, { text }) => sum + text.length, 0) * 0.02,
  faces: element =>
    element.runs.map(({ face, weight, italic }) => ({
      face: face ?? element.face,
      weight: weight ?? element.weight,
      italic: italic ?? element.italic,
    })),
}
