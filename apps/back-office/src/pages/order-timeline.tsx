import type { OrderDetail } from '@passepartout/contracts/back-office'
import { useRef } from 'react'
import { call } from '../api/call.ts'
import { ORDER_EVENT_TEXTS } from '../messages/order-texts.ts'
import { useTranslator } from '../messages/translator.ts'
import { useProblem } from '../parts/use-problem.tsx'

/** What happened, the latest first, each with who did it. */
export function OrderTimeline({ timeline }: Pick<OrderDetail, 'timeline'>) {
  const { t, name, language, moment, money } = useTranslator()
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('order.timeline')}</h2>
      <ol className="timeline">
        {timeline.map(entry => (
          <li key={entry.id} data-kind={entry.kind}>
            <b>{ORDER_EVENT_TEXTS[language][entry.kind] ?? entry.kind}</b>{' '}
            {entry.amount && `${money(entry.amount)} `}
            {entry.cause && <span>{name('reprint-cause', entry.cause)} </span>}
            {entry.payer && <span>({name('reprint-payer', entry.payer)})</span>}
            {entry.text && (
              <p>{entry.kind === 'lab-failed' ? name('lab-problem', entry.text) : entry.text}</p>
            )}
            <small className="quiet">
              {moment(entry.at)} · {name('actor', entry.actor.replace(/^operator:/, ''))}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface OrderNotesProps {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
}

/** A note for colleagues; customers never see it. */
export function OrderNotes({ order: { number }, onChange }: OrderNotesProps) {
  const { t } = useTranslator()
  const form = useRef<HTMLFormElement>(null)
  const { problem, attempt } = useProblem()
  const save = (text: string) =>
    attempt(async () => {
      const saved = await call('addNote', { params: { number }, body: { text } })
      form.current?.reset()
      onChange(saved.order)
    })
  return (
    <form
      ref={form}
      className="note"
      onSubmit={event => {
        event.preventDefault()
        void save(String(new FormData(event.currentTarget).get('text') ?? ''))
      }}
    >
      <label className="field">
        {t('order.note-label')}
        <textarea name="text" required maxLength={2000} rows={3} />
      </label>
      {problem}
      <button type="submit" className="button">
        {t('order.note-save')}
      </button>
    </form>
  )
}
