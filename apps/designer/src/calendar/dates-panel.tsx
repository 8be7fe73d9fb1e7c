import { type CalendarData, type CalendarEvent, findColumns, LIMITS, monthOf } from '@passepartout/document'
import { hasLoggedInCookie } from '@passepartout/domain'
import { Import } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { type DateEntry, entryOf, withEvent } from './date-entry.ts'
import { DateForm } from './date-form.tsx'
import { setCalendarDays } from './set-calendar-days.ts'

const DateList = lazyPart(() => import('./date-list.tsx').then(one => one.DateList))
const DatesDialog = lazyPart(() => import('./import/dates-dialog.tsx').then(one => one.default))

/** The code of the device's book loads with the first day; offline the calendar alone has the day. */
const storeLater = (entry: DateEntry) =>
  import('./dates-book.ts').then(({ storeInDatesBook }) => storeInDatesBook([entry])).catch(() => undefined)

/** The customer's own days: a form for a new one and the list of those in the calendar. */
export function DatesPanel({ calendar }: { calendar: CalendarData }) {
  const { t, editor, announcer, photos, client } = useDesigner()
  const [isOpen, setOpen] = useState(false)
  const [changed, setChanged] = useState<CalendarEvent>()
  const columns = useEditor(({ document }) => findColumns(document)?.count ?? 0)
  const heads = Array.from({ length: columns }, (_, index) => calendar.names[index] ?? '')

  useEffect(() => {
    if (hasLoggedInCookie(document.cookie))
      void import('./account-dates.ts').then(({ loadAccountDates }) => loadAccountDates(client))
  }, [client])

  const keep = (entry: DateEntry) => {
    const asset = entry.photo && photos.asset(entry.photo.assetId)
    // A photo that has arrived meanwhile has another id.
    const photo = entry.photo && asset && { photo: { ...entry.photo, assetId: asset.id } }
    const events = withEvent(calendar.events, { ...entry, ...photo }, changed?.id)
    setCalendarDays({ editor }, { events }, asset ? [asset] : [])
    void storeLater(entry)
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
    setCalendarDays({ editor }, { events: calendar.events.filter(event => !removed.includes(event)) })
    if (changed && removed.some(({ id }) => id === changed.id)) setChanged(undefined)
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
      {calendar.events.length > 0 && <DateList {...{ calendar }} onChange={setChanged} onRemove={remove} />}
    </>
  )
}
