import { kindMetadata, type ProductKind } from '../products/registry.ts'
import type { ViewingSituation } from './quality-light.ts'

/** Pictures are viewed on a wall; cards, books, calendars, prints and boxes in the hand (trade facts 6). */
export const viewingSituationOf = (kind: ProductKind): ViewingSituation => kindMetadata(kind).viewing
