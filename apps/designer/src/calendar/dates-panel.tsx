import {
  type CalendarData,
  type CalendarEvent,
  eventLabel,
  findColumns,
  LIMITS,
  monthOf,
} from '@passepartout/document'
import { hasLoggedInCookie } from '@passepartout/domain'
import { Import, Pencil, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { byDay, type DateEntry, entryOf, withEvent } from './date-entry.ts'
import { DateForm } from './date-form.tsx'
import { storeInDatesBook } from './dates-book.ts'
import { useDateText } from './use-date-text.ts'

const DatesDialog = lazyPart(() => import('./import/dates-dialog.tsx').then(one => one.default))

/** Single days with the same text become one row of the list. */
const MOST_ROWS_OF_TEXT = 3

/** The customer's own days: a form for a new one and the list of those in the calendar. */
export function DatesPanel({ calendar }: { calendar: CalendarData }) {
  const { t, editor, announcer, client } = useDesigner()
  const dateText = useDateText()
  const [isOpen, setOpen] = useState(false)
  const [changed, setChanged] = useState<CalendarEvent>()
  const list = useRef<HTMLUListElement>(null)
  const columns = useEditor(({ document }) => findColumns(document)?.count ?? 0)
  const heads = Array.from({ length: columns }, (_, index) => calendar.names[index] ?? '')
  const { rows, repeated } = listRows(calendar.events)

  useEffect(() => {
    if (hasLoggedInCookie(document.cookie))
      void import('./account-dates.ts').then(({ loadAccountDates }) => loadAccountDates(client))
  }, [client])

  const keep = (entry: DateEntry) => {
    editor.commands.setCalendarDays({ events: withEvent(calendar.events, entry, changed?.id) })
    storeInDatesBook([entry])
    void import('./account-dates.ts').then(({ addToAccountDates }) => addToAccountDates(client, [entry]))
    showSheetOf(entry)
    announcer.announce(t('dates.added', { name: entry.name }))
    setChanged(undefined)
  }
  /** The month of a new day comes into view, so that its place on the sheet is seen. */
  const showSheetOf = ({ kind, year, month }: DateEntry) => {
    const { document } = editor.getSnapshot()
    const sheet = document.pages.find(page => {
      const shown = monthOf(document, page)
      return page.month !== null && shown.month === month && (kind !== 'once' || shown.year === year)
    })
    if (sheet) editor.session.showPage(sheet.id)
  }
  const remove = (removed: readonly CalendarEvent[]) => {
    editor.commands.setCalendarDays({ events: calendar.events.filter(event => !removed.includes(event)) })
    if (changed && removed.some(({ id }) => id === changed.id)) setChanged(undefined)
    // The button with the focus is gone.
    list.current?.focus()
  }
  return (
    <>
      <h3>{t('dates.title')}</h3>
      <DateForm
        key={changed?.id ?? 'new'}
        initial={changed && entryOf(changed)}
        isFull={!changed && calendar.events.length >= LIMITS.events}
        heads={heads}
        onEntry={keep}
        onCancel={changed && (() => setChanged(undefined))}
      />
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Import size={16} aria-hidden />
        {t('dates.import')}
      </button>
      {isOpen && <DatesDialog onClose={() => setOpen(false)} />}
      {calendar.events.length > 0 && (
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
                  onClick={() => setChanged(event)}
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
      )}
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
