import type { TextMeasures } from '../elements/text/measure-text.ts'
import type { Asset, Box, EdgeMode, Json } from '../model.ts'
import type { PageSizing } from '../page-sizing.ts'
import type { Params, QualityRule } from './finding.ts'
import type { TextRule } from './text-check.ts'

/** What preflight must know beside the document; all of it plain data but rules. */
export interface PreflightContext {
  quality: QualityRule
  /** What became of the files; a photo not listed is ready. */
  files?: Readonly<Record<string, 'ready' | 'pending' | 'broken'>>
  /** True when the order is placed: only then do pending originals block. */
  ordering?: boolean
  /** Choices that do not go together, as the catalogue says, with the nearest possible ones. */
  combinations?: readonly CombinationProblem[]
  /** Other sizes of the same product, offered when they help. */
  formats?: readonly FormatChoice[]
  /** Other canvas edges of the same product. */
  edges?: readonly EdgeChoice[]
  /** Of a box of prints. */
  box?: BoxChoice
  /** Photos that could fill an empty slot. */
  freePhotos?: readonly Asset[]
  /** How the texts are set, by their ids; of those not listed nothing is said that needs it. */
  texts?: TextMeasures
  /** Colours (`#rrggbb`) that lie below the letters of texts on photos and drawings, by the ids of the texts. */
  grounds?: Readonly<Record<string, readonly string[]>>
  /** Drawings with metal in them, by their hashes, as far as somebody looked. */
  metal?: ReadonlySet<string>
  /** Words that no dictionary has, by the ids of their texts; without it nobody asked one. */
  spelling?: Readonly<Record<string, readonly Misspelling[]>>
  /** Rules of words beside those that are always there: a designer fetches them with the customer's first words. */
  wordRules?: readonly TextRule[]
  /** Important regions (faces) in shares 0..1 of the upright photo, by photo id. */
  subjects?: Readonly<Record<string, readonly Box[]>>
}

/** A word that no dictionary has, with the nearest ones that it has. */
export interface Misspelling {
  word: string
  suggestions: readonly string[]
}

export interface BoxChoice {
  /** How many photos it is ordered for. */
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
  /** For the button: price text and the like. */
  params: Params
}

export interface EdgeChoice {
  mode: EdgeMode
  configuration: Json
  page: PageSizing
  params: Params
}
