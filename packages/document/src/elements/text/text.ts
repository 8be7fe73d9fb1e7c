import type { FontFamily, LineBreaks } from '@passepartout/typeset'
import type { ElementBase, Paint } from '../../model.ts'
import type { ElementKind } from '../element-kind.ts'

/** What a text says; forms ask for it by name, and fill it into every page that has it. */
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

/** Sentences that run over several lines: their words may be parted, which nobody does to a name or a date. */
export const isParagraph = ({
  role,
  wrap,
  calendar,
}: Pick<TextElement, 'role' | 'wrap' | 'calendar'>): boolean =>
  wrap && calendar === null && (role === null || PARAGRAPHS.has(role))

/** Words in a box: of a role, or free. */
export interface TextElement extends ElementBase {
  type: 'text'
  role: TextRole | null
  required: boolean
  /** The customer's words; false while it says the sample of the design. */
  own: boolean
  /** The words, in pieces where a part of them has a cut or colour of its own; a line break is `\n`. */
  runs: Run[]
  /** Words that follow from the month of the page; they stand instead of the runs. */
  calendar: CalendarTextBinding | null
  face: FontFamily
  weight: number
  italic: boolean
  sizePt: number
  /** Smallest size that a long text shrinks to, largest that may be chosen. */
  minSizePt: number
  maxSizePt: number
  trackingEm: number
  /** Distance of baselines in em. */
  leading: number
  align: 'left' | 'centre' | 'right'
  valign: 'top' | 'middle' | 'bottom'
  /** Breaks long lines between words; otherwise only where the text has a line break. */
  wrap: boolean
  /** Parts words that are too long for a line, by the rules of the document's language. */
  hyphens?: true
  /** Set in capitals, by the rules of the language. */
  caps: boolean
  colour: Paint
  opacity: number
  /** How it was last set; null while its words, box or style are newer. Print takes it as it stands here. */
  set: LineBreaks | null
}

export interface Run {
  text: string
  face: FontFamily | null
  weight: number | null
  italic: boolean | null
  colour: Paint | null
}

export interface CalendarTextBinding {
  /** `years` is the calendar's (`2026/27` where it crosses one), everything else the page's month. */
  shows: 'month' | 'month-year' | 'short-month' | 'number' | 'year' | 'years'
  /** -1 is the month before, 1 the month after. */
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
  // Of a word of the calendar instead.
  drawingMs: ({ runs }) => 2 + runs.reduce((sum, { text }) => sum + text.length, 0) * 0.02,
  faces: element =>
    element.runs.map(({ face, weight, italic }) => ({
      face: face ?? element.face,
      weight: weight ?? element.weight,
      italic: italic ?? element.italic,
    })),
}
