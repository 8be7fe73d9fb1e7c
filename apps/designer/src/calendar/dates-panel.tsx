import { type CalendarData, findColumns, LIMITS } from '@passepartout/document'
import { hasLoggedInCookie } from '@passepartout/domain'
import { Import } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { type DateEntry, entryOf } from './date-entry.ts'
import { DateForm } from './date-form.tsx'

const DateList = lazyPart(() => import('./date-list.tsx').then(one => one.DateList))
const DatesDialog = lazyPart(() => import('./import/dates-dialog.tsx').then(one => one.default))

/** The customer's own days: a form for a new one and the list of those in the calendar. */
export function DatesPanel({ calendar }: { calendar: CalendarData }) {
  const designer = useDesigner()
  const { t, client } = designer
  const [isOpen, setOpen] = useState(false)
  const [changedId, setChanged] = useState<string>()
  const changed = calendar.events.find(({ id }) => id === changedId)
  const columns = useEditor(({ document }) => findColumns(document)?.count ?? 0)
  const heads = Array.from({ length: columns }, (_, index) => calendar.names[index] ?? '')

  useEffect(() => {
    if (hasLoggedInCookie(document.cookie))
      void import('./account-dates.ts').then(({ loadAccountDates }) => loadAccountDates(client))
  }, [client])

  // Code that changes days loads with the first of them.
  const keep = (entry: DateEntry) => {
    void import('./change-dates.ts').then(({ storeDate }) => storeDate(designer, entry, changed?.id))
    setChanged(undefined)
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
      {calendar.events.length > 0 && <DateList {...{ calendar }} onChange={setChanged} />}
    </>
  )
}
