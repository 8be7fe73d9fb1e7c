import { CURRENCIES, type Currency } from '@passepartout/domain'

/** Money that came to an account, as its bank says. */
export interface StatementEntry {
  /** Of the account that it came to. */
  iban: string
  bookedOn: string
  /** Minor units. */
  amount: number
  currency: Currency
  /** The structured reference, without spaces; empty where there is none. */
  reference: string
  /** All that the payer wrote beside it. */
  text: string
  payer: string
  /** Of the payer, to send money back to. */
  payerIban: string
  /** What the bank calls the entry; not every format says so. */
  bankId: string | undefined
}

export interface Statement {
  entries: StatementEntry[]
  /** What is no money that came: debits, reversals, what is not booked yet. */
  skipped: number
}

/** A file that is no statement; its message says where and why, to whoever runs the shop. */
export class StatementError extends Error {
  override name = 'StatementError'
}

/** A bank's words on one line: they are shown in terminals, and databases take no zeros. */
export const toSingleLine = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 500)

/** Minor units of a decimal with a point. @throws StatementError */
export function parseMinorUnits(decimal: string): number {
  const [, whole, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(decimal) ?? []
  if (whole === undefined) throw new StatementError(`"${decimal.slice(0, 40)}" is no amount of money`)
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** @throws StatementError */
export function parseCurrency(code: string): Currency {
  const known = CURRENCIES.find(one => one === code)
  if (!known) throw new StatementError(`The currency "${code.slice(0, 10)}" is not one of the shop's`)
  return known
}

/** @throws StatementError */
export function parseDay(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`)))
    throw new StatementError(`"${day.slice(0, 40)}" is no day`)
  return day
}
