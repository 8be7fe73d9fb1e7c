import type { DiscountDetail } from '@passepartout/contracts/back-office'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { compareRules } from './describe-rules.ts'

interface DiscountChecksProps {
  discount: DiscountDetail
  /** The form differs from the saved draft, which the checks are about. */
  isEdited: boolean
}

/** What a draft changes in the shop, and what speaks against it. */
export function DiscountChecks({ discount, isEdited }: DiscountChecksProps) {
  const translator = useTranslator()
  const { t } = translator
  const { draft, published, findings } = discount
  const changes = published ? compareRules(published, draft, translator) : []
  return (
    <>
      {isEdited && <p className="quiet">{t('discount.edited')}</p>}
      {changes.length > 0 && (
        <section aria-labelledby="changes">
          <h2 id="changes">{t('discount.changes')}</h2>
          <dl>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{t(`discount.field-${field}`)}</dt>
                <dd>
                  <del>{before}</del> <ins>{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {'id' in draft && (
        <section aria-labelledby="checks">
          <h2 id="checks">{t('discount.checks')}</h2>
          {findings.length === 0 && <p>{t('discount.checks-none')}</p>}
          <ul className="findings">
            {findings.map(({ finding, isError, ids }) => (
              <li key={finding} className={isError ? 'problem' : 'warning'}>
                <b>{t(isError ? 'discount.error' : 'discount.warning')}</b>{' '}
                {t(`finding.${finding}`, { ids: ids.join(', ') })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Prices of sample products as a draft begins, beside the lowest of the days before. */
export function PriceTable({ prices }: Pick<DiscountDetail, 'prices'>) {
  const { t, name, country, money } = useTranslator()
  type Row = DiscountDetail['prices'][number]
  const columns: Column<Row>[] = [
    {
      id: 'product',
      header: t('discount.product'),
      cell: ({ kind, names, channel, country: code }) => (
        <>
          {name('kind', kind)} <span className="code">{names.join(' ')}</span>
          <br />
          <small className="quiet">
            {name('shop', channel)}, {country(code)}
          </small>
        </>
      ),
    },
    {
      id: 'original',
      header: t('discount.original'),
      cell: ({ original }) => money(original),
      isNumber: true,
    },
    { id: 'current', header: t('discount.current'), cell: ({ current }) => money(current), isNumber: true },
    {
      id: 'lowest',
      header: t('discount.lowest'),
      cell: ({ lowest }) => (lowest ? money(lowest) : '–'),
      isNumber: true,
    },
  ]
  return (
    <div className="discount-prices">
      <h2>{t('discount.prices')}</h2>
      <p className="quiet">{t('discount.prices-lead')}</p>
      <DataTable
        label={t('discount.prices')}
        columns={columns}
        rows={prices}
        keyOf={({ channel, country: code, kind, names }) => `${channel} ${code} ${kind} ${names.join()}`}
      />
    </div>
  )
}
