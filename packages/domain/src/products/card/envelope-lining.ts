import type { Catalogue } from '../../catalogue/schema.ts'
import type { LiningPattern } from '../../catalogue/vocabulary.ts'
import { definitionOf } from '../shared/limits.ts'

/** What the inside of an envelope shows: a ground, and what is printed on it. */
export interface EnvelopeLining {
  colour: string
  pattern?: { form: LiningPattern; colour: string }
}

/** A side of the square that patterns repeat, in mm. */
export const LINING_TILE_MM = 8

const TILES: Record<LiningPattern, string> = {
  stripes: 'M0 0H4V8H0Z',
  dots: 'M0.8 4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0ZM4.8 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0ZM4.8 8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
}

/** The printed part of one such square, as the path of an SVG; nothing of a plain lining. */
export const liningPatternPath = ({ pattern }: EnvelopeLining): string => (pattern ? TILES[pattern.form] : '')

/** What the inside of envelopes can be lined with, by the values of a card's choice. */
export const envelopeLiningsOf = (catalogue: Catalogue): Readonly<Record<string, EnvelopeLining>> =>
  Object.fromEntries(
    definitionOf(catalogue, 'card').liners.flatMap(({ id, colour, pattern }) =>
      colour ? [[id, { colour, ...(pattern && { pattern }) }]] : [],
    ),
  )
