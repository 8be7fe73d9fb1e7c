import type { CustomerDetail } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call, callUrl } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { usePermission } from '../shell/session.ts'

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  call('getCustomer', { params: { key: params.key ?? '' } }, request.signal)

/** What is stored of a customer, to be looked at, exported and erased. */
export function Component() {
  const { customer } = useLoaderData<typeof loader>()
  const { t } = useTranslator()
  const [isErasing, setErasing] = useState(false)
  const [erased, setErased] = useState<{ of: typeof customer; text: string }>()
  const canExport = usePermission('customers:export')
  const canErase = usePermission('customers:erase')
  const { key, account, email } = customer
  const erase = async (form: FormData) => {
    const body = { email: String(form.get('email')) }
    const { kept } = await call('eraseCustomer', { params: { key }, body })
    const text = kept.length > 0 ? t('customer.kept', { orders: kept.join(', ') }) : ''
    setErased({ of: customer, text: `${t('customer.erased')} ${text}` })
  }
  if (erased?.of === customer)
    return (
      <>
        <h1>{t('customers.title')}</h1>
        <p className="done" role="status">
          {erased.text}
        </p>
      </>
    )
  return (
    <>
      <h1>{customer.name || email}</h1>
      <p className="quiet">
        <a href={`mailto:${email}`}>{email}</a>
        {' · '}
        {account ? t('customer.account', { number: account.key }) : t('customer.guest')}
        {account?.isWhitelabel && ` · ${t('customer.whitelabel')}`}
      </p>
      <div className="actions">
        {canExport && (
          <a className="button" href={callUrl('exportCustomer', { params: { key } })} download>
            {t('customer.export')}
          </a>
        )}
        {canErase && (
          <button type="button" className="button danger" onClick={() => setErasing(true)}>
            {t('customer.erase')}
          </button>
        )}
      </div>
      <div className="columns customer">
        <CustomerOrders orders={customer.orders} />
        <aside>
          <CustomerCases cases={customer.cases} />
          <Newsletters newsletters={customer.newsletters} consents={customer.consents} />
        </aside>
      </div>
      {isErasing && (
        <FormDialog
          title={t('customer.erase-title')}
          lead={t('customer.erase-lead')}
          submit={t('customer.erase')}
          isDangerous
          onSubmit={erase}
          onClose={() => setErasing(false)}
        >
          <label className="field">
            {t('customer.erase-email', { email })}
            <input name="email" type="email" required autoComplete="off" />
          </label>
        </FormDialog>
      )}
    </>
  )
}

function CustomerOrders({ orders }: Pick<CustomerDetail, 'orders'>) {
  const { t, moment, money } = useTranslator()
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{t('orders.title')}</h2>
      {orders.length === 0 && <p className="quiet">{t('customer.orders-none')}</p>}
      <ul className="rows">
        {orders.map(({ number, state, placedAt, total }) => (
          <li key={number} className="spread">
            <span>
              <Link to={`/orders/${number}`} className="code">
                {number}
              </Link>{' '}
              <StateBadge state={state} /> <small className="quiet">{moment(placedAt)}</small>
            </span>
            <span className="number">{money(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CustomerCases({ cases }: Pick<CustomerDetail, 'cases'>) {
  const { t, name, moment } = useTranslator()
  const canRead = usePermission('cases:read')
  if (cases.length === 0) return null
  return (
    <section aria-labelledby="cases">
      <h2 id="cases">{t('order.cases')}</h2>
      <ul className="rows">
        {cases.map(({ id, kind, state, createdAt }) => {
          const text = `${name('case', kind)}: ${name('case', state)}`
          return (
            <li key={id}>
              {canRead ? <Link to={`/cases/${id}`}>{text}</Link> : text}{' '}
              <small className="quiet">{moment(createdAt)}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Newsletters({ newsletters, consents }: Pick<CustomerDetail, 'newsletters' | 'consents'>) {
  const { t, name, moment } = useTranslator()
  return (
    <section aria-labelledby="consents">
      <h2 id="consents">{t('customer.consents')}</h2>
      {newsletters.length + consents.length === 0 && <p className="quiet">{t('customer.consents-none')}</p>}
      <ul className="rows">
        {newsletters.map(({ channel, locale, confirmedAt }) => (
          <li key={channel}>
            {t('customer.newsletter', { shop: name('shop', channel), locale })}{' '}
            {!confirmedAt && <small className="quiet">{t('customer.unconfirmed')}</small>}
          </li>
        ))}
        {consents.map(({ channel, event, textVersion, at }) => (
          <li key={`${channel} ${event} ${at}`}>
            {name('consent', event)}, {name('shop', channel)}{' '}
            <small className="quiet">
              {moment(at)} {textVersion}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
