import { type CalendarData, type CalendarEvent, eventLabel } from '@passepartout/document'
import { Pencil, X } from 'lucide-react'
import { useRef } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { removeDates } from './change-dates.ts'
import { byDay } from './date-entry.ts'
import { useDateText } from './use-date-text.ts'

/** Single days with the same text become one row of the list. */
const MOST_ROWS_OF_TEXT = 3

interface DateListProps {
  calendar: CalendarData
  onChange: (id: string) => void
}

/** The customer's days of a calendar, each to change and to remove. */
export function DateList({ calendar, onChange }: DateListProps) {
  const designer = useDesigner()
  const { t } = designer
  const dateText = useDateText()
  const list = useRef<HTMLUListElement>(null)
  const { rows, repeated } = listRows(calendar.events)
  const remove = (removed: readonly CalendarEvent[]) => {
    removeDates(designer, removed)
    // The button with the focus is gone.
    list.current?.focus()
  }
  return (
    <>
      <p className="small muted" id="dates-count">
        {t('dates.count', { count: calendar.events.length })}
      </p>
      <ul className="date-list" ref={list} tabIndex={-1} aria-labelledby="dates-count">
        {rows.map(event => (
          <li key={event.id}>
            <span className="date-when">{dateText(event)}</span>
            <span className="date-name">{eventLabel(event, calendar.start.year)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('dates.edit', { name: event.text })}
              onClick={() => onChange(event.id)}
            >
              <Pencil size={16} aria-hidden />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('dates.remove', { name: event.text })}
              onClick={() => remove([event])}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
        {repeated.map(([name, same]) => (
          <li key={name}>
            <span className="date-when">{t('dates.kind.rule')}</span>
            <span className="date-name">{t('dates.repeated', { name, count: same.length })}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('dates.remove', { name })}
              onClick={() => remove(same)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Rows of the list in the order of the year; days by a rule are many and become one row each. */
function listRows(events: readonly CalendarEvent[]) {
  const single = events.filter(({ year }) => year !== null)
  const byText = Map.groupBy(single, ({ text }) => text)
  const repeated = [...byText].filter(([, same]) => same.length > MOST_ROWS_OF_TEXT)
  const joined = new Set(repeated.flatMap(([, same]) => same))
  return { rows: events.filter(event => !joined.has(event)).toSorted(byDay), repeated }
}
