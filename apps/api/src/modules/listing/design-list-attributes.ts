import type { CallPayload } from '@passepartout/contracts'
import { designImageUrl } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import type { Design } from '@passepartout/designs'
import {
  addDays,
  dayInZone,
  definitionOf,
  LAB_TIME_ZONE,
  localised,
  nearestPaletteColour,
  termName,
  termsOf,
  type VocabularyGroup,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { listPreviewFinish } from '../designs/index.ts'
import { isFoilAvailable } from './foil-availability.ts'
import type { NamedFilter } from './list-payload.ts'

type Context = Pick<CallContext, 'catalogue' | 'designs' | 'shop' | 'now'>
type Shown = CallPayload<(typeof schemas)['getCalendarDesignGroups']>['items'][number]

/** Pages that a list shows of a design: the first, and one more under the pointer. */
const LISTED_PAGES = 2
const NEW_FOR_DAYS = 60
const FOIL = 'foil'

/** A value with its name. */
export const named =
  ({ catalogue, shop }: Pick<Context, 'catalogue' | 'shop'>, group: VocabularyGroup) =>
  (value: string) => ({ value, name: termName(catalogue, group, value, shop.locale) })

/** What lists filter designs by, beside the facts of their kind. */
export interface FilterAttributes {
  colours: string[]
  labels: string[]
}

/** Reckoned once per design, as it looks at everything on its pages. */
export const filterAttributes = (context: Context, design: Design): FilterAttributes => ({
  colours: coloursOf(context, design),
  labels: labelsIn(context, design),
})

const labelsIn = (context: Context, design: Design): string[] => {
  const labels = [
    ...designLabels(design, context.now),
    ...(startsOnRecycledPaper(context, design) ? ['eco'] : []),
  ]
  return isFoilAvailable(context, design) ? labels : labels.filter(label => label !== FOIL)
}

/** Whether a card comes on paper from waste paper unless another one is chosen. */
function startsOnRecycledPaper({ catalogue }: Context, design: Design): boolean {
  if (design.kind !== 'card') return false
  const [first] = design.card.papers
  return definitionOf(catalogue, 'card').papers.some(
    ({ id, recycledPercent = 0 }) => id === first && recycledPercent > 0,
  )
}

/** Facts about a design, read off the design itself. */
export function designLabels(design: Design, now: Date): string[] {
  const { pages, created } = design
  const elements = pages.flatMap(page => page.elements)
  const paints = elements.flatMap(element => Object.values<unknown>(element))
  return [
    ...(created > addDays(dayInZone(LAB_TIME_ZONE, now), -NEW_FOR_DAYS) ? ['new'] : []),
    // A card's drawings may carry the foil, too: it is refined where it is drawn with some.
    ...(paints.includes(FOIL) || listPreviewFinish(design) !== 'none' ? ['foil'] : []),
    ...(elements.some(({ kind }) => kind === 'photo' || kind === 'stencil') ? ['photo'] : []),
  ]
}

/** What items of all design lists show alike; all pages where one design is asked for. */
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

/** A filter whose values are the terms of a vocabulary group, in its order. */
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

/** The colours that a design's palettes come nearest to. */
export const coloursOf = ({ catalogue }: Pick<Context, 'catalogue'>, { palettes }: Design): string[] => {
  const families = termsOf(catalogue, 'colours')
  return palettes.flatMap(({ swatch }) => nearestPaletteColour(swatch, families)?.id ?? [])
}

const ORIENTATIONS = { landscape: 'din-landscape', portrait: 'din-portrait', square: 'square' } as const

/** The group of a shape, by which calendars and collages are sorted into categories. */
export const orientationId = (orientation: keyof typeof ORIENTATIONS): string => ORIENTATIONS[orientation]
