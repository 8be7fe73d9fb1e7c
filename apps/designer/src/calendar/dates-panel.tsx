import { type CalendarData, type CalendarEvent, eventLabel, LIMITS } from '@passepartout/document'
import { Pencil, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { byDay, type DateEntry, entryOf, withEvent } from './date-entry.ts'
import { DateForm } from './date-form.tsx'

/** The customer's own days: a form for a new one and the list of those in the calendar. */
export function DatesPanel({ calendar }: { calendar: CalendarData }) {
  const { t, editor, announcer } = useDesigner()
  const locale = useEditor(({ document }) => document.locale)
  const [changed, setChanged] = useState<CalendarEvent>()
  const list = useRef<HTMLUListElement>(null)
  const events = calendar.events.toSorted(byDay)

  const keep = (entry: DateEntry) => {
    editor.commands.setCalendarDays({ events: withEvent(calendar.events, entry, changed?.id) })
    announcer.say(t('dates.added', { name: entry.name }))
    setChanged(undefined)
  }
  const remove = (event: CalendarEvent) => {
    editor.commands.setCalendarDays({ events: calendar.events.filter(({ id }) => id !== event.id) })
    if (changed?.id === event.id) setChanged(undefined)
    // The button with the focus is gone.
    list.current?.focus()
  }
  const dateText = ({ year, month, day }: CalendarEvent) =>
    new Intl.DateTimeFormat(locale, {
      ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
      ...(year !== null && { year: 'numeric' }),
    }).format(Date.UTC(year ?? 2000, month - 1, day))
  return (
    <>
      <h3>{t('dates.title')}</h3>
      <DateForm
        key={changed?.id ?? 'new'}
        initial={changed && entryOf(changed)}
        isFull={!changed && calendar.events.length >= LIMITS.events}
        onEntry={keep}
        onCancel={changed && (() => setChanged(undefined))}
      />
      {events.length > 0 && (
        <>
          <p className="small muted" id="dates-count">
            {t('dates.count', { count: events.length })}
          </p>
          <ul className="date-list" ref={list} tabIndex={-1} aria-labelledby="dates-count">
            {events.map(event => (
              <li key={event.id}>
                <span className="date-when">{dateText(event)}</span>
                <span className="date-name">{eventLabel(event, calendar.start.year)}</span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('dates.edit', { name: event.text })}
                  onClick={() => setChanged(event)}
                >
                  <Pencil size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('dates.remove', { name: event.text })}
                  onClick={() => remove(event)}
                >
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
