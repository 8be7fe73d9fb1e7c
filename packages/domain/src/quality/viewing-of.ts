import type { ProductKind } from '../catalogue/vocabulary.ts'
import type { Viewing } from './quality-light.ts'

const ON_THE_WALL: readonly ProductKind[] = ['photoframe', 'collage']

/** Pictures hang on a wall; cards, books, calendars, prints and boxes are held in the hand (trade facts 6). */
export const viewingOf = (kind: ProductKind): Viewing => (ON_THE_WALL.includes(kind) ? 'wall' : 'hand')
