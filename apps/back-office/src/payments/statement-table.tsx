import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { Link } from 'react-router'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'

type Preview = BackOfficeResponse<'previewStatement'>
type Entry = Preview['entries'][number]

/** What would become of each entry of a statement, with its sums. */
export function StatementTable({ preview: { entries, skipped } }: { preview: Preview }) {
  const { t, name, money, day } = useTranslator()
  const rows = entries.map((entry, index) => ({ ...entry, id: String(index) }))
  const columns: Column<Entry & { id: string }>[] = [
    { id: 'day', header: t('column.day'), cell: entry => day(entry.day) },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ state }) => (
        <span className="badge" data-entry={state}>
          {name('entry', state)}
        </span>
      ),
    },
    {
      id: 'order',
      header: t('column.number'),
      cell: ({ orderNumber }) => orderNumber && <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
    { id: 'payer', header: t('column.payer'), cell: ({ payer }) => payer },
    { id: 'text', header: t('column.text'), cell: ({ text }) => text, isWide: true },
    { id: 'amount', header: t('column.amount'), cell: ({ amount }) => money(amount), isNumber: true },
  ]
  const counts = [...Map.groupBy(entries, ({ state }) => state)]
    .map(([state, some]) => t('statement.count', { state: name('entry', state), count: some.length }))
    .join(', ')
  const isNew = entries.some(({ state }) => state !== 'known')
  return (
    <>
      <h3>{t('statement.preview')}</h3>
      <p role="status">
        {entries.length > 0 && t('statement.counts', { count: entries.length, counts })}{' '}
        {!isNew && t('statement.nothing')} {skipped > 0 && t('statement.skipped', { count: skipped })}
      </p>
      {entries.length > 0 && (
        <DataTable label={t('statement.preview')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
    </>
  )
}
