import type { OrderDetail } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog, ReasonField } from '../parts/form-dialog.tsx'
import { usePermission } from '../shell/session.ts'

interface OrderLabsProps {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
}

type AtLab = OrderDetail['labs'][number]

/** Which lab makes what, why, and how far it is. */
export function OrderLabs({ order, onChange }: OrderLabsProps) {
  const { t } = useTranslator()
  const [cancelled, setCancelled] = useState<AtLab>()
  const mayCancel = usePermission('orders:cancel')
  const { number, labs } = order
  if (labs.length === 0) return null
  const cancel = (id: string) => async (form: FormData) => {
    const body = { reason: String(form.get('reason')) }
    onChange((await call('cancelAtLab', { params: { number, id }, body })).order)
  }
  return (
    <section aria-labelledby="labs">
      <h2 id="labs">{t('labs.title')}</h2>
      <ul className="rows">
        {labs.map(lab => (
          <li key={lab.id}>
            <LabRow lab={lab} />
            {mayCancel && lab.canCancel && (
              <p>
                <button type="button" className="button" onClick={() => setCancelled(lab)}>
                  {t('labs.cancel')}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {cancelled && (
        <FormDialog
          title={t('labs.cancel-title', { name: cancelled.name })}
          lead={t('labs.cancel-lead')}
          submit={t('labs.cancel')}
          isDangerous
          onSubmit={cancel(cancelled.id)}
          onClose={() => setCancelled(undefined)}
        >
          <ReasonField />
        </FormDialog>
      )}
    </section>
  )
}

function LabRow({ lab }: { lab: AtLab }) {
  const { t, name } = useTranslator()
  const { lines, reprint, reason, stage, reference, problem, isRemote } = lab
  const facts = [t('labs.lines', { lines: lines.join(', ') })]
  if (reprint > 0) facts.push(t('labs.reprint', { number: reprint }))
  // A lab with a folder does not say how far it is.
  if (isRemote) facts.push(name('lab-stage', stage))
  return (
    <>
      <b>{lab.name}</b> {facts.join(' · ')}
      {reference && (
        <>
          <br />
          <span className="code">{reference}</span>
        </>
      )}
      <br />
      <small className="quiet">{name('lab-reason', reason)}</small>
      {problem && <p className="problem">{t('labs.problem', { problem: name('lab-problem', problem) })}</p>}
    </>
  )
}
