import {
  type CardField,
  definitionOf,
  formatSize,
  localised,
  priceProduct,
  themePath,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import {
  cardLimits,
  cardLink,
  cardValueLabel,
  toCardChoicePayloads,
  toCardPostagePayload,
  toSampleRulePayload,
} from '../cards/index.ts'
import { named, toDesignItem } from '../listing/index.ts'
import { toStartingPrice } from '../prices/index.ts'
import type { Theme } from './theme-index.ts'

/** A card design in lists; `whole` adds the fields of its own page. */
export function toThemePayload(context: CallContext, theme: Theme, whole: boolean) {
  const { shop } = context
  const { design, card, priceFrom } = theme
  const { id, trim } = design
  const { occasions, categories, style, format, folding, refinements } = design.card
  const value = (field: CardField, word: string) => ({
    value: word,
    name: cardValueLabel(context, field, word),
  })
  return {
    themeId: id,
    ...toDesignItem(context, design, { whole }),
    occasions: occasions.map(named(context, 'occasions')),
    categories: categories.map(named(context, 'card-categories')),
    style: named(context, 'card-styles')(style),
    format: value('formatType', format),
    product: value('folding', folding),
    sizeText: formatSize(trim, shop.locale),
    refinements: refinements.map(named(context, 'refinements')),
    priceFrom: { ...toStartingPrice(priceFrom, shop), quantity: priceFrom.quantity },
    detailPath: themePath(id),
    designerUrl: cardLink(context, { card, design }),
    detail: whole ? toThemeDetail(context, theme) : null,
  }
}

function toThemeDetail(context: CallContext, { design, card }: Theme) {
  const { catalogue, priceBook, shop, now } = context
  const { formats, papers, envelopes, liners } = definitionOf(catalogue, 'card')
  const choices = Object.entries(toCardChoicePayloads(context, card, design, 1)).map(([field, values]) => [
    field,
    values.map(choice => {
      const paper = field === 'paper' ? papers.find(({ id }) => id === choice.value) : undefined
      const envelope = field === 'envelope' ? envelopes.find(({ id }) => id === choice.value) : undefined
      const liner = field === 'liner' ? liners.find(({ id }) => id === choice.value) : undefined
      const format = field === 'formatType' ? formats.find(({ id }) => id === choice.value) : undefined
      return {
        ...choice,
        sizeMm: format ? { width: format.widthMm, height: format.heightMm } : null,
        text: paper ? localised(paper.text, shop.locale) : null,
        swatch: envelope?.colour ?? liner?.colour ?? null,
        pattern: liner?.pattern ?? null,
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
      price: toDisplayMoney(unit, shop.locale),
      total: toDisplayMoney({ ...unit, amount: unit.amount * from }, shop.locale),
    })),
    quantityLimits: cardLimits(context),
    sample: toSampleRulePayload(context),
    piece: toCardPostagePayload(context, card),
  }
}
