import { CURRENCIES, type Currency } from '@passepartout/domain'

/** One credit of an account as reported by its bank. */
export interface StatementEntry {
  iban: string
  bookedOn: string
  /** Minor units. */
  amount: number
  currency: Currency
  /** The structured reference, without spaces; empty where there is none. */
  reference: string
  /** The payer's free text. */
  text: string
  payer: string
  /** The payer's account, for a refund by transfer. */
  payerIban: string
  /** The bank's own id of the entry; some formats have none. */
  bankId: string | undefined
}

export interface Statement {
  entries: StatementEntry[]
  /** Number of entries that are no booked credit: debits, reversals, pending entries. */
  skipped: number
}

/** Why a file is no readable statement; pages have words for each. */
export const STATEMENT_PROBLEMS = [
  'not-a-statement',
  'unreadable',
  'no-columns',
  'no-account',
  'other-account',
  'bad-amount',
  'bad-currency',
  'bad-day',
  'too-many-entries',
] as const
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number]

/** A file that is no readable statement. The message names place and reason, for the operator. */
export class StatementError extends Error {
  override name = 'StatementError'
  readonly problem: StatementProblem
  /** What it is about, such as a line, an amount or an account. */
  readonly subject: string

  constructor(problem: StatementProblem, message: string, subject = '', options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
    this.subject = subject
  }
}

/**
 * Text from a bank as a single line of at most 500 characters without control characters: it is printed in terminals,
 * and PostgreSQL stores no null characters.
 */
export const toSingleLine = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 500)

export const badAmount = (written: string): StatementError => {
  const shown = written.slice(0, 40)
  return new StatementError('bad-amount', `"${shown}" is no amount of money`, shown)
}

/** Minor units of a decimal number with a point. @throws StatementError */
export function parseMinorUnits(decimal: string): number {
  const [, whole, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(decimal) ?? []
  if (whole === undefined) throw badAmount(decimal)
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** @throws StatementError */
export function parseCurrency(code: string): Currency {
  const known = CURRENCIES.find(one => one === code)
  const shown = code.slice(0, 10)
  if (!known)
    throw new StatementError('bad-currency', `The currency "${shown}" is not one of the shop's`, shown)
  return known
}

/** @throws StatementError */
export function parseDay(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
    throw new StatementError('bad-day', `"${day.slice(0, 40)}" is no day`, day.slice(0, 40))
  return day
}
