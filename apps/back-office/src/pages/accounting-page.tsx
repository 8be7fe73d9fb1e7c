import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DatevExport } from '../accounting/datev-export.tsx'
import { TurnoverTable } from '../accounting/turnover-table.tsx'
import { call, callUrl } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { sellers, isSample, lastMonth } = await call('listSellers', {}, request.signal)
  const seller = searchParams.get('seller') ?? sellers[0]?.id ?? ''
  const month = searchParams.get('month') || lastMonth
  const turnover = await call('getTurnover', { params: { seller, month } }, request.signal)
  return { sellers, isSample, seller, month, turnover }
}

/** A month of a company: turnover and tax, bookings for DATEV, its documents, and the quarter's one-stop shop. */
export function Component() {
  const { sellers, isSample, seller, month, turnover } = useLoaderData<typeof loader>()
  const { t } = useTranslator()
  const { rows, invoices, creditNotes, quarter, unionSales } = turnover
  const params = { seller, month }
  const chart = sellers.find(({ id }) => id === seller)?.chart ?? ''
  return (
    <>
      <h1>{t('accounting.title')}</h1>
      <p className="quiet">{t('accounting.lead')}</p>
      {isSample && <p className="notice">{t('accounting.sample')}</p>}
      <Form className="filters" key={`${seller} ${month}`}>
        <label className="field">
          {t('accounting.seller')}
          <select name="seller" defaultValue={seller}>
            {sellers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {t('accounting.month')}
          <input type="month" name="month" required pattern="20\d\d-\d\d" defaultValue={month} />
        </label>
        <button type="submit" className="button primary">
          {t('accounting.show')}
        </button>
      </Form>
      <p role="status">{t('accounting.documents', { invoices, creditNotes })}</p>
      <section>
        <h2>{t('accounting.turnover')}</h2>
        {rows.length === 0 ? (
          <p className="none">{t('accounting.none')}</p>
        ) : (
          <>
            <TurnoverTable label={t('accounting.turnover')} rows={rows} />
            <div className="actions below">
              <a className="button" href={callUrl('exportTurnover', { params })} download>
                {t('accounting.turnover-csv')}
              </a>
            </div>
          </>
        )}
      </section>
      <DatevExport key={`${seller} ${month}`} {...{ seller, month, chart, rows }} />
      {rows.length > 0 && (
        <section>
          <h2>{t('accounting.archive')}</h2>
          <a className="button" href={callUrl('exportInvoices', { params })} download>
            {t('accounting.archive-save')}
          </a>
        </section>
      )}
      <section>
        <h2>{t('accounting.union', { quarter })}</h2>
        <p className="quiet">{t('accounting.union-lead')}</p>
        {unionSales.length === 0 ? (
          <p className="none">{t('accounting.union-none')}</p>
        ) : (
          <>
            <TurnoverTable label={t('accounting.union', { quarter })} rows={unionSales} hasQuarter />
            <div className="actions below">
              <a
                className="button"
                href={callUrl('exportUnionSales', { params: { seller, quarter } })}
                download
              >
                {t('accounting.union-csv')}
              </a>
            </div>
          </>
        )}
      </section>
    </>
  )
}
