import {
  type CalendarData,
  type CalendarDays,
  firstWeekday,
  numbersWeeks,
  weekdayName,
} from '@passepartout/document'
import { LANGUAGES, LOCALES, type Locale, localeFacts } from '@passepartout/domain'
import { useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { loadHolidayFiles } from './holiday-files.ts'
import { chosenHolidays, holidayChoice } from './holidays-in-calendar.ts'
import { setCalendarDays } from './set-calendar-days.ts'

const WEEKDAYS = [1, 0] as const
const NONE = ''

/** How months are printed: first day of the week, week numbers, moon, a second language. */
export function MonthPanel({ calendar }: { calendar: CalendarData }) {
  const { t, editor } = useDesigner()
  const locale = useEditor(({ document }) => document.locale)
  const isDesigned = useEditor(({ document }) =>
    document.pages.some(({ elements }) => elements.some(one => one.type === 'month-grid' && one.weekNumbers)),
  )
  const [isFailed, setFailed] = useState(false)
  const set = (days: CalendarDays) => setCalendarDays({ editor }, days)
  const usualNumbers = isDesigned && numbersWeeks(locale)
  const languages = new Intl.DisplayNames(locale, { type: 'language' })

  /** Names of holidays are stored, so that they change with the language. */
  const setSecond = async (second: Locale | undefined) => {
    const { calendar: now } = editor.getSnapshot().document
    if (!now) return
    const choice = holidayChoice(now, now.region ?? '')
    try {
      const hasNames = choice.isOn || choice.hasSchoolHolidays
      const files = hasNames ? await loadHolidayFiles(choice.region.slice(0, 2)) : undefined
      const { second: _before, ...rest } = now
      const days = files && chosenHolidays(files, choice, { ...rest, ...(second && { second }) }, locale)
      set({ ...days, second: second ?? null })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <section className="panel calendar-days">
      <div className="panel-head">
        <h2>{t('month.title')}</h2>
      </div>
      <div className="date-fields">
        <label>
          <span>{t('month.firstDay')}</span>
          <select
            className="select"
            value={calendar.firstDay ?? firstWeekday(locale)}
            onChange={event => {
              const chosen = event.currentTarget.value === '0' ? 0 : 1
              set({ firstDay: chosen === firstWeekday(locale) ? null : chosen })
            }}
          >
            {WEEKDAYS.map(weekday => (
              <option key={weekday} value={weekday}>
                {weekdayName(locale, weekday, 'long')}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('month.second')}</span>
          <select
            className="select"
            value={calendar.second ?? NONE}
            onChange={event => void setSecond(LOCALES.find(one => one === event.currentTarget.value))}
          >
            <option value={NONE}>{t('month.noSecond')}</option>
            {LANGUAGES.filter(language => language !== localeFacts(locale).language).map(language => (
              <option key={language} value={localeOf(language)}>
                {languages.of(language)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="check-row">
        <input
          type="checkbox"
          checked={calendar.weekNumbers ?? usualNumbers}
          onChange={event => {
            const { checked } = event.currentTarget
            set({ weekNumbers: checked === usualNumbers ? null : checked })
          }}
        />
        <span>{t('month.weeks')}</span>
      </label>
      <label className="check-row">
        <input
          type="checkbox"
          checked={calendar.moon ?? false}
          onChange={event => set({ moon: event.currentTarget.checked || null })}
        />
        <span>{t('month.moon')}</span>
      </label>
      <p role="alert" className="share-problem">
        {isFailed && t('holidays.failed')}
      </p>
    </section>
  )
}

/** The first locale in which a language is written as in its largest country. */
const localeOf = (language: (typeof LANGUAGES)[number]): Locale =>
  LOCALES.find(one => one === `${language}-${language.toUpperCase()}`) ?? 'en-GB'
