import type { CartLine } from '@passepartout/contracts'
import { frameConfigurationSchema } from '@passepartout/contracts/schemas'
import type { CartLineRow } from '@passepartout/db'
import {
  definitionOf,
  designerUrl,
  findAccessory,
  type Money,
  money,
  type OrderLine,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { shownMoney } from '../prices/index.ts'
import type { ArticleConfiguration } from './article.ts'
import { articleDescription, lineDescription } from './line-description.ts'
import { type LineConfiguration, linePrice, lineQuantities, orderLine } from './line-price.ts'
import { nextQuantities } from './next-quantities.ts'
import { storedLine } from './stored-line.ts'

/** A line with today's price and words, and as the order's sums need it. */
export function shownLine(context: CallContext, row: CartLineRow): { line: CartLine; order?: OrderLine } {
  const stored = storedLine(context, row)
  const { shared, order } = priced(context, row, stored.configuration)
  const line: CartLine =
    stored.kind === 'article'
      ? { ...shared, ...articleFacts(context, stored.article, row) }
      : {
          ...shared,
          kind: stored.kind,
          configuration: frameConfigurationSchema.parse(row.configuration),
          description: stored.configuration ? lineDescription(context, stored.configuration) : [],
          previewUrl: `/web-api/cart/lines/${row.id}/preview`,
          editUrl: designerUrl('photo-frame', stored.configuration ?? {}, {
            locale: context.shop.locale,
            draft: row.draftId,
            line: row.id,
          }),
          draftId: row.draftId,
        }
  return order ? { line, order } : { line }
}

function priced(context: CallContext, row: CartLineRow, configuration: LineConfiguration | undefined) {
  const { catalogue, shop } = context
  const answer = configuration && linePrice(context, configuration, row.quantity)
  const price = answer?.ok ? answer : undefined
  const rule = configuration && lineQuantities(catalogue, configuration)
  const shown = (amount: Money) => shownMoney(amount, shop.locale)
  const nothing = shown(money(0, shop.currency))
  const seen: Money = { amount: row.seenPrice, currency: row.currency }
  const changed = price && (price.current.amount !== seen.amount || price.current.currency !== seen.currency)
  const shared = {
    id: row.id,
    title: row.title,
    quantity: row.quantity,
    quantities: rule
      ? { ...nextQuantities(rule, row.quantity), most: rule.max }
      : { previous: null, next: null, most: row.quantity },
    unitPrice: price ? shown(price.current) : nothing,
    unitPriceOriginal: price ? shown(price.original) : nothing,
    total: price ? shown(price.total) : nothing,
    priceChange: price && changed ? { from: shown(seen), to: shown(price.current) } : null,
    unavailable: !price,
  }
  return { shared, order: price && configuration ? orderLine(context, configuration, price) : undefined }
}

/** What is said of an article alone; also of one that is no longer sold. */
function articleFacts(context: CallContext, article: ArticleConfiguration, { currency }: CartLineRow) {
  const { catalogue, shop } = context
  const description = articleDescription(context, article, currency)
  if (article.kind === 'gift-voucher') {
    const { kind, ...configuration } = article
    return {
      kind,
      configuration,
      description,
      worth: shownMoney(money(article.amount, currency), shop.locale),
    }
  }
  const { kind, sku } = article
  const variant = findAccessory(catalogue, sku)?.variant
  const colour = definitionOf(catalogue, 'accessory').colours.find(({ id }) => id === variant?.colour)
  return {
    kind,
    configuration: { sku },
    description,
    picture: variant?.picture ?? null,
    swatch: colour?.swatch ?? '',
  }
}
