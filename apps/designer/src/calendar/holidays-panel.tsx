import type { CalendarData } from '@passepartout/document'
import { holidayRegionName, isoCountry } from '@passepartout/domain'
import { useEffect, useState } from 'react'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { HOLIDAY_COUNTRIES, hasSchoolHolidays, loadHolidayFiles } from './holiday-files.ts'
import {
  chosenHolidays,
  type HolidayChoice,
  type HolidayFiles,
  holidayChoice,
  holidaysIn,
} from './holidays-in-calendar.ts'
import { SchoolHolidays } from './school-holidays.tsx'
import { setCalendarDays } from './set-calendar-days.ts'

/** Choice of the holidays: on or off, country, region, and whether other special days are printed too. */
export function HolidaysPanel({ calendar }: { calendar: CalendarData }) {
  const { t, editor, data, announcer } = useDesigner()
  const locale = useEditor(({ document }) => document.locale)
  const stored = holidayChoice(calendar, isoCountry(data.shop.country))
  // Shown at once, while the country's file is on its way.
  const [pending, setPending] = useState<HolidayChoice>()
  const choice = pending ?? stored
  const country = choice.region.slice(0, 2)
  const [files, setFiles] = useState<HolidayFiles>()
  const [isFailed, setFailed] = useState(false)
  // A calendar without holidays needs no file until somebody turns to this panel.
  const [isWanted, setWanted] = useState(false)
  const needsFile = choice.isOn || choice.hasSchoolHolidays || isWanted
  const { file, school } = files?.file.country === country ? files : {}
  const { year } = calendar.start

  useEffect(() => {
    if (!needsFile) return
    let isCurrent = true
    loadHolidayFiles(country).then(
      loaded => isCurrent && setFiles(loaded),
      // The choice says so once something is chosen.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [country, needsFile])

  const apply = async (next: Partial<HolidayChoice>) => {
    const wanted = { ...choice, ...next }
    setPending(wanted)
    try {
      const loaded = await loadHolidayFiles(wanted.region.slice(0, 2))
      setFailed(false)
      // Read again: the calendar may have changed while the file was on its way.
      const { document } = editor.getSnapshot()
      if (!document.calendar) return
      const days = chosenHolidays(loaded, wanted, document.calendar, locale)
      setCalendarDays({ editor }, days)
      if (wanted.isOn) announcer.announce(count(Object.keys(days.holidays ?? {})))
    } catch {
      setFailed(true)
    } finally {
      setPending(now => (now === wanted ? undefined : now))
    }
  }
  const count = (dates: readonly string[]) =>
    t('holidays.count', {
      count: dates.filter(date => date.startsWith(`${year}-`)).length,
      year: String(year),
    })

  const countryNames = new Intl.DisplayNames(locale, { type: 'region' })
  const byName = ([, one]: readonly [string, string], [, other]: readonly [string, string]) =>
    one.localeCompare(other, locale)
  const countries = HOLIDAY_COUNTRIES.map(code => [code, countryNames.of(code) ?? code] as const).sort(byName)
  const regions = Object.entries(file?.regions ?? {})
    .map(([code, name]) => [`${country}-${code}`, holidayRegionName(name, locale)] as const)
    .sort(byName)
  const isStale = stored.isOn && holidaysIn(calendar, year) === 0
  const isKnown = !file || (year >= file.from && year <= file.until)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what its fields receive
    <div className="calendar-holidays" onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <label className="check-row">
        <input
          type="checkbox"
          checked={choice.isOn}
          onChange={event => void apply({ isOn: event.currentTarget.checked })}
        />
        <span>{t('holidays.on')}</span>
      </label>
      <div className="date-fields">
        <label>
          <span>{t('holidays.country')}</span>
          <select
            className="select"
            value={country}
            onChange={event => void apply({ region: event.currentTarget.value, isOn: true })}
          >
            {countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {regions.length > 0 && (
          <label>
            <span>{t('holidays.region')}</span>
            <select
              className="select"
              value={choice.region}
              onChange={event => void apply({ region: event.currentTarget.value, isOn: true })}
            >
              <option value={country}>{t('holidays.whole')}</option>
              {regions.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <label className="check-row">
        <input
          type="checkbox"
          checked={choice.hasObservances}
          onChange={event => void apply({ hasObservances: event.currentTarget.checked })}
        />
        <span>{t('holidays.more')}</span>
      </label>
      {hasSchoolHolidays(country) && (
        <SchoolHolidays
          calendar={calendar}
          school={school}
          region={choice.region}
          isOn={choice.hasSchoolHolidays}
          onChange={isOn => void apply({ hasSchoolHolidays: isOn })}
        />
      )}
      {stored.isOn && !isStale && <p className="small muted">{count(Object.keys(calendar.holidays))}</p>}
      {!isKnown && (
        <p className="small">
          {t('holidays.unknown', { from: String(file?.from), until: String(file?.until) })}
        </p>
      )}
      {isStale && isKnown && (
        <button type="button" className="button" onClick={() => void apply({})}>
          {t('holidays.renew', { year: String(year) })}
        </button>
      )}
      <p role="alert" className="share-problem">
        {isFailed && t('holidays.failed')}
      </p>
    </div>
  )
}
