import { LIMITS, monthCount } from '@passepartout/document'
import { useMemo, useState } from 'react'
import { DialogHead } from '../../help/dialog-head.tsx'
import { useModal } from '../../help/use-modal.ts'
import { useDesigner, useEditor } from '../../state/designer-context.ts'
import { storeDates } from '../account-dates.ts'
import { clearDatesBook, loadDatesBook } from '../dates-book.ts'
import { setCalendarDays } from '../set-calendar-days.ts'
import { AccountDates } from './account-dates.tsx'
import { DatesReview } from './dates-review.tsx'
import { DatesSource } from './dates-source.tsx'
import { stateOf, withEntries } from './entries-in-calendar.ts'
import { type DayOrder, MOST_ENTRIES, MOST_MEGABYTES, type ReadDates } from './found-dates.ts'
import { readDates } from './read-dates.ts'

/** "Aus Kontakten, Kalender oder Liste": days are read on the device, reviewed, and taken into the calendar. */
export default function DatesDialog({ onClose }: { onClose: () => void }) {
  const { t, editor, announcer, toasts, client } = useDesigner()
  const calendar = useEditor(({ document }) => document.calendar)
  const months = useEditor(({ document }) => (document.calendar ? monthCount(document.calendar) : 12))
  const locale = useEditor(({ document }) => document.locale)
  const [text, setText] = useState('')
  const [order, setOrder] = useState<DayOrder>()
  const [found, setFound] = useState<ReadDates>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [showsAges, setShowsAges] = useState(false)
  const [problem, setProblem] = useState('')
  const [stored, setStored] = useState(loadDatesBook)
  const dialog = useModal(onClose)
  const states = useMemo(
    () => (calendar && found ? found.entries.map(stateOf(calendar, months)) : []),
    [calendar, months, found],
  )
  if (!calendar) return null

  const show = (read: ReadDates) => {
    setProblem('')
    setFound(read)
    const state = read.entries.map(stateOf(calendar, months))
    setChosen(new Set(state.flatMap((one, index) => (one === 'new' ? [index] : []))))
    announcer.announce(t('dates.found', { count: read.entries.length }))
  }
  const read = (given: string | undefined, as?: DayOrder) => {
    const choice = { locale, order: as, year: calendar.start.year }
    const result = given === undefined ? ({ problem: 'large' } as const) : readDates(given, choice)
    if ('problem' in result) {
      const most = result.problem === 'large' ? MOST_MEGABYTES : MOST_ENTRIES
      return setProblem(
        t(`dates.problem.${result.problem}`, { most: new Intl.NumberFormat(locale).format(most) }),
      )
    }
    setText(given ?? '')
    setOrder(as ?? result.usual)
    show(result)
  }
  const take = () => {
    const entries = (found?.entries ?? [])
      .filter((_, index) => chosen.has(index))
      .map(entry => ({ ...entry, showsAge: entry.showsAge || (showsAges && entry.year !== null) }))
    const { events, taken, count } = withEntries(calendar, entries, months)
    if (taken > 0) setCalendarDays({ editor }, { events })
    void storeDates({ client, toasts }, entries)
    const message =
      taken < count
        ? t('dates.partly', { taken, count, most: LIMITS.events })
        : t('dates.count', { count: events.length })
    toasts.show({ text: message })
    announcer.announce(message)
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="plain-dialog names-dialog"
      aria-labelledby="dates-title"
      onClose={onClose}
    >
      <DialogHead id="dates-title" takesFocus="first" onClose={onClose}>
        {t('dates.import')}
      </DialogHead>
      {found ? (
        <DatesReview
          entries={found.entries}
          {...{ states, chosen, showsAges }}
          skipped={found.skipped}
          order={found.isAmbiguous ? order : undefined}
          onOrder={next => read(text, next)}
          onChosen={setChosen}
          onAges={setShowsAges}
        />
      ) : (
        <DatesSource
          stored={stored.length}
          onText={given => read(given)}
          onStored={() => show({ entries: stored, skipped: 0, isAmbiguous: false })}
          onForget={() => {
            clearDatesBook()
            setStored(loadDatesBook())
          }}
          account={<AccountDates onChanged={() => setStored(loadDatesBook())} onProblem={setProblem} />}
        />
      )}
      <p role="alert" className="share-problem">
        {problem}
      </p>
      {found && (
        <div className="dialog-actions">
          <button
            type="button"
            className="button"
            data-kind="primary"
            disabled={chosen.size === 0}
            onClick={take}
          >
            {t('dates.take', { count: chosen.size })}
          </button>
          <button type="button" className="button" onClick={() => setFound(undefined)}>
            {t('dates.other')}
          </button>
        </div>
      )}
    </dialog>
  )
}
