import { type ArticleKind, factsOf } from '../kinds/registry.ts'
import type { Viewing } from './quality-light.ts'

/** Pictures hang on a wall; cards, books, calendars, prints and boxes are held in the hand (trade facts 6). */
export const viewingOf = (kind: ArticleKind): Viewing => factsOf(kind).viewing
