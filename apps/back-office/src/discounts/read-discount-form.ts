import type { DiscountRulesInput } from '@passepartout/contracts/back-office'
import { CURRENCIES, type Currency, type DiscountKind } from '@passepartout/domain'
import { parseAmount } from '../pages/refund-dialog.tsx'

type Amounts = Partial<Record<Currency, number>>

/** The rules that a form describes; the server checks them. */
export function readDiscountForm(form: FormData, kind: DiscountKind, id: string): DiscountRulesInput {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const optional = (name: string) => (text(name) === '' ? {} : { [name]: text(name) })
  const list = (name: string, values = form.getAll(name).map(String)) =>
    values.length === 0 ? {} : { [name]: values }
  const ids = text('ids')
    .split(/[\s,]+/)
    .filter(Boolean)
  const minimum = amountsOf(form, 'minimum')
  const rules = {
    ...{ from: text('from'), ...optional('fromTime'), ...optional('until'), ...optional('untilTime') },
    ...{ ...list('channels'), ...list('countries'), ...list('kinds') },
    reduction:
      text('way') === 'amount'
        ? { amount: amountsOf(form, 'amount') }
        : { percent: Number(text('percent').replace(',', '.')) },
  }
  // The form's fields have names and values of the rules; the server refuses any other.
  return (
    kind === 'campaign'
      ? { id, ...rules, ...list('ids', ids) }
      : { code: id, ...rules, ...(Object.keys(minimum).length === 0 ? {} : { minimum }) }
  ) as DiscountRulesInput
}

function amountsOf(form: FormData, field: string): Amounts {
  const amounts = CURRENCIES.flatMap(currency => {
    const amount = parseAmount(String(form.get(`${field}-${currency}`) ?? ''))
    return amount === undefined ? [] : [[currency, amount] as const]
  })
  return Object.fromEntries(amounts)
}
