import { type Database, findVoucher } from '@passepartout/db'
import {
  bestPromotion,
  dayIn,
  PLANT_TIME_ZONE,
  type PromotedOrder,
  type Promotion,
  type PromotionWorth,
  promotionWorth,
  type Shop,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { voucherProblem } from '../vouchers/index.ts'

/** A code and what stands behind it. */
export type KnownCode =
  | { code: string; promotion: Promotion }
  | { code: string; voucherId: string; left: number }

export interface RefusedCode {
  code: string
  kind: 'promotion' | 'gift-voucher'
  refused: MessageKey
  params: Record<string, string>
}

/** A code as it is written on the voucher; capitals, spaces and hyphens do not count. */
export function writtenCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  return letters.length === 16 ? letters.replace(/(?<=^(?:.{4})+)(?=.)/gu, '-') : letters
}

/** Looks a code up; refused where nothing in any cart could make it count here and today. */
export async function knownCode(
  { db, shop, selling, now }: Pick<CallContext, 'shop' | 'selling' | 'now'> & { db: Database },
  typed: string,
): Promise<KnownCode | RefusedCode> {
  const code = writtenCode(typed)
  const day = dayIn(PLANT_TIME_ZONE, now)
  const promotion = selling.promotions.find(one => one.code === code)
  if (promotion) return promotionHere({ code, promotion }, shop, day)
  const voucher = await findVoucher(db, code)
  if (!voucher) return { code, kind: 'promotion', refused: 'voucher.unknown', params: {} }
  const problem = voucherProblem(voucher, shop, day)
  const { worth, remaining, id, fromDay, untilDay } = voucher
  if ('percent' in worth) {
    if (problem) return { code, kind: 'promotion', refused: problem, params: {} }
    const until = untilDay === null ? {} : { until: untilDay }
    return { code, promotion: { code, reduction: { percent: worth.percent }, from: fromDay, ...until } }
  }
  if (problem) return { code, kind: 'gift-voucher', refused: problem, params: { currency: worth.currency } }
  return { code, voucherId: id, left: remaining ?? 0 }
}

function promotionHere(
  known: { code: string; promotion: Promotion },
  shop: Shop,
  day: string,
): KnownCode | RefusedCode {
  const tried = promotionWorth(known.promotion, { shop, day, lines: [] })
  const reason =
    tried.ok || tried.reason === 'nothing' || tried.reason === 'minimum' ? undefined : tried.reason
  if (!reason) return known
  return { code: known.code, kind: 'promotion', refused: REASONS[reason], params: {} }
}

const REASONS = {
  early: 'voucher.early',
  expired: 'voucher.expired',
  'not-here': 'code.not-here',
  nothing: 'code.nothing',
  minimum: 'code.minimum',
} as const satisfies Record<string, MessageKey>

export interface TriedCodes {
  /** As they were entered. */
  all: readonly (KnownCode | RefusedCode)[]
  promotions: readonly { code: string; worth: PromotionWorth }[]
  best: { code: string; worth: PromotionWorth & { ok: true } } | undefined
  vouchers: readonly { code: string; voucherId: string; left: number }[]
}

/** Tries the entered codes on an order: the promotion that takes most off, and the vouchers that may pay. */
export async function tryCodes(
  context: Parameters<typeof knownCode>[0],
  codes: readonly string[],
  lines: PromotedOrder['lines'],
): Promise<TriedCodes> {
  const all: (KnownCode | RefusedCode)[] = []
  for (const code of codes) all.push(await knownCode(context, code))
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
export const refusalOfWorth = (worth: PromotionWorth & { ok: false }): MessageKey => REASONS[worth.reason]
