import type { OrderListFilter } from '@passepartout/contracts/back-office'
import { CHANNELS, COUNTRY_CODES, ORDER_STATES, PAYMENT_METHODS } from '@passepartout/domain'
import { Form, Link, useSubmit } from 'react-router'
import { useTranslator } from '../messages/translator.ts'

const WAITING = ['not-at-lab', 'lab-failed', 'production-failed', 'late', 'held', 'unpaid'] as const

/** Filters of the order list; each choice loads the list at once and stands in the address. */
export function OrderFilters({ filter }: { filter: OrderListFilter }) {
  const { t, name, country } = useTranslator()
  const submit = useSubmit()
  const apply = (form: HTMLFormElement | null) => {
    if (!form) return
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
    void submit(new URLSearchParams(chosen), { action: '/orders' })
  }
  const select = (
    field: keyof OrderListFilter,
    label: string,
    options: readonly { value: string; text: string }[],
  ) => (
    <label className="field">
      {label}
      <select
        name={field}
        key={filter[field] ?? ''}
        defaultValue={filter[field] ?? ''}
        onChange={event => apply(event.currentTarget.form)}
      >
        <option value="">{t('filter.all')}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  const day = (field: 'from' | 'until', label: string) => (
    <label className="field">
      {label}
      <input
        type="date"
        name={field}
        key={filter[field] ?? ''}
        defaultValue={filter[field] ?? ''}
        onChange={event => apply(event.currentTarget.form)}
      />
    </label>
  )
  return (
    <Form
      action="/orders"
      className="filters"
      onSubmit={event => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <label className="field grow search-orders">
        {t('filter.search')}
        <input
          type="search"
          name="search"
          maxLength={100}
          key={filter.search ?? ''}
          defaultValue={filter.search ?? ''}
        />
      </label>
      {select(
        'state',
        t('filter.state'),
        ORDER_STATES.map(value => ({ value, text: name('state', value) })),
      )}
      {select(
        'waiting',
        t('filter.waiting'),
        WAITING.map(value => ({ value, text: t(`waiting.orders-${value}`) })),
      )}
      {select(
        'channel',
        t('filter.channel'),
        CHANNELS.map(value => ({ value, text: name('shop', value) })),
      )}
      {select(
        'country',
        t('filter.country'),
        COUNTRY_CODES.map(value => ({ value, text: country(value) })),
      )}
      {select(
        'payment',
        t('filter.payment'),
        PAYMENT_METHODS.map(value => ({ value, text: name('payment', value) })),
      )}
      {day('from', t('filter.from'))}
      {day('until', t('filter.until'))}
      <Link to="/orders" className="button">
        {t('orders.reset')}
      </Link>
    </Form>
  )
}
