import { useId } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import type { Question } from '../state/view-state.ts'
import { useModal } from './use-modal.ts'

/** A confirmation or one-line prompt in the shop's design. Escape and a click outside mean no. */
export function PromptDialog({ question }: { question: Question }) {
  const { t, view } = useDesigner()
  const title = useId()
  const close = () => view.set({ question: null })
  const dialog = useModal(close)
  const { text, yes, field, run } = question
  return (
    <dialog ref={dialog} className="plain-dialog" aria-labelledby={title} onClose={close}>
      <form
        onSubmit={event => {
          event.preventDefault()
          const answer = new FormData(event.currentTarget).get('answer')
          close()
          run(typeof answer === 'string' ? answer : '')
        }}
      >
        <h2 id={title}>{text}</h2>
        {field !== undefined && (
          <input
            className="field"
            name="answer"
            aria-labelledby={title}
            defaultValue={field}
            maxLength={120}
            data-first
          />
        )}
        <div className="dialog-actions">
          <button
            type="button"
            className="button"
            data-first={field === undefined ? '' : undefined}
            onClick={close}
          >
            {t('app.cancel')}
          </button>
          <button type="submit" className="button" data-kind="primary">
            {yes}
          </button>
        </div>
      </form>
    </dialog>
  )
}
