import type { BackOfficeResponse, DiscountListRow } from '@passepartout/contracts/back-office'
import { DISCOUNT_KINDS } from '@passepartout/domain'
import { Link, useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { describePeriod, describeReduction, describeRules } from '../discounts/describe-rules.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { usePermission } from '../shell/session.ts'

export const loader = () => call('listDiscounts', {})

/** Reductions of prices and promotion codes: those of the shop, drafts, and what is over. */
export function Component() {
  const { discounts, now } = useLoaderData<BackOfficeResponse<'listDiscounts'>>()
  const translator = useTranslator()
  const { t, day, moment } = translator
  const canWrite = usePermission('discounts:write')
  const columns: Column<DiscountListRow>[] = [
    {
      id: 'name',
      header: t('discount.name'),
      cell: ({ kind, id }) => <Link to={`/campaigns/${kind}/${encodeURIComponent(id)}`}>{id}</Link>,
    },
    { id: 'state', header: t('column.state'), cell: row => <DiscountBadge discount={row} /> },
    {
      id: 'reduction',
      header: t('discount.reduction'),
      cell: ({ rules }) => describeReduction(rules, translator),
      isNumber: true,
    },
    {
      id: 'where',
      header: t('discount.where'),
      cell: ({ rules }) =>
        describeRules(rules, translator)
          .filter(({ field }) => ['channels', 'countries', 'kinds', 'ids'].includes(field))
          .map(({ text }) => text)
          .join(' · '),
      isWide: true,
    },
    {
      id: 'period',
      header: t('discount.period-label'),
      cell: ({ rules }) => describePeriod(rules, translator),
    },
    {
      id: 'changed',
      header: t('discount.changed'),
      cell: ({ changedBy, changedAt, isOfCatalogue }) =>
        isOfCatalogue
          ? t('discount.of-catalogue')
          : `${changedBy?.replace('operator:', '') ?? ''}, ${changedAt ? moment(changedAt) : ''}`,
      isWide: true,
    },
  ]
  return (
    <>
      <h1>{t('discounts.title')}</h1>
      <p className="quiet lead">{t('discounts.lead', { day: day(now.day), time: now.time })}</p>
      {DISCOUNT_KINDS.map(kind => (
        <div key={kind} className="discounts">
          <div className="heading">
            <h2>{t(`discounts.${kind}`)}</h2>
            {canWrite && (
              <Link className="button" to={`/campaigns/${kind}/new`}>
                {t(`discounts.new-${kind}`)}
              </Link>
            )}
          </div>
          <DataTable
            label={t(`discounts.${kind}`)}
            columns={columns}
            rows={discounts.filter(one => one.kind === kind)}
            keyOf={({ id }) => id}
          />
        </div>
      ))}
    </>
  )
}

/** The state of a discount, and whether somebody works on a change. */
export function DiscountBadge({ discount }: { discount: Pick<DiscountListRow, 'state' | 'hasDraft'> }) {
  const { t } = useTranslator()
  return (
    <>
      <span className="badge" data-state={discount.state}>
        {t(`discount.state-${discount.state}`)}
      </span>
      {discount.hasDraft && (
        <span className="badge" data-state="draft">
          {t('discount.has-draft')}
        </span>
      )}
    </>
  )
}
