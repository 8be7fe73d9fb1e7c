import type { Catalogue } from '../../catalogue/schema.ts'
import type { LiningPattern } from '../../catalogue/vocabulary.ts'
import { definitionOf } from '../shared/limits.ts'

/** The inside of an envelope: a background colour and an optional pattern. */
export interface EnvelopeLining {
  colour: string
  pattern?: { form: LiningPattern; colour: string }
}

/** Side of the repeated pattern tile, in mm. */
export const LINING_TILE_MM = 8

const TILES: Record<LiningPattern, string> = {
  stripes: 'M0 0H4V8H0Z',
  dots: 'M0.8 4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0ZM4.8 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0ZM4.8 8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
}

/** The pattern of one tile as an SVG path; empty for a plain lining. */
export const liningPatternPath = ({ pattern }: EnvelopeLining): string => (pattern ? TILES[pattern.form] : '')

/** All envelope linings, by the values of the card's field. */
export const envelopeLiningsOf = (catalogue: Catalogue): Readonly<Record<string, EnvelopeLining>> =>
  Object.fromEntries(
    definitionOf(catalogue, 'card').liners.flatMap(({ id, colour, pattern }) =>
      colour ? [[id, { colour, ...(pattern && { pattern }) }]] : [],
    ),
  )
