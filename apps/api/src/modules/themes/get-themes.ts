import { getThemes } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  CARD_FILTERS,
  type CardField,
  type CardFilter,
  definitionOf,
  localised,
  termsOf,
  type VocabularyGroup,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { refuse } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { type NamedFilter, toListPayload } from '../listing/index.ts'
import { listThemes, type Theme } from './theme-index.ts'
import { toThemePayload } from './to-theme-payload.ts'

type FilterName = CardFilter | 'occasion' | 'categoryIds'

const FILTERS: readonly FilterName[] = [...CARD_FILTERS, 'occasion', 'categoryIds']

export const getThemesRoute = route(
  getThemes,
  schemas.getThemes,
  (context, { query: { themeId, occasion, ...query } }) => {
    const all = listThemes(context).filter(({ design }) => themeId === undefined || design.id === themeId)
    if (themeId !== undefined && all.length === 0) return refuse('not-found')
    const chosen = { ...query, occasion: occasion === undefined ? undefined : [occasion] }
    const filters = Object.fromEntries(
      FILTERS.map(name => [name, filterOf(context, name, chosen[name])]),
    ) as Record<FilterName, NamedFilter<Theme>>
    return toListPayload(context, all, filters, query, theme =>
      toThemePayload(context, theme, themeId !== undefined),
    )
  },
  { isPublic: true },
)

/** Where the labels of a filter's values are defined: in the vocabulary, or in the card definition. */
const NAMES: Record<FilterName, readonly VocabularyGroup[] | CardField> = {
  aspectRatio: ['card-aspect-ratios'],
  category: ['card-categories'],
  color: ['colours'],
  label: ['card-labels'],
  product: 'folding',
  punching: 'punching',
  style: ['card-styles'],
  occasion: ['occasions'],
  categoryIds: ['occasions', 'card-categories'],
}

function filterOf(
  context: CallContext,
  name: FilterName,
  chosen: readonly string[] | undefined,
): NamedFilter<Theme> {
  const { catalogue, shop } = context
  const source = NAMES[name]
  const { foldings, punchings } = definitionOf(catalogue, 'card')
  const terms =
    typeof source === 'string'
      ? source === 'folding'
        ? foldings
        : punchings
      : source.flatMap(group => [...termsOf(catalogue, group)])
  const names = new Map<string, string>(terms.map(term => [term.id, localised(term.name, shop.locale)]))
  return {
    valuesOf: ({ found }) => found[name],
    order: [...names.keys()],
    nameOf: value => names.get(value) ?? value,
    ...(chosen === undefined ? {} : { chosen }),
  }
}
