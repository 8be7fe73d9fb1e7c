import type { OrderListFilter, OrderView } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermission } from '../shell/session.ts'

interface OrderViewsProps {
  views: readonly OrderView[]
  filter: OrderListFilter
}

/** The filters as the address names them, in one order. */
const addressOf = (filter: object): string =>
  new URLSearchParams(Object.entries(filter).toSorted(([a], [b]) => a.localeCompare(b))).toString()

/** Saved filters of the order list, the operator's own and those of colleagues. */
export function OrderViews({ views: loaded, filter }: OrderViewsProps) {
  const { t } = useTranslator()
  const [changed, setChanged] = useState<{ of: typeof loaded; views: readonly OrderView[] }>()
  const [done, setDone] = useState({ at: '', text: '' })
  const [isSaving, setSaving] = useState(false)
  const { problem, attempt } = useProblem()
  const canWrite = usePermission('order-views:write')
  const canRemoveShared = usePermission('shared-views:remove')
  const views = changed?.of === loaded ? changed.views : loaded
  const { search: _, ...saved } = filter
  const address = addressOf(saved)
  const current = filter.search ? undefined : views.find(view => addressOf(view.filter) === address)
  const save = async (form: FormData) => {
    const name = String(form.get('name'))
    const body = { name, isShared: form.get('isShared') !== null, filter: saved }
    setChanged({ of: loaded, views: (await call('saveOrderView', { body })).views })
    setDone({ at: address, text: t('views.saved', { name }) })
  }
  const remove = ({ id, name }: OrderView) =>
    attempt(async () => {
      const left = await call('removeOrderView', { params: { id }, body: {} })
      setChanged({ of: loaded, views: left.views })
      setDone({ at: address, text: t('views.removed', { name }) })
    })
  return (
    <>
      <nav className="views" aria-label={t('views.label')}>
        <Link to="/orders" aria-current={address === '' && !filter.search ? 'true' : undefined}>
          {t('views.all')}
        </Link>
        {views.map(view => (
          <Link
            key={view.id}
            to={`/orders?${addressOf(view.filter)}`}
            aria-current={view === current ? 'true' : undefined}
          >
            {view.name}
            {!view.isOwn && view.savedBy && (
              <small className="quiet"> {t('views.by', { name: view.savedBy })}</small>
            )}
          </Link>
        ))}
        {canWrite && address !== '' && !current && (
          <button type="button" className="link" onClick={() => setSaving(true)}>
            {t('views.save')}
          </button>
        )}
        {canWrite && current && (current.isOwn || canRemoveShared) && (
          <button type="button" className="link" onClick={() => remove(current)}>
            {t('views.remove')}
          </button>
        )}
      </nav>
      {done.text && done.at === address && (
        <p className="done" role="status">
          {done.text}
        </p>
      )}
      {problem}
      {isSaving && (
        <FormDialog
          title={t('views.title')}
          lead={t('views.lead')}
          submit={t('views.save')}
          onSubmit={save}
          onClose={() => setSaving(false)}
        >
          <label className="field">
            {t('views.name')}
            <input name="name" required maxLength={60} autoComplete="off" />
          </label>
          <label className="choice">
            <input type="checkbox" name="isShared" />
            {t('views.share')}
          </label>
        </FormDialog>
      )}
    </>
  )
}
