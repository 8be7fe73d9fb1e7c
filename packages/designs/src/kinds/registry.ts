import type { Catalogue, DesignKind, Occasion, PrintFinish, Shop } from '@passepartout/domain'
import type { Design } from '../schema/design.ts'
import { calendar } from './calendar.ts'
import { card } from './card.ts'
import { collage } from './collage.ts'
import { type DesignKindRules, hasFinish } from './design-kind-rules.ts'
import { photobook } from './photobook.ts'

export const DESIGN_KIND_RULES: { [K in DesignKind]: DesignKindRules<Extract<Design, { kind: K }>> } = {
  card,
  calendar,
  photobook,
  collage,
}

// The table pairs each kind with its own designs; TypeScript cannot follow that through an index.
export const designKindRules = (kind: DesignKind): DesignKindRules =>
  DESIGN_KIND_RULES[kind] as DesignKindRules

/** Occasions that a design is made for, the main one first; empty for kinds without occasions. */
export const occasionsOfDesign = (design: Design): readonly Occasion[] =>
  designKindRules(design.kind).occasions?.(design) ?? []

/** The print finish in which lists, previews and shared images show a design. */
export const listPreviewFinish = (design: Design): PrintFinish =>
  designKindRules(design.kind).listedFinish?.(design) ?? 'none'

/** Whether a shop sells any product of a design with a print finish. */
export const isSoldWithFinish = (design: Design, where: { catalogue: Catalogue; shop: Shop }): boolean =>
  hasFinish(designKindRules(design.kind).finishes?.(design, where) ?? [])
