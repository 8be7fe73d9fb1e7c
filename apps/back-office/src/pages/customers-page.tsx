import type { AccountRow } from '@passepartout/contracts/back-office'
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  return call('listCustomers', { query: search ? { search } : {} }, request.signal)
}

/** Accounts, the newest first, and guests by their email address. */
export function Component() {
  const { customers, guest } = useLoaderData<typeof loader>()
  const { t, name, moment } = useTranslator()
  const [search] = useSearchParams()
  const typed = search.get('search') ?? ''
  const columns: Column<AccountRow>[] = [
    {
      id: 'number',
      header: t('column.customer-number'),
      cell: ({ key }) => (
        <Link to={`/customers/${key}`} className="code">
          {key}
        </Link>
      ),
    },
    { id: 'name', header: t('column.name'), cell: customer => customer.name },
    { id: 'email', header: t('operators.email'), cell: ({ email }) => email },
    { id: 'shop', header: t('column.shop'), cell: ({ channel }) => name('shop', channel), isWide: true },
    { id: 'created', header: t('column.created'), cell: ({ createdAt }) => moment(createdAt), isWide: true },
  ]
  return (
    <>
      <h1>{t('customers.title')}</h1>
      <Form action="/customers" className="filters" role="search">
        <label className="field grow">
          {t('customers.search')}
          <input type="search" name="search" maxLength={100} key={typed} defaultValue={typed} />
        </label>
        <button type="submit" className="button">
          {t('filter.search')}
        </button>
      </Form>
      {guest && (
        <p>
          <Link to={`/customers/${guest.number}`}>{t('customers.guest', guest)}</Link>
        </p>
      )}
      {customers.length === 0 && !guest && <p className="none">{t('customers.none')}</p>}
      {customers.length > 0 && (
        <DataTable label={t('customers.title')} columns={columns} rows={customers} keyOf={({ key }) => key} />
      )}
    </>
  )
}
