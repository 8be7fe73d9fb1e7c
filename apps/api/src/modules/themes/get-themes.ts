import { getThemes } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  CARD_FILTERS,
  type CardField,
  type CardFilter,
  definitionOf,
  formatSize,
  localised,
  priceProduct,
  termsOf,
  themePath,
  type VocabularyGroup,
} from '@passepartout/domain'
import { refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import {
  cardLimits,
  cardLink,
  cardValueName,
  shownCardChoices,
  shownPiece,
  shownSampleRule,
} from '../cards/index.ts'
import { designItem, type NamedFilter, named, shownList } from '../listing/index.ts'
import { shownMoney, shownPriceFrom } from '../prices/index.ts'
import { type Theme, themesOf } from './theme-index.ts'

type FilterName = CardFilter | 'occasion' | 'categoryIds'

const FILTERS: readonly FilterName[] = [...CARD_FILTERS, 'occasion', 'categoryIds']

export const getThemesRoute = route(
  getThemes,
  schemas.getThemes,
  (context, { query: { themeId, occasion, ...query } }) => {
    const all = themesOf(context).filter(({ design }) => themeId === undefined || design.id === themeId)
    if (themeId !== undefined && all.length === 0) return refuse('not-found')
    const chosen = { ...query, occasion: occasion === undefined ? undefined : [occasion] }
    const filters = Object.fromEntries(
      FILTERS.map(name => [name, filterOf(context, name, chosen[name])]),
    ) as Record<FilterName, NamedFilter<Theme>>
    return shownList(context, all, filters, query, theme => shownTheme(context, theme, themeId !== undefined))
  },
  { isPublic: true },
)

/** Where the values of a filter have their names: in the vocabulary, or beside what a card can be made of. */
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

function shownTheme(context: CallContext, theme: Theme, whole: boolean) {
  const { shop } = context
  const { design, card, priceFrom } = theme
  const { id, trim } = design
  const { occasions, categories, style, format, folding, refinements } = design.card
  const value = (field: CardField, word: string) => ({
    value: word,
    name: cardValueName(context, field, word),
  })
  return {
    themeId: id,
    ...designItem(context, design, { whole }),
    occasions: occasions.map(named(context, 'occasions')),
    categories: categories.map(named(context, 'card-categories')),
    style: named(context, 'card-styles')(style),
    format: value('formatType', format),
    product: value('folding', folding),
    sizeText: formatSize(trim, shop.locale),
    refinements: refinements.map(named(context, 'refinements')),
    priceFrom: { ...shownPriceFrom(priceFrom, shop), quantity: priceFrom.quantity },
    detailPath: themePath(id),
    designerUrl: cardLink(context, { card, design }),
    detail: whole ? shownDetail(context, theme) : null,
  }
}

function shownDetail(context: CallContext, { design, card }: Theme) {
  const { catalogue, priceBook, shop, now } = context
  const { papers, envelopes } = definitionOf(catalogue, 'card')
  const choices = Object.entries(shownCardChoices(context, card, design, 1)).map(([field, values]) => [
    field,
    values.map(choice => {
      const paper = field === 'paper' ? papers.find(({ id }) => id === choice.value) : undefined
      const envelope = field === 'envelope' ? envelopes.find(({ id }) => id === choice.value) : undefined
      return {
        ...choice,
        text: paper ? localised(paper.text, shop.locale) : null,
        swatch: envelope?.colour ?? null,
        picture: paper?.picture ?? envelope?.picture ?? null,
      }
    }),
  ])
  const price = priceProduct(priceBook, catalogue, card, shop, { at: now })
  const tiers = price.ok ? [{ from: 1, unit: price.current }, ...price.quantityTiers] : []
  return {
    choices: Object.fromEntries(choices),
    quantities: tiers.map(({ from, unit }) => ({
      from,
      price: shownMoney(unit, shop.locale),
      total: shownMoney({ ...unit, amount: unit.amount * from }, shop.locale),
    })),
    quantityLimits: cardLimits(context),
    sample: shownSampleRule(context),
    piece: shownPiece(context, card),
  }
}
