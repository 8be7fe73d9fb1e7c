import {
  bestPromotion,
  dayIn,
  PLANT_TIME_ZONE,
  type PromotedOrder,
  type PromotionWorth,
  promotionWorth,
} from '@passepartout/domain'
import type { MessageKey } from '../../messages/messages.ts'
import { type KnownCode, knownCode, PROMOTION_REASONS, type RefusedCode } from '../vouchers/index.ts'

export interface TriedCodes {
  /** As they were entered. */
  all: readonly (KnownCode | RefusedCode)[]
  promotions: readonly { code: string; worth: PromotionWorth }[]
  best: { code: string; worth: PromotionWorth & { ok: true } } | undefined
  vouchers: readonly { code: string; voucherId: string; left: number }[]
}

/**
 * Tries the entered codes on an order: the promotion that takes most off, and the vouchers that may pay. `looked` were
 * looked up a moment ago.
 */
export async function tryCodes(
  context: Parameters<typeof knownCode>[0],
  codes: readonly string[],
  lines: PromotedOrder['lines'],
  looked: TriedCodes['all'] = [],
): Promise<TriedCodes> {
  const all: (KnownCode | RefusedCode)[] = []
  for (const code of codes)
    all.push(looked.find(one => one.code === code) ?? (await knownCode(context, code)))
  const { shop } = context
  const day = dayIn(PLANT_TIME_ZONE, context.now)
  const promotions = all.flatMap(one =>
    'promotion' in one
      ? [{ code: one.code, worth: promotionWorth(one.promotion, { shop, day, lines }) }]
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

/** What stands behind the refusal of a promotion that a fuller cart could make count. */
export const refusalOfWorth = (worth: PromotionWorth & { ok: false }): MessageKey =>
  PROMOTION_REASONS[worth.reason]
