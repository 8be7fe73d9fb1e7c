import type { CallPayload } from '@passepartout/contracts'
import { designImageUrl } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { type Design, designKindRules, isSoldWithFinish, listPreviewFinish } from '@passepartout/designs'
import {
  localised,
  nearestPaletteColour,
  termName,
  termsOf,
  type VocabularyGroup,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { NamedFilter } from './list-payload.ts'
import { newestDesigns } from './newest-designs.ts'

type Context = Pick<CallContext, 'catalogue' | 'designs' | 'shop' | 'now'>
type Shown = CallPayload<(typeof schemas)['getCalendarDesignGroups']>['items'][number]

/** Pages per design in a list: the first, and another on hover. */
const LISTED_PAGES = 2
const FOIL = 'foil'

export const named =
  ({ catalogue, shop }: Pick<Context, 'catalogue' | 'shop'>, group: VocabularyGroup) =>
  (value: string) => ({ value, name: termName(catalogue, group, value, shop.locale) })

/** Filter attributes common to designs of all kinds. */
export interface FilterAttributes {
  colours: string[]
  labels: string[]
}

/** Calculated once per design and cached, because it visits every element. */
export const filterAttributes = (context: Context, design: Design): FilterAttributes => ({
  colours: coloursOf(context, design),
  labels: labelsIn(context, design),
})

const labelsIn = (context: Context, design: Design): string[] => {
  const labels = [
    ...(newestDesigns(context).has(design) ? ['new'] : []),
    ...designLabels(design),
    ...(designKindRules(design.kind).isOnRecycledPaper?.(design, context.catalogue) ? ['eco'] : []),
  ]
  // Where no product of the design is sold with foil, its artwork is printed in ink.
  return isSoldWithFinish(design, context) ? labels : labels.filter(label => label !== FOIL)
}

/** Labels derived from the design itself. */
function designLabels(design: Design): string[] {
  const elements = design.pages.flatMap(page => page.elements)
  const paints = elements.flatMap(element => Object.values<unknown>(element))
  return [
    // A card's artwork can contain foil too: a design has foil when its list preview does.
    ...(paints.includes(FOIL) || listPreviewFinish(design) !== 'none' ? ['foil'] : []),
    ...(elements.some(({ kind }) => kind === 'photo' || kind === 'stencil') ? ['photo'] : []),
  ]
}

/** The fields common to the items of all design lists; `whole` includes all pages. */
export function toDesignItem(
  context: Context,
  design: Design,
  { whole }: { whole: boolean },
): Pick<Shown, 'name' | 'created' | 'labels' | 'palettes' | 'previews' | 'sizeMm'> {
  const { designs, shop } = context
  const { kind, id, pages, palettes, trim } = design
  const picture = { kind, id, version: designs.version, locale: shop.locale }
  return {
    name: localised(design.name, shop.locale),
    created: design.created,
    labels: labelsIn(context, design).map(named(context, 'card-labels')),
    palettes: palettes.map(palette => ({
      id: palette.id,
      name: localised(palette.name, shop.locale),
      swatch: palette.swatch,
      preview: designImageUrl({ ...picture, palette: palette.id }),
    })),
    previews: pages.slice(0, whole ? undefined : LISTED_PAGES).map(page => ({
      page: page.id,
      name: page.name ? localised(page.name, shop.locale) : null,
      url: designImageUrl({ ...picture, page: page.id }),
      blank: page.elements.length === 0,
    })),
    sizeMm: { width: trim.widthMm, height: trim.heightMm },
  }
}

/** A filter by the terms of a vocabulary group, in the group's order. */
export const createTermFilter = <T>(
  { catalogue, shop }: Pick<Context, 'catalogue' | 'shop'>,
  group: VocabularyGroup,
  chosen: readonly string[] | undefined,
  valuesOf: (item: T) => readonly string[],
): NamedFilter<T> => ({
  valuesOf,
  order: termsOf(catalogue, group).map(({ id }) => id),
  nameOf: value => termName(catalogue, group, value, shop.locale),
  ...(chosen === undefined ? {} : { chosen }),
})

/** The named colours nearest to a design's palettes. */
export const coloursOf = ({ catalogue }: Pick<Context, 'catalogue'>, { palettes }: Design): string[] => {
  const families = termsOf(catalogue, 'colours')
  return palettes.flatMap(({ swatch }) => nearestPaletteColour(swatch, families)?.id ?? [])
}

const ORIENTATIONS = { landscape: 'din-landscape', portrait: 'din-portrait', square: 'square' } as const

/** The category of an orientation for calendars and collages. */
export const orientationId = (orientation: keyof typeof ORIENTATIONS): string => ORIENTATIONS[orientation]
