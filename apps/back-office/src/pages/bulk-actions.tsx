import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import type { OperatorPermission } from '@passepartout/domain'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog, ReasonField } from '../parts/form-dialog.tsx'
import { ReadingDialog } from '../parts/reading-dialog.tsx'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermissions } from '../shell/session.ts'

type Results = BackOfficeResponse<'holdOrders'>['results']
type Action = (typeof ACTIONS)[number]['action']

const ACTIONS = [
  { action: 'hold', call: 'holdOrders', permission: 'orders:hold' },
  { action: 'release', call: 'releaseOrders', permission: 'orders:hold' },
  { action: 'note', call: 'addNotes', permission: 'order-notes:write' },
  { action: 'cancel', call: 'cancelOrders', permission: 'orders:cancel' },
] as const satisfies readonly { action: string; call: string; permission: OperatorPermission }[]

/** Any reason will do for a trial, which is rolled back. */
const TRIAL_REASON = '-'

const send = (action: Action, orders: readonly string[], reason: string, isTrial: boolean) => {
  const body = { orders: [...orders], isTrial, reason }
  if (action === 'hold') return call('holdOrders', { body })
  if (action === 'cancel') return call('cancelOrders', { body })
  if (action === 'note') return call('addNotes', { body })
  return call('releaseOrders', { body: { orders: body.orders, isTrial } })
}

const refusedIn = (results: Results) => results.filter(({ problem }) => problem !== null)

interface BulkActionsProps {
  /** Numbers of the chosen orders, in the order of the list. */
  chosen: readonly string[]
  onClear: () => void
  /** After an action: the list has changed. */
  onDone: () => void
}

/** What can be done with the chosen orders: tried first, so that the operator knows what will not work, and why. */
export function BulkActions({ chosen, onClear, onDone }: BulkActionsProps) {
  const { t } = useTranslator()
  const permissions = usePermissions()
  const [open, setOpen] = useState<{ action: Action; trial: Results }>()
  const [done, setDone] = useState<{ action: Action; results: Results }>()
  const { problem, attempt } = useProblem()
  const allowed = ACTIONS.filter(({ permission }) => permissions.includes(permission))
  const start = (action: Action) =>
    attempt(async () => {
      setDone(undefined)
      setOpen({ action, trial: (await send(action, chosen, TRIAL_REASON, true)).results })
    })
  const finish = (action: Action, results: Results) => {
    setDone({ action, results })
    onDone()
  }
  if (chosen.length === 0 && !done) return null
  return (
    <section className="bulk" aria-label={t('bulk.label')}>
      {chosen.length > 0 && (
        <div className="actions">
          <b>{t('bulk.count', { count: chosen.length })}</b>
          {allowed.map(({ action }) => (
            <button key={action} type="button" className="button" onClick={() => start(action)}>
              {t(`bulk.${action}`)}
            </button>
          ))}
          <button type="button" className="link" onClick={onClear}>
            {t('bulk.clear')}
          </button>
        </div>
      )}
      {problem}
      {done && <BulkOutcome {...done} onClose={() => setDone(undefined)} />}
      {open && (
        <TrialDialog
          {...open}
          onClose={() => setOpen(undefined)}
          onDone={results => finish(open.action, results)}
        />
      )}
    </section>
  )
}

interface TrialDialogProps {
  action: Action
  trial: Results
  onDone: (results: Results) => void
  onClose: () => void
}

/** What the action will do to how many orders, and which it will not change. */
function TrialDialog({ action, trial, onDone, onClose }: TrialDialogProps) {
  const { t } = useTranslator()
  const possible = trial.filter(({ problem }) => problem === null).map(({ number }) => number)
  const title = t(`bulk.${action}-title`, { count: possible.length })
  if (possible.length === 0)
    return (
      <ReadingDialog title={t('bulk.none')} onClose={onClose}>
        <RefusedOrders results={trial} />
      </ReadingDialog>
    )
  const submit = async (form: FormData) =>
    onDone((await send(action, possible, String(form.get('reason') ?? ''), false)).results)
  return (
    <FormDialog
      title={title}
      lead={t(`bulk.${action}-lead`)}
      submit={t(`bulk.${action}`)}
      isDangerous={action === 'cancel'}
      onSubmit={submit}
      onClose={onClose}
    >
      <RefusedOrders results={trial} />
      {action === 'note' ? (
        <label className="field">
          {t('bulk.note-text')}
          <input name="reason" required maxLength={300} autoComplete="off" />
        </label>
      ) : (
        action !== 'release' && <ReasonField />
      )}
    </FormDialog>
  )
}

/** Orders that an action does not change, with the reason. */
function RefusedOrders({ results }: { results: Results }) {
  const { t, name } = useTranslator()
  const refused = refusedIn(results)
  if (refused.length === 0) return null
  return (
    <div className="warning">
      <p>{t('bulk.refused', { count: refused.length })}</p>
      <ul className="refused">
        {refused.map(({ number, problem }) => (
          <li key={number}>
            <span className="code">{number}</span>: {name('problem', problem ?? '')}
          </li>
        ))}
      </ul>
    </div>
  )
}

function BulkOutcome({
  action,
  results,
  onClose,
}: {
  action: Action
  results: Results
  onClose: () => void
}) {
  const { t } = useTranslator()
  const count = results.length - refusedIn(results).length
  return (
    <div>
      <p className="done" role="status">
        {t(`bulk.${action}-done`, { count })}
      </p>
      <RefusedOrders results={results} />
      <button type="button" className="link" onClick={onClose}>
        {t('action.close')}
      </button>
    </div>
  )
}
