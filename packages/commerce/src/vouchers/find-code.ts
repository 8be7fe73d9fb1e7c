import { type Database, findVoucher } from '@passepartout/db'
import {
  calculatePromotion,
  LAB_TIME_ZONE,
  momentInZone,
  type Promotion,
  type SellingData,
  type Shop,
  type ZonedMoment,
} from '@passepartout/domain'
import type { CommerceMessageKey } from '../messages/index.ts'
import { findVoucherProblem } from './voucher-rules.ts'

export type FoundCode =
  | { code: string; promotion: Promotion }
  | { code: string; voucherId: string; left: number; worth: number; until: string | null }

export interface InvalidCode {
  code: string
  kind: 'promotion' | 'gift-voucher'
  refused: CommerceMessageKey
  params: Record<string, string>
}

/** A code as printed on the voucher; case, spaces and hyphens are ignored. */
export function formatCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  return letters.length === 16 ? letters.replace(/(?<=^(?:.{4})+)(?=.)/gu, '-') : letters
}

interface CodeContext {
  db: Database
  shop: Shop
  selling: Pick<SellingData, 'promotions'>
  now: Date
}

/** Finds a code. Refuses one that could apply to no cart in this shop today. */
export async function findCode(
  { db, shop, selling, now }: CodeContext,
  typed: string,
): Promise<FoundCode | InvalidCode> {
  const code = formatCode(typed)
  const moment = momentInZone(LAB_TIME_ZONE, now)
  const promotion = selling.promotions.find(one => one.code === code)
  if (promotion) return promotionInShop({ code, promotion }, shop, moment)
  const voucher = await findVoucher(db, code)
  if (!voucher) return { code, kind: 'promotion', refused: 'voucher.unknown', params: {} }
  const problem = findVoucherProblem(voucher, shop, moment.day)
  const { worth, remaining, id, fromDay, untilDay } = voucher
  if ('percent' in worth) {
    if (problem) return { code, kind: 'promotion', refused: problem, params: {} }
    const until = untilDay === null ? {} : { until: untilDay }
    return { code, promotion: { code, reduction: { percent: worth.percent }, from: fromDay, ...until } }
  }
  if (problem) return { code, kind: 'gift-voucher', refused: problem, params: { currency: worth.currency } }
  return { code, voucherId: id, left: remaining ?? 0, worth: worth.amount, until: untilDay }
}

function promotionInShop(
  known: { code: string; promotion: Promotion },
  shop: Shop,
  moment: ZonedMoment,
): FoundCode | InvalidCode {
  const tried = calculatePromotion(known.promotion, { shop, moment, lines: [] })
  const reason =
    tried.ok || tried.reason === 'nothing' || tried.reason === 'minimum' ? undefined : tried.reason
  if (!reason) return known
  return { code: known.code, kind: 'promotion', refused: PROMOTION_REASONS[reason], params: {} }
}

/** Messages for a promotion without a discount. */
export const PROMOTION_REASONS = {
  early: 'voucher.early',
  expired: 'voucher.expired',
  'not-here': 'code.not-here',
  nothing: 'code.nothing',
  minimum: 'code.minimum',
} as const satisfies Record<string, CommerceMessageKey>
