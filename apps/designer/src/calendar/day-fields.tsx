import { DAY_COLOURS, monthName } from '@passepartout/document'
import type { Locale } from '@passepartout/domain'
import { useDesigner } from '../state/designer-context.ts'

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1)
const MONTHS = DAYS.slice(0, 12)

interface DayOfYear {
  month: number
  day: number
}

interface DayAndMonthProps {
  date: DayOfYear
  /** Of the field for the day. */
  label: string
  locale: Locale
  onChange: (date: DayOfYear) => void
}

/** A field for the day and one for the month. */
export function DayAndMonth({ date, label, locale, onChange }: DayAndMonthProps) {
  const { t } = useDesigner()
  return (
    <>
      <label>
        <span>{label}</span>
        <select
          className="select"
          value={date.day}
          onChange={event => onChange({ ...date, day: Number(event.currentTarget.value) })}
        >
          {DAYS.map(one => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('dates.month')}</span>
        <select
          className="select"
          value={date.month}
          onChange={event => onChange({ ...date, month: Number(event.currentTarget.value) })}
        >
          {MONTHS.map(one => (
            <option key={one} value={one}>
              {monthName(locale, { year: 2027, month: one }, 'long')}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

interface LastDayProps {
  /** Undefined for a single day. */
  until: DayOfYear | undefined
  first: DayOfYear
  locale: Locale
  onChange: (until: DayOfYear | undefined) => void
}

/** The last of several days: a checkbox, and fields for the day where it is checked. */
export function LastDay({ until, first, locale, onChange }: LastDayProps) {
  const { t } = useDesigner()
  return (
    <>
      <label className="check-row date-wide">
        <input
          type="checkbox"
          checked={until !== undefined}
          onChange={event => onChange(event.currentTarget.checked ? first : undefined)}
        />
        <span>{t('dates.several')}</span>
      </label>
      {until && <DayAndMonth date={until} label={t('dates.lastDay')} locale={locale} onChange={onChange} />}
    </>
  )
}

interface DayColourProps {
  /** Undefined prints in the ink of the design. */
  colour: string | undefined
  onChange: (colour: string | undefined) => void
}

/** The colour of a day or of a bar of several. */
export function DayColour({ colour, onChange }: DayColourProps) {
  const { t } = useDesigner()
  return (
    <fieldset className="day-colours date-wide">
      <legend>{t('dates.colour')}</legend>
      {[undefined, ...DAY_COLOURS].map((one, index) => (
        <label key={one ?? 'design'} style={{ '--day-colour': one ?? 'transparent' } as never}>
          <input
            type="radio"
            name="day-colour"
            aria-label={t(`dates.colour.${index}`)}
            checked={one === colour}
            onChange={() => onChange(one)}
          />
          <span aria-hidden title={t(`dates.colour.${index}`)} />
        </label>
      ))}
    </fieldset>
  )
}
