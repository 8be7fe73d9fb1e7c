import type { CallResult } from '@passepartout/contracts'
import { type FormEvent, useId, useState } from 'react'
import { useSubmit } from '../review-owner/use-submit.ts'
import { useShared } from './shared-context.ts'

interface CommentFormProps<Payload> {
  label: string
  submit: string
  start: string
  /** Name of the guest, where it is required. */
  person?: { name: string; onName: (name: string) => void }
  hint?: string
  send: (text: string) => Promise<CallResult<Payload>>
  onSent: (payload: Payload) => void
  onClose: () => void
}

/** Form for all texts that guests write. */
export function CommentForm<Payload>(props: CommentFormProps<Payload>) {
  const { label, submit, start, person, hint, send, onSent, onClose } = props
  const { t } = useShared()
  const [text, setText] = useState(start)
  const sending = useSubmit(t('shared.failed'))
  const id = useId()
  const sendComment = (event: FormEvent) => {
    event.preventDefault()
    void sending.send(() => send(text), onSent)
  }
  return (
    <form className="shared-form" onSubmit={sendComment} aria-label={label}>
      {hint && <p className="small muted">{hint}</p>}
      {person && (
        <>
          <label htmlFor={`${id}-name`}>{t('shared.name')}</label>
          <input
            id={`${id}-name`}
            className="field"
            required
            maxLength={40}
            autoComplete="given-name"
            value={person.name}
            onChange={event => person.onName(event.currentTarget.value)}
          />
        </>
      )}
      <label htmlFor={`${id}-text`}>{label}</label>
      <textarea
        id={`${id}-text`}
        className="field"
        required
        rows={3}
        maxLength={1000}
        // biome-ignore lint/a11y/noAutofocus: the form opens because somebody wants to say something
        autoFocus
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <p role="alert" className="shared-problem">
        {sending.problem}
      </p>
      <div className="shared-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('shared.cancel')}
        </button>
        <button type="submit" className="button" data-kind="primary" aria-disabled={sending.isSending}>
          {submit}
        </button>
      </div>
    </form>
  )
}
