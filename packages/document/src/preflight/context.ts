import type { TextMeasures } from '../elements/text/measure-text.ts'
import type { Asset, Box, CalendarEvent, Document, EdgeMode, Json } from '../model.ts'
import type { PageSizing } from '../page-sizing.ts'
import type { Finding, Params, QualityRule } from './finding.ts'
import type { PhotoRule } from './slot-check.ts'
import type { TextCheck, TextRule } from './text-check.ts'

/** A rule of the whole document. */
export type DocumentRule = (document: Document, context: PreflightContext) => Finding[]

/** Rules of designs with a table of names. */
export interface MergeRules {
  ofTable: DocumentRule
  ofWords: TextRule
  /** Findings of a merged text by these rules over all records. */
  ofRecords: (check: TextCheck, rules: readonly TextRule[], context: PreflightContext) => Finding[]
}

/** Input of preflight besides the document; plain data except the rules. */
export interface PreflightContext {
  quality: QualityRule
  /** States of the files; a photo that is not listed is ready. */
  files?: Readonly<Record<string, 'ready' | 'pending' | 'broken'>>
  /** True while placing the order: only then do pending originals block. */
  ordering?: boolean
  /** Today as `2027-01-31`, for months that are over; absent where it does not matter. */
  today?: string
  /** Unavailable combinations by the catalogue, with the nearest available ones. */
  combinations?: readonly CombinationProblem[]
  /** Other sizes of the same product, offered if they help. */
  formats?: readonly FormatChoice[]
  /** Other canvas edges of the same product. */
  edges?: readonly EdgeChoice[]
  /** For a box of prints. */
  box?: BoxChoice
  /** Photos that could fill an empty slot. */
  freePhotos?: readonly Asset[]
  /** Measures of the texts by their ids; findings that need a measure are skipped for texts not listed. */
  texts?: TextMeasures
  /** Colours (`#rrggbb`) below the characters of texts on photos and drawings, by text id. */
  grounds?: Readonly<Record<string, readonly string[]>>
  /** Hashes of drawings with foil, as far as they have been examined. */
  metal?: ReadonlySet<string>
  /** Words not found in the dictionary, by text id; absent if no dictionary was consulted. */
  spelling?: Readonly<Record<string, readonly Misspelling[]>>
  /** Additional rules of texts: a designer loads them once the customer has entered text. */
  wordRules?: readonly TextRule[]
  /** Additional rules of calendars: only their designer loads them. */
  calendarRules?: readonly DocumentRule[]
  /** Additional rules of calendars with days of the customer: a designer loads them with the first. */
  dayRules?: readonly DocumentRule[]
  /** Birthdays of people that this device remembers from earlier calendars. */
  birthdays?: readonly Omit<CalendarEvent, 'id'>[]
  /** Additional rules of designs with a table of names: a designer loads them with the table. */
  mergeRules?: MergeRules
  /** Additional rules of photos: a designer loads them once it has found faces. */
  faceRules?: readonly PhotoRule[]
  /** Distance that faces keep to the fold of a spread; absent where it swallows nothing. */
  foldMm?: number
  /** Important regions (faces) in shares 0..1 of the upright photo, by photo id. */
  subjects?: Readonly<Record<string, readonly Box[]>>
}

/** A word not found in the dictionary, with its nearest suggestions. */
export interface Misspelling {
  word: string
  suggestions: readonly string[]
}

export interface BoxChoice {
  /** Number of photos in the order. */
  photos: number
  /** Boxes for other numbers. */
  choices: readonly { photos: number; configuration: Json }[]
}

export interface CombinationProblem {
  /** The two values, for "{a} does not exist with {b}". */
  a: string
  b: string
  choices: readonly { configuration: Json; page?: PageSizing; params: Params }[]
}

export interface FormatChoice {
  configuration: Json
  page: PageSizing
  /** Parameters of the button, such as the price text. */
  params: Params
}

export interface EdgeChoice {
  mode: EdgeMode
  configuration: Json
  page: PageSizing
  params: Params
}
