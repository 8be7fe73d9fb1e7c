import { useDesigner } from '../../state/designer-context.ts'
import type { DateEntry } from '../date-entry.ts'
import { useDateText } from '../use-date-text.ts'
import type { EntryState } from './entries-in-calendar.ts'
import type { DayOrder } from './found-dates.ts'

interface DatesReviewProps {
  entries: readonly DateEntry[]
  states: readonly EntryState[]
  /** Indices of the chosen entries. */
  chosen: ReadonlySet<number>
  showsAges: boolean
  skipped: number
  /** Order of day and month, if it is for the customer to say. */
  order: DayOrder | undefined
  onOrder: (order: DayOrder) => void
  onChosen: (chosen: ReadonlySet<number>) => void
  onAges: (showsAges: boolean) => void
}

/** The days that were found, each with a tick, before any is taken. */
export function DatesReview(props: DatesReviewProps) {
  const { entries, states, chosen, showsAges, skipped, order, onOrder, onChosen, onAges } = props
  const { t } = useDesigner()
  const dateText = useDateText()
  const toggle = (index: number) => {
    const next = new Set(chosen)
    if (!next.delete(index)) next.add(index)
    onChosen(next)
  }
  const possible = states.flatMap((state, index) => (state === 'new' ? [index] : []))
  const isAll = possible.every(index => chosen.has(index))
  return (
    <>
      <p>{t('dates.found', { count: entries.length })}</p>
      {skipped > 0 && <p className="names-note">{t('dates.skipped', { count: skipped })}</p>}
      {order && (
        <label className="check-row">
          <input
            type="checkbox"
            checked={order === 'day-first'}
            onChange={event => onOrder(event.currentTarget.checked ? 'day-first' : 'month-first')}
          />
          <span>{t('dates.dayFirst')}</span>
        </label>
      )}
      <label className="check-row">
        <input type="checkbox" checked={showsAges} onChange={event => onAges(event.currentTarget.checked)} />
        <span>{t('dates.ages')}</span>
      </label>
      {possible.length > 0 && (
        <button type="button" className="button" onClick={() => onChosen(new Set(isAll ? [] : possible))}>
          {t(isAll ? 'dates.none' : 'dates.all')}
        </button>
      )}
      <ul className="date-review">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries keep their places while they are reviewed
          <li key={index}>
            <label className="check-row">
              <input
                type="checkbox"
                checked={chosen.has(index)}
                disabled={states[index] !== 'new'}
                onChange={() => toggle(index)}
              />
              <span>
                <strong>{entry.name}</strong>{' '}
                <span className="muted">
                  {[dateText(entry), t(`dates.kind.${entry.kind}`)].join(' · ')}
                  {states[index] === 'already' && ` · ${t('dates.already')}`}
                  {states[index] === 'outside' && ` · ${t('dates.outside')}`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
