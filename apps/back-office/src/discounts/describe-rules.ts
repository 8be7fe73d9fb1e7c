import type { DiscountRulesInput } from '@passepartout/contracts/back-office'
import type { Translator } from '../messages/translator.ts'

type Fields = 'reduction' | 'period' | 'channels' | 'countries' | 'kinds' | 'ids' | 'minimum'

export interface DescribedField {
  field: Fields
  text: string
}

const amounts = (all: Readonly<Record<string, number | undefined>>, { money }: Translator): string =>
  Object.entries(all)
    .map(([currency, amount]) => money({ amount: amount ?? 0, currency }))
    .join(' · ')

export function describeReduction({ reduction }: DiscountRulesInput, translator: Translator): string {
  if ('amount' in reduction) return `−${amounts(reduction.amount, translator)}`
  return `−${new Intl.NumberFormat(translator.language).format(reduction.percent)} %`
}

export function describePeriod(rules: DiscountRulesInput, { t, day }: Translator): string {
  const { from, fromTime, until, untilTime } = rules
  const at = (date: string, time: string | undefined) => [day(date), time].filter(Boolean).join(', ')
  return until === undefined
    ? t('discount.period-open', { from: at(from, fromTime) })
    : t('discount.period', { from: at(from, fromTime), until: at(until, untilTime) })
}

/** What rules say, field by field, for reading and for comparing. */
export function describeRules(rules: DiscountRulesInput, translator: Translator): DescribedField[] {
  const { t, name, country } = translator
  const { channels, countries, kinds } = rules
  const list = (values: readonly string[] | undefined, text: (value: string) => string, all: string) =>
    values ? values.map(text).join(', ') : all
  const fields: DescribedField[] = [
    { field: 'reduction', text: describeReduction(rules, translator) },
    { field: 'period', text: describePeriod(rules, translator) },
    { field: 'channels', text: list(channels, value => name('shop', value), t('discount.all-shops')) },
    { field: 'countries', text: list(countries, country, t('discount.all-countries')) },
    { field: 'kinds', text: list(kinds, value => name('kind', value), t('discount.all-kinds')) },
  ]
  if ('code' in rules) {
    if (rules.minimum) fields.push({ field: 'minimum', text: amounts(rules.minimum, translator) })
    return fields
  }
  if (rules.ids) fields.push({ field: 'ids', text: rules.ids.join(', ') })
  return fields
}

export interface ChangedField {
  field: Fields
  before: string
  after: string
}

/** The fields in which a draft differs from what the shop uses. */
export function compareRules(
  published: DiscountRulesInput,
  draft: DiscountRulesInput,
  translator: Translator,
): ChangedField[] {
  const before = describeRules(published, translator)
  const after = describeRules(draft, translator)
  const textOf = (fields: readonly DescribedField[], field: Fields) =>
    fields.find(one => one.field === field)?.text ?? '–'
  return [...new Set([...before, ...after].map(({ field }) => field))]
    .map(field => ({ field, before: textOf(before, field), after: textOf(after, field) }))
    .filter(change => change.before !== change.after)
}
