import { instantInZone } from '../delivery/zoned-time.ts'
import { LAB_TIME_ZONE } from '../prices/days.ts'

/** A month (`2026-11`) or quarter (`2026-Q4`) of the books. */
export const ACCOUNTING_PERIOD = /^20\d{2}-(?:0[1-9]|1[0-2]|Q[1-4])$/
export const ACCOUNTING_MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/
export const ACCOUNTING_QUARTER = /^20\d{2}-Q[1-4]$/

export interface AccountingPeriod {
  /** First and last day. */
  firstDay: string
  lastDay: string
  /** Instants in the lab's time zone, in which documents are dated: from inclusive, until exclusive. */
  from: Date
  until: Date
}

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** @throws RangeError for what is no month or quarter */
export function accountingPeriod(text: string): AccountingPeriod {
  if (!ACCOUNTING_PERIOD.test(text)) throw new RangeError(`"${text}" is no month or quarter`)
  const year = Number(text.slice(0, 4))
  const isQuarter = text[5] === 'Q'
  const month = isQuarter ? (Number(text[6]) - 1) * 3 : Number(text.slice(5)) - 1
  const months = isQuarter ? 3 : 1
  const firstDay = dayOf(year, month, 1)
  const nextDay = dayOf(year, month + months, 1)
  return {
    firstDay,
    lastDay: dayOf(year, month + months, 0),
    from: instantInZone(LAB_TIME_ZONE, firstDay, 0),
    until: instantInZone(LAB_TIME_ZONE, nextDay, 0),
  }
}

/** The quarter of a day, as `2026-Q4`. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
