import {
  type AccessoryArticle,
  accessoriesForCard,
  accessoryOnCardProblem,
  type CardConfiguration,
  DEFAULT_ACCESSORY_QUANTITY,
  findAccessory,
  type ProductProblem,
  quantityProblem,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { Refusal } from '../../http/call-result.ts'
import { refuseConfiguration } from '../prices/index.ts'
import { cardLimits } from './card-payload.ts'
import { requestedCard } from './requested-card.ts'

export interface AccessoryOfCard {
  sku: string
  article: AccessoryArticle
  colour: string
  /** Attached to every card; else sold separately. */
  onCard: boolean
}

type RequestedAccessories = Parameters<typeof requestedCard>[1] & { quantity?: number | undefined }

/** The requested card and quantity for accessories; 50 by default (spec 9). */
export function requestedCardQuantity(
  context: CallContext,
  { quantity = DEFAULT_ACCESSORY_QUANTITY, ...query }: RequestedAccessories,
) {
  const card = requestedCard(context, query)
  const wrong = quantityProblem(cardLimits(context), quantity)
  if (!card.ok) return refuseConfiguration(card.problems, context.translate)
  return wrong ? refuseConfiguration([wrong], context.translate) : { ...card, quantity }
}

/** The requested accessories of a card, without duplicates; incompatible ones are refused and logged. */
export function requestedAccessories(
  context: CallContext,
  card: CardConfiguration,
  skus: readonly string[],
): { items: AccessoryOfCard[] } | Refusal {
  const { catalogue, translate } = context
  const loose = accessoriesForCard(catalogue, card).filter(({ article }) => !article.onCard)
  const problems: ProductProblem[] = []
  const items = [...new Set(skus)].flatMap(sku => {
    const found = findAccessory(catalogue, sku)
    const { code } = accessoryOnCardProblem(catalogue, card, sku)
    const onCard = code === undefined
    if (found && (onCard || loose.some(({ article }) => article === found.article)))
      return [{ sku, article: found.article, colour: found.variant.colour, onCard }]
    problems.push({ field: 'accessories', code: code ?? 'unknown-accessory', value: sku })
    return []
  })
  if (problems.length === 0) return { items }
  logRefusedAccessories(context, problems)
  return refuseConfiguration(problems, translate)
}

/** Logs the refused accessories of a card (spec 8). */
export function logRefusedAccessories(
  { log }: Pick<CallContext, 'log'>,
  problems: readonly ProductProblem[],
): void {
  const accessories = problems.filter(({ field }) => field === 'accessories')
  if (accessories.length === 0) return
  const found = accessories.slice(0, 20).map(({ code, value }) => ({ code, value }))
  log.warn({ key: 'error-add-accessory', accessories: found }, 'accessory incompatible with card')
}
