import type { OrderListFilter, OrderListRow } from '@passepartout/contracts/back-office'
import { useEffect, useState } from 'react'
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { call, callUrl } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable, type RowSelection } from '../parts/data-table.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { isTyping } from '../shell/search-field.tsx'
import { usePermission } from '../shell/session.ts'
import { BulkActions } from './bulk-actions.tsx'
import { OrderFilters } from './order-filters.tsx'
import { storeOrderList } from './order-list-memory.ts'
import { OrderViews } from './order-views.tsx'

/** The filter of an address; what is not valid there the server refuses. */
const filterOf = (url: URL): OrderListFilter => Object.fromEntries(url.searchParams) as OrderListFilter

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, { views }] = await Promise.all([
    call('listOrders', { query: filterOf(new URL(request.url)) }, request.signal),
    call('listOrderViews', {}, request.signal),
  ])
  return { list, views }
}

/** Orders by filter and search, walked through with J and K. */
export function Component() {
  const { list: first, views } = useLoaderData<typeof loader>()
  const { t } = useTranslator()
  const [search] = useSearchParams()
  const filter = Object.fromEntries(search) as OrderListFilter
  const [more, setMore] = useState<{ of: typeof first; orders: OrderListRow[]; next: string | null }>()
  const isContinued = more?.of === first
  const orders = isContinued ? [...first.orders, ...more.orders] : first.orders
  const next = isContinued ? more.next : first.next
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { revalidate } = useRevalidator()
  const choose = (numbers: readonly string[], isChosen: boolean) =>
    setChosen(before => {
      const rest = [...before].filter(one => !numbers.includes(one))
      return new Set(isChosen ? [...rest, ...numbers] : rest)
    })
  const current = useRowKeys(orders, number => choose([number], !chosen.has(number)))
  // An order that a new filter does not show is not acted on.
  const chosenHere = orders.map(({ number }) => number).filter(number => chosen.has(number))
  const canExport = usePermission('orders:export')
  useEffect(() => storeOrderList(orders.map(({ number }) => number)), [orders])
  const loadMore = async () => {
    const page = await call('listOrders', { query: { ...filter, after: next ?? undefined } })
    setMore({ of: first, orders: [...(isContinued ? more.orders : []), ...page.orders], next: page.next })
  }
  return (
    <>
      <div className="heading">
        <h1>{t('orders.title')}</h1>
        {canExport && (
          <a className="button" href={callUrl('exportOrders', { query: filter })} download>
            {t('orders.export')}
          </a>
        )}
      </div>
      <OrderViews views={views} filter={filter} />
      <OrderFilters filter={filter} />
      <BulkActions
        chosen={chosenHere}
        onClear={() => setChosen(new Set())}
        onDone={() => {
          setChosen(new Set())
          void revalidate()
        }}
      />
      {orders.length === 0 ? (
        <p className="none">{t('orders.none')}</p>
      ) : (
        <>
          <OrderTable
            orders={orders}
            current={current}
            selection={{
              chosen,
              onChoose: choose,
              labelOf: ({ number }) => t('bulk.choose', { number }),
              labelOfAll: t('bulk.choose-all'),
            }}
          />
          <div className="below">
            <p className="quiet" role="status">
              {t('orders.count', { count: orders.length })} · {t('orders.keys')}
            </p>
            {next && (
              <button type="button" className="button" onClick={loadMore}>
                {t('orders.more')}
              </button>
            )}
          </div>
        </>
      )}
    </>
  )
}

interface OrderTableProps {
  orders: readonly OrderListRow[]
  current: string | undefined
  selection: RowSelection<OrderListRow>
}

function OrderTable({ orders, current, selection }: OrderTableProps) {
  const { t, name, money, day, moment } = useTranslator()
  const columns: Column<OrderListRow>[] = [
    {
      id: 'number',
      header: t('column.number'),
      cell: order => (
        <>
          <Link to={`/orders/${order.number}`} className="code">
            {order.number}
          </Link>
          <small className="narrow">{order.name}</small>
        </>
      ),
    },
    { id: 'state', header: t('column.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'customer',
      header: t('column.customer'),
      cell: order => (
        <>
          {order.name} <small className="quiet">{order.email}</small>
        </>
      ),
      isWide: true,
    },
    { id: 'placed', header: t('column.placed'), cell: ({ placedAt }) => moment(placedAt), isWide: true },
    {
      id: 'promise',
      header: t('column.promise'),
      cell: ({ arrivesOn }) => (arrivesOn ? day(arrivesOn) : ''),
      isWide: true,
    },
    {
      id: 'shop',
      header: t('column.shop'),
      cell: ({ channel, country }) => `${name('shop', channel)} ${country.toUpperCase()}`,
      isWide: true,
    },
    {
      id: 'payment',
      header: t('column.payment'),
      cell: ({ paymentMethod }) => name('payment', paymentMethod),
      isWide: true,
    },
    { id: 'total', header: t('column.total'), cell: ({ total }) => money(total), isNumber: true },
  ]
  return (
    <DataTable
      label={t('orders.title')}
      columns={columns}
      rows={orders}
      keyOf={({ number }) => number}
      current={current}
      selection={selection}
    />
  )
}

/** J and K walk through the rows, X chooses one for an action, Enter opens it. */
function useRowKeys(orders: readonly OrderListRow[], toggle: (number: string) => void): string | undefined {
  const navigate = useNavigate()
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const index = orders.findIndex(({ number }) => number === current)
      const step = { j: 1, k: -1 }[event.key]
      if (step !== undefined) {
        const next = orders[Math.min(Math.max(index + step, 0), orders.length - 1)]
        setCurrent(next?.number)
        document.querySelector(`[data-row="${next?.number}"]`)?.scrollIntoView({ block: 'nearest' })
      }
      if (event.key === 'x' && current) toggle(current)
      const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null
      if (event.key === 'Enter' && current && !isOnControl) navigate(`/orders/${current}`)
    }
    addEventListener('keydown', walk)
    return () => removeEventListener('keydown', walk)
  }, [orders, current, navigate, toggle])
  return current
}
