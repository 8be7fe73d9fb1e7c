import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermission } from '../shell/session.ts'

export const loader = () => call('listJobs', {})

type Row = BackOfficeResponse<'listJobs'>['jobs'][number]

/** Jobs that failed for good; a press starts them again. */
export function Component() {
  const { jobs } = useLoaderData<BackOfficeResponse<'listJobs'>>()
  const { t, moment } = useTranslator()
  const { revalidate } = useRevalidator()
  const { problem, attempt } = useProblem()
  const canRetry = usePermission('jobs:retry')
  const retry = (id: string) =>
    attempt(async () => {
      await call('retryJob', { params: { id }, body: {} })
      await revalidate()
    })
  const columns: Column<Row>[] = [
    { id: 'job', header: t('column.job'), cell: ({ queue }) => queue },
    { id: 'reason', header: t('column.reason'), cell: ({ reason }) => reason },
    { id: 'attempts', header: t('column.attempts'), cell: ({ attempts }) => attempts, isNumber: true },
    { id: 'created', header: t('column.created'), cell: ({ createdAt }) => moment(createdAt), isWide: true },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: ({ id }) =>
        canRetry && (
          <button type="button" className="link" onClick={() => retry(id)}>
            {t('action.retry')}
          </button>
        ),
    },
  ]
  return (
    <>
      <h1>{t('jobs.title')}</h1>
      {problem}
      {jobs.length === 0 ? (
        <p className="none">{t('jobs.none')}</p>
      ) : (
        <DataTable label={t('jobs.title')} columns={columns} rows={jobs} keyOf={({ id }) => id} />
      )}
    </>
  )
}
