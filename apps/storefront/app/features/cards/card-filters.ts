import type { CardDesign, CardShape, Foil, ShownCard } from './card-designs.ts'
import { COLOUR_FAMILIES, type ColourFamily } from './colour-families.ts'

export const SHAPES = [
  'portrait',
  'landscape',
  'square',
  'tall',
  'long',
] as const satisfies readonly CardShape[]
export const FOILS = ['gold', 'rosegold', 'silver', 'none'] as const satisfies readonly (Foil | 'none')[]
export const FAMILIES = Object.keys(COLOUR_FAMILIES) as readonly ColourFamily[]
export const SORTS = ['recommended', 'name', 'colours'] as const
export type Sort = (typeof SORTS)[number]

/** What a list is narrowed down to; lives in the address only. */
export interface CardFilters {
  format: CardShape[]
  colour: ColourFamily[]
  foil: (Foil | 'none')[]
  sort: Sort
  /** Place of the chosen group among the story's groups; 0 is all. */
  group: number
}
export type Facet = 'format' | 'colour' | 'foil'

/** Names in the address (spec 3); pages are cached by exactly these. */
const PARAMETERS = {
  format: 'aspectRatio',
  colour: 'color',
  foil: 'refinement',
  sort: 'sort',
  group: 'category',
} as const

/** Reads the filters of an address. Words that are no filter are left out, so the list never breaks on an old link. */
export function readFilters(query: URLSearchParams): CardFilters {
  const words = (name: Facet) => (query.get(PARAMETERS[name]) ?? '').split(',')
  const group = Number(query.get(PARAMETERS.group) ?? 0)
  return {
    format: SHAPES.filter(shape => words('format').includes(shape)),
    colour: FAMILIES.filter(family => words('colour').includes(family)),
    foil: FOILS.filter(foil => words('foil').includes(foil)),
    sort: SORTS.find(sort => sort === query.get(PARAMETERS.sort)) ?? 'recommended',
    group: Number.isInteger(group) && group > 0 && group < 100 ? group : 0,
  }
}

/** Writes filters in one order, so that the same list always has the same address; `''` for none. */
export function writeFilters(filters: CardFilters): string {
  const pairs = [
    [PARAMETERS.format, filters.format.join(',')],
    [PARAMETERS.colour, filters.colour.join(',')],
    [PARAMETERS.foil, filters.foil.join(',')],
    [PARAMETERS.sort, filters.sort === 'recommended' ? '' : filters.sort],
    [PARAMETERS.group, filters.group ? String(filters.group) : ''],
  ].filter(([, value]) => value)
  return pairs.length ? `?${pairs.map(pair => pair.join('=')).join('&')}` : ''
}

/** The filters with one value switched on or off, still in the order of the facet. */
export function toggle(filters: CardFilters, facet: Facet, value: string): CardFilters {
  const flip = <Value extends string>(all: readonly Value[], chosen: readonly Value[]) =>
    all.filter(one => chosen.includes(one) !== (one === value))
  if (facet === 'format') return { ...filters, format: flip(SHAPES, filters.format) }
  if (facet === 'colour') return { ...filters, colour: flip(FAMILIES, filters.colour) }
  return { ...filters, foil: flip(FOILS, filters.foil) }
}

/** The cards that match, each in the palette that was asked for; any value of a facet will do, every facet must match. */
export function applyFilters(cards: readonly ShownCard[], filters: CardFilters): ShownCard[] {
  const matching = cards.flatMap(card => {
    const { design } = card
    if (filters.format.length && !filters.format.includes(design.shape)) return []
    if (filters.foil.length && !filters.foil.includes(design.foil ?? 'none')) return []
    if (filters.colour.length === 0) return [card]
    const palette = design.palettes.find(({ family }) => filters.colour.includes(family))
    return palette ? [{ design, palette }] : []
  })
  if (filters.sort === 'name')
    return matching.sort((a, b) => a.design.name.localeCompare(b.design.name, 'de'))
  if (filters.sort === 'colours')
    return matching.sort((a, b) => b.design.palettes.length - a.design.palettes.length)
  return matching
}

/** The values of a facet that any of the cards has, with how many; a value without a card is not offered. */
export function facetValues(cards: readonly ShownCard[], facet: Facet): { value: string; count: number }[] {
  const order: readonly string[] = { format: SHAPES, colour: FAMILIES, foil: FOILS }[facet]
  const has = (design: CardDesign, value: string) =>
    facet === 'format'
      ? design.shape === value
      : facet === 'foil'
        ? (design.foil ?? 'none') === value
        : design.palettes.some(({ family }) => family === value)
  return order
    .map(value => ({ value, count: cards.filter(({ design }) => has(design, value)).length }))
    .filter(({ count }) => count > 0)
}
