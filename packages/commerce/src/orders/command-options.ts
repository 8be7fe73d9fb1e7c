export type Options = Readonly<Record<string, string | boolean | undefined>>

export const textOption = (value: Options[string]): string | undefined =>
  typeof value === 'string' ? value : undefined

/** @throws Error with the allowed values */
export function enumOption<Word extends string>(words: readonly Word[], given: unknown, name: string): Word {
  const word = words.find(one => one === given)
  if (word === undefined) throw new Error(`${name} must be one of ${words.join(', ')}.`)
  return word
}

/** @throws Error with the allowed range */
export function integerOption(value: Options[string], name: string, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`${name} must be a whole number up to ${most}.`)
  return number
}

/** An amount of money in minor units. @throws Error with an example */
export function moneyOption(value: Options[string]): number {
  if (!/^\d{1,6}(\.\d{2})?$/.test(String(value)) || Number(value) === 0)
    throw new Error('--amount must be money such as 12 or 12.50.')
  return Math.round(Number(value) * 100)
}

/** The start of a day in UTC. @throws Error with an example */
export function dateOption(value: Options[string], name: string): Date | undefined {
  if (value === undefined) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) throw new Error(`${name} must be a day such as 2026-12-01.`)
  return day
}
