import { addMonths, type CalendarData, monthCount } from '@passepartout/document'
import { type SchoolCalendar, schoolHolidaysUntil } from '@passepartout/domain'
import { useDesigner, useEditor } from '../state/designer-context.ts'

/** Switch of the school holidays, with what is known of them in the region of the holidays. */
export function SchoolHolidays({
  calendar,
  school,
  region,
  isOn,
  onChange,
}: {
  calendar: CalendarData
  /** Undefined while the file is on its way. */
  school: SchoolCalendar | undefined
  region: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const { t } = useDesigner()
  const locale = useEditor(({ document }) => document.locale)
  const { start } = calendar
  const months = monthCount(calendar)
  const until = school && schoolHolidaysUntil(school, region)
  const needsRegion = school && !until && region === school.country && Object.keys(school.until).length > 0
  const isMissing = school && !needsRegion && (!until || until < monthText(start))
  const inWords = (month: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00Z`),
    )
  if (isMissing) return <p className="small muted">{t('school.missing', { year: String(start.year) })}</p>
  return (
    <>
      <label className="check-row">
        <input
          type="checkbox"
          checked={isOn}
          onChange={event => onChange(event.currentTarget.checked)}
          {...(needsRegion && { 'aria-describedby': 'school-region' })}
        />
        <span>{t('school.on')}</span>
      </label>
      {needsRegion && (
        <p className="small muted" id="school-region">
          {t('school.region')}
        </p>
      )}
      {until && until < monthText(addMonths(start, months - 1)) && (
        <p className="small muted">{t('school.until', { month: inWords(until) })}</p>
      )}
    </>
  )
}

const monthText = ({ year, month }: CalendarData['start']) => `${year}-${String(month).padStart(2, '0')}`
