import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { usePermission } from '../shell/session.ts'

export const loader = () => call('listEmails', {})

type Row = BackOfficeResponse<'listEmails'>['emails'][number]

/** Emails whose address does not exist; they can be sent to another one. */
export function Component() {
  const { emails } = useLoaderData<BackOfficeResponse<'listEmails'>>()
  const { t, moment } = useTranslator()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Row>()
  const canSend = usePermission('emails:send')
  const columns: Column<Row>[] = [
    { id: 'subject', header: t('column.subject'), cell: ({ subject }) => subject },
    { id: 'to', header: t('column.to'), cell: ({ to }) => to },
    { id: 'reason', header: t('column.reason'), cell: ({ refusal }) => refusal, isWide: true },
    {
      id: 'day',
      header: t('column.created'),
      cell: ({ refusedAt }) => (refusedAt ? moment(refusedAt) : ''),
      isWide: true,
    },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: row =>
        canSend && (
          <button type="button" className="link" onClick={() => setChosen(row)}>
            {t('action.resend')}
          </button>
        ),
    },
  ]
  const resend = async (form: FormData) => {
    const to = String(form.get('to'))
    if (chosen) await call('resendEmail', { params: { id: chosen.id }, body: { to } })
    await revalidate()
  }
  return (
    <>
      <h1>{t('emails.title')}</h1>
      {emails.length === 0 ? (
        <p className="none">{t('emails.none')}</p>
      ) : (
        <DataTable label={t('emails.title')} columns={columns} rows={emails} keyOf={({ id }) => id} />
      )}
      {chosen && (
        <FormDialog
          title={chosen.subject}
          submit={t('action.resend')}
          onSubmit={resend}
          onClose={() => setChosen(undefined)}
        >
          <label className="field">
            {t('column.to')}
            <input name="to" type="email" required defaultValue={chosen.to} autoComplete="off" />
          </label>
        </FormDialog>
      )}
    </>
  )
}
