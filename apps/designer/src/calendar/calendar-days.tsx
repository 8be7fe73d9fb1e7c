import { useDesigner, useEditor } from '../state/designer-context.ts'
import { DatesPanel } from './dates-panel.tsx'
import { HolidaysPanel } from './holidays-panel.tsx'

/** "Feiertage & Geburtstage": all days that a calendar marks. */
export function CalendarDays() {
  const { t, guest } = useDesigner()
  const calendar = useEditor(({ document }) => document.calendar)
  if (!calendar || guest) return null
  return (
    <section className="panel calendar-days">
      <div className="panel-head">
        <h2>{t('days.title')}</h2>
      </div>
      <HolidaysPanel calendar={calendar} />
      <DatesPanel calendar={calendar} />
    </section>
  )
}
