import {
  type FoundCode,
  findCode,
  type InvalidCode,
  PROMOTION_REASONS,
} from '@passepartout/commerce/vouchers'
import {
  bestPromotion,
  calculatePromotion,
  LAB_TIME_ZONE,
  momentInZone,
  type PromotionContext,
  type PromotionValue,
} from '@passepartout/domain'
import type { MessageKey } from '../../messages/messages.ts'

export interface CodeEvaluation {
  /** In the order of entry. */
  all: readonly (FoundCode | InvalidCode)[]
  promotions: readonly { code: string; worth: PromotionValue }[]
  best: { code: string; worth: PromotionValue & { ok: true } } | undefined
  vouchers: readonly { code: string; voucherId: string; left: number }[]
}

/**
 * Evaluates the entered codes for an order: the promotion with the largest discount, and the vouchers that may pay.
 * `looked` contains codes already looked up.
 */
export async function evaluateCodes(
  context: Parameters<typeof findCode>[0],
  codes: readonly string[],
  lines: PromotionContext['lines'],
  looked: CodeEvaluation['all'] = [],
): Promise<CodeEvaluation> {
  const all: (FoundCode | InvalidCode)[] = []
  for (const code of codes) all.push(looked.find(one => one.code === code) ?? (await findCode(context, code)))
  const { shop } = context
  const moment = momentInZone(LAB_TIME_ZONE, context.now)
  const promotions = all.flatMap(one =>
    'promotion' in one
      ? [{ code: one.code, worth: calculatePromotion(one.promotion, { shop, moment, lines }) }]
      : [],
  )
  const best = bestPromotion(promotions)
  return {
    all,
    promotions,
    best: best?.worth.ok ? { code: best.code, worth: best.worth } : undefined,
    vouchers: all.flatMap(one => ('voucherId' in one ? [one] : [])),
  }
}

/** The reason why a promotion does not apply yet, although a fuller cart could change that. */
export const promotionRefusal = (worth: PromotionValue & { ok: false }): MessageKey =>
  PROMOTION_REASONS[worth.reason]
