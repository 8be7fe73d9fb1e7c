import { reportProblem } from '@passepartout/contracts'
import { useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { DialogHead } from './dialog-head.tsx'
import { useModal } from './use-modal.ts'

/** Number of undo steps that is enough to reproduce a problem. */
const MOST_STEPS = 200

/**
 * "Problem melden": a description, an optional email address for a reply, and a visible list of all data that is sent
 * (designer.md 13).
 */
export default function ProblemDialog({ onClose }: { onClose: () => void }) {
  const { t, client, data, keeping, toasts, announcer } = useDesigner()
  const dialog = useModal(onClose)
  const history = useEditor(snapshot => snapshot.history)
  const [agreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [isSending, setSending] = useState(false)
  const draftId = keeping.draft()?.id ?? null
  const steps = history.entries
    .slice(0, history.position)
    .map(({ name }) => name)
    .slice(-MOST_STEPS)
  const device = { browser: navigator.userAgent.slice(0, 400), width: innerWidth, height: innerHeight }

  async function send(form: FormData): Promise<void> {
    if (isSending) return
    setSending(true)
    const answer = await client.call(reportProblem, {
      body: {
        words: String(form.get('words') ?? ''),
        email: String(form.get('email') ?? '').trim() || null,
        kind: data.kind,
        draftId: agreed ? draftId : null,
        ...{ device, steps },
      },
    })
    setSending(false)
    if (answer.ok) {
      toasts.show({ text: t('problem.thanks') })
      announcer.announceNow(t('problem.thanks'))
      return onClose()
    }
    const problems = Object.keys(answer.errors).length > 0 ? answer.errors : { all: [t('problem.failed')] }
    setErrors(problems)
    const [first] = Object.keys(problems)
    dialog.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const field = (name: string) => ({
    name,
    id: `problem-${name}`,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `problem-${name}-error` : undefined,
  })
  const problemOf = (name: string) =>
    errors[name] && (
      <p id={`problem-${name}-error`} className="field-error" role="alert">
        {errors[name].join(' ')}
      </p>
    )
  return (
    <dialog
      ref={dialog}
      className="plain-dialog problem-dialog"
      aria-labelledby="problem-title"
      onClose={onClose}
    >
      <DialogHead id="problem-title" onClose={onClose}>
        {t('problem.title')}
      </DialogHead>
      <p>{t('problem.lead')}</p>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <label htmlFor="problem-words">{t('problem.words')}</label>
        <textarea {...field('words')} rows={5} maxLength={5000} required data-first />
        {problemOf('words')}
        <label htmlFor="problem-email">{t('problem.email')}</label>
        <input {...field('email')} className="field" type="email" autoComplete="email" maxLength={254} />
        {problemOf('email')}
        <p className="small muted">{t('problem.emailNote')}</p>
        {draftId && (
          <label className="problem-agree">
            <input
              type="checkbox"
              checked={agreed}
              onChange={event => setAgreed(event.currentTarget.checked)}
            />
            <span>
              {t('problem.agree')}
              <span className="small muted">{t('problem.agreeNote')}</span>
            </span>
          </label>
        )}
        <details>
          <summary>{t('problem.sent')}</summary>
          <ul className="small">
            <li>{t('problem.window', device)}</li>
            <li>{t('problem.browser', device)}</li>
            {agreed && draftId && <li>{t('problem.design', { id: draftId })}</li>}
            <li>
              {t('problem.steps')} {steps.length > 0 ? steps.join(', ') : t('problem.noSteps')}
            </li>
          </ul>
        </details>
        {problemOf('all')}
        <div className="dialog-actions">
          <button type="submit" className="button" data-kind="primary" aria-disabled={isSending}>
            {t('problem.send')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
