import type { BackOfficeResponse, CaseRow } from '@passepartout/contracts/back-office'
import { Link, useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'

export const loader = () => call('listCases', {})

/** Complaints and withdrawals that wait for a decision, the oldest first. */
export function Component() {
  const { cases } = useLoaderData<BackOfficeResponse<'listCases'>>()
  const { t, name, moment } = useTranslator()
  const columns: Column<CaseRow>[] = [
    {
      id: 'case',
      header: t('nav.cases'),
      cell: ({ id, kind, orderNumber }) => (
        <Link to={`/cases/${id}`}>
          {t('case.title', { kind: name('case', kind), number: orderNumber ?? t('case.no-order') })}
        </Link>
      ),
    },
    { id: 'created', header: t('column.created'), cell: ({ createdAt }) => moment(createdAt) },
    { id: 'text', header: t('case.text'), cell: ({ content }) => content.text ?? '', isWide: true },
  ]
  return (
    <>
      <h1>{t('cases.title')}</h1>
      {cases.length === 0 ? (
        <p className="none">{t('cases.none')}</p>
      ) : (
        <DataTable label={t('cases.title')} columns={columns} rows={cases} keyOf={({ id }) => id} />
      )}
    </>
  )
}
