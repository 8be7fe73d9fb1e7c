import type { BackOfficeResponse, OrderDetail } from '@passepartout/contracts/back-office'
import { useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { isTyping } from '../shell/search-field.tsx'
import { usePermission } from '../shell/session.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderEmails } from './order-emails.tsx'
import { OrderLabs } from './order-labs.tsx'
import { OrderLines } from './order-lines.tsx'
import { findNeighbours } from './order-list-memory.ts'
import { OrderNotes, OrderTimeline } from './order-timeline.tsx'
import { WaitingRefund } from './waiting-refund.tsx'

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  call('getOrder', { params: { number: params.number ?? '' } }, request.signal)

/** An order with everything that happened to it, and what can be done. */
export function Component() {
  const loaded = useLoaderData<BackOfficeResponse<'getOrder'>>()
  const [changed, setChanged] = useState<{ of: typeof loaded; order: OrderDetail; text: string }>()
  const isChanged = changed?.of === loaded
  const order = isChanged ? changed.order : loaded.order
  const update = (next: OrderDetail, text = '') => setChanged({ of: loaded, order: next, text })
  const { t, moment, day, money } = useTranslator()
  const canWrite = usePermission('order-notes:write')
  return (
    <>
      <div className="heading">
        <div>
          <h1>
            <span className="code">{order.number}</span>{' '}
            <StateBadge state={order.state} isHeld={order.isHeld} />
          </h1>
          <p className="quiet">
            {t('order.placed', { date: moment(order.placedAt) })}
            {order.arrivesOn && ` · ${t('order.promised', { date: day(order.arrivesOn) })}`}
            {order.can.cancel &&
              new Date(order.changeUntil) > new Date() &&
              ` · ${t('order.changeable', { date: moment(order.changeUntil) })}`}
          </p>
        </div>
        <Neighbours number={order.number} />
      </div>
      <OrderActions order={order} onChange={update} />
      <WaitingRefund order={order} onChange={update} />
      <p className="done" role="status">
        {isChanged ? changed.text : ''}
      </p>
      <div className="columns">
        <div>
          <OrderLines order={order} />
          <section aria-labelledby="payments">
            <h2 id="payments">{t('order.payments')}</h2>
            <dl>
              <dt>{t('order.total')}</dt>
              <dd>{money(order.total)}</dd>
            </dl>
            <ul className="rows">
              {order.payments.map(payment => (
                <li key={payment.reference}>
                  <PaymentRow payment={payment} />
                </li>
              ))}
            </ul>
          </section>
          <OrderEmails order={order} onChange={update} />
          <OrderTimeline timeline={order.timeline} />
        </div>
        <aside>
          <Addresses order={order} />
          <OrderLabs order={order} onChange={update} />
          <Shipments order={order} />
          {order.cases.length > 0 && (
            <section aria-labelledby="cases">
              <h2 id="cases">{t('order.cases')}</h2>
              <ul className="rows">
                {order.cases.map(({ id, kind, state, createdAt }) => (
                  <li key={id}>
                    <CaseLink id={id} kind={kind} state={state} at={createdAt} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {order.invoices.length > 0 && (
            <section aria-labelledby="documents">
              <h2 id="documents">{t('order.documents')}</h2>
              <ul className="rows">
                {order.invoices.map(({ number, issuedAt }) => (
                  <li key={number}>
                    {number} <small className="quiet">{moment(issuedAt)}</small>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {canWrite && <OrderNotes order={order} onChange={update} />}
        </aside>
      </div>
    </>
  )
}

/** The orders before and after in the last list, also by J and K. */
function Neighbours({ number }: { number: string }) {
  const { t } = useTranslator()
  const navigate = useNavigate()
  const { previous, next } = findNeighbours(number)
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const to = { j: next, k: previous }[event.key]
      if (to) navigate(`/orders/${to}`)
    }
    addEventListener('keydown', walk)
    return () => removeEventListener('keydown', walk)
  }, [previous, next, navigate])
  return (
    <p className="neighbours">
      <Link to="/orders">{t('order.back')}</Link>
      {previous && (
        <Link to={`/orders/${previous}`} aria-label={t('order.previous')} aria-keyshortcuts="k">
          ←
        </Link>
      )}
      {next && (
        <Link to={`/orders/${next}`} aria-label={t('order.next')} aria-keyshortcuts="j">
          →
        </Link>
      )}
    </p>
  )
}

function PaymentRow({ payment }: { payment: OrderDetail['payments'][number] }) {
  const { t, name, money, moment } = useTranslator()
  const { method, state, amount, refunded, reference, createdAt } = payment
  return (
    <>
      <b>{money(amount)}</b> {name('payment', method)}, {name('payment-state', state)}
      {refunded.amount > 0 && ` · ${t('order.refunded', { amount: money(refunded) })}`}
      <br />
      <small className="quiet">
        {reference} · {moment(createdAt)}
      </small>
    </>
  )
}

function CaseLink({ id, kind, state, at }: { id: string; kind: string; state: string; at: string }) {
  const { name, moment } = useTranslator()
  const canRead = usePermission('cases:read')
  const text = `${name('case', kind)}: ${name('case', state)}`
  return (
    <>
      {canRead ? <Link to={`/cases/${id}`}>{text}</Link> : text} <small className="quiet">{moment(at)}</small>
    </>
  )
}

function Addresses({ order }: { order: OrderDetail }) {
  const { t } = useTranslator()
  const { delivery, invoiceTo, email, phone } = order
  const canSeeCustomer = usePermission('customers:read')
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery">{t('order.delivery')}</h2>
      {delivery ? <Address address={delivery} /> : <p>{t('order.erased')}</p>}
      <p>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {email && canSeeCustomer && (
          <>
            <br />
            <Link to={`/customers/${order.number}`}>{t('order.customer')}</Link>
          </>
        )}
        <br />
        {phone}
      </p>
      <h2>{t('order.invoice')}</h2>
      {invoiceTo ? <Address address={invoiceTo} /> : <p className="quiet">{t('order.same')}</p>}
    </section>
  )
}

function Address({ address }: { address: NonNullable<OrderDetail['delivery']> }) {
  const { country } = useTranslator()
  const { firstName, lastName, company, street, extra, postalCode, city, region } = address
  const lines = [
    company,
    `${firstName} ${lastName}`.trim(),
    extra,
    street,
    [postalCode, city, region].filter(Boolean).join(' '),
    country(address.country),
  ]
  return <address>{lines.filter(Boolean).join('\n')}</address>
}

function Shipments({ order: { shipments, shippingName } }: { order: OrderDetail }) {
  const { t, moment } = useTranslator()
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments">{t('order.shipments')}</h2>
      <p className="quiet">{shippingName}</p>
      {shipments.length === 0 && <p>{t('order.shipments-none')}</p>}
      <ul className="rows">
        {shipments.map(({ number, carrier, trackingNumber, trackingUrl, shippedAt }) => (
          <li key={number}>
            {t('order.shipment', { number, carrier })}{' '}
            {trackingUrl ? (
              <a href={trackingUrl} rel="noreferrer" target="_blank">
                {trackingNumber}
              </a>
            ) : (
              trackingNumber
            )}
            <br />
            <small className="quiet">{moment(shippedAt)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
