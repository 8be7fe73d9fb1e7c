import { LIMITS } from '@passepartout/document'
import { isExistingDay, PERSONAL_DATE_KINDS, type PersonalDateKind } from '@passepartout/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { columnOfName, type DateEntry } from './date-entry.ts'
import { DayAndMonth, DayColour, LastDay } from './day-fields.tsx'

const DayPhotoField = lazyPart(() => import('./day-photo-field.tsx').then(one => one.DayPhotoField))

/** Kinds that can be typed; days by a rule come from calendar files. */
const TYPED_KINDS = PERSONAL_DATE_KINDS.filter(kind => kind !== 'rule')

/** Value of a day of everybody among columns, which count from 0. */
const EVERYBODY = -1

interface DateFormProps {
  /** The entry to change; a new one without it. */
  initial: DateEntry | undefined
  /** The calendar takes no more days. */
  isFull: boolean
  /** Names over the columns of a planner, empty if not entered; none for other calendars. */
  heads: readonly string[]
  onEntry: (entry: DateEntry) => void
  onCancel: (() => void) | undefined
}

export function DateForm({ initial, isFull, heads, onEntry, onCancel }: DateFormProps) {
  const { t } = useDesigner()
  const locale = useEditor(({ document }) => document.locale)
  const [name, setName] = useState(initial?.name ?? '')
  const [kind, setKind] = useState<PersonalDateKind>(initial?.kind ?? 'birthday')
  const [date, setDate] = useState({ month: initial?.month ?? 1, day: initial?.day ?? 1 })
  const [year, setYear] = useState(initial?.year ? String(initial.year) : '')
  const [until, setUntil] = useState(initial?.until)
  const [colour, setColour] = useState(initial?.colour)
  const [photo, setPhoto] = useState(initial?.photo)
  const [showsPhotos, setShowsPhotos] = useState(photo !== undefined)
  const [showsAge, setShowsAge] = useState(initial?.showsAge ?? true)
  // Until a column is chosen, the name decides.
  const [chosenColumn, setChosenColumn] = useState(initial && (initial.column ?? EVERYBODY))
  const column = chosenColumn ?? columnOfName(name, heads) ?? EVERYBODY
  const [problem, setProblem] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (initial) first.current?.focus()
  }, [initial])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = year.trim() === '' ? null : Number(year)
    const isYear = number === null || (Number.isInteger(number) && number >= 1000 && number <= 2200)
    if (name.trim() === '') return setProblem(t('dates.noName'))
    if (!isYear || !isExistingDay({ ...date, year: number })) return setProblem(t('dates.noDay'))
    if (kind === 'once' && (number === null || number < 1900)) return setProblem(t('dates.noYear'))
    if (until && !isExistingDay({ ...until, year: null })) return setProblem(t('dates.noDay'))
    if (isFull) return setProblem(t('dates.full', { most: LIMITS.events }))
    setProblem('')
    onEntry({
      ...{ name: name.trim(), kind, ...date, year: number, showsAge: showsAge && hasAge(kind) },
      ...(column !== EVERYBODY && { column }),
      ...(until && { until }),
      ...(colour && { colour }),
      ...(photo && { photo }),
    })
    setName('')
    setYear('')
    setUntil(undefined)
    setPhoto(undefined)
    setShowsPhotos(false)
    setChosenColumn(undefined)
    first.current?.focus()
  }
  return (
    <form className="date-form" onSubmit={submit} noValidate>
      <label className="date-wide">
        <span>{t('dates.name')}</span>
        <input
          ref={first}
          className="field"
          autoComplete="off"
          maxLength={LIMITS.eventLength}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <DayAndMonth date={date} label={t('dates.day')} locale={locale} onChange={setDate} />
      <label>
        <span>{t('dates.kind')}</span>
        <select
          className="select"
          value={kind}
          onChange={event => {
            const { value } = event.currentTarget
            setKind(TYPED_KINDS.find(one => one === value) ?? 'birthday')
          }}
        >
          {TYPED_KINDS.map(one => (
            <option key={one} value={one}>
              {t(`dates.kind.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('dates.year')}</span>
        <input
          className="field"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={year}
          onChange={event => setYear(event.currentTarget.value)}
        />
      </label>
      {heads.length > 0 && (
        <label className="date-wide">
          <span>{t('dates.column')}</span>
          <select
            className="select"
            value={column}
            onChange={event => setChosenColumn(Number(event.currentTarget.value))}
          >
            <option value={EVERYBODY}>{t('dates.everybody')}</option>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity than their place.
              <option key={index} value={index}>
                {head || t('columns.column', { number: index + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      <LastDay {...{ until, locale }} first={date} onChange={setUntil} />
      <DayColour {...{ colour }} onChange={setColour} />
      <label className="check-row date-wide">
        <input
          type="checkbox"
          checked={showsPhotos}
          onChange={event => {
            setShowsPhotos(event.currentTarget.checked)
            setPhoto(undefined)
          }}
        />
        <span>{t('dates.photo')}</span>
      </label>
      {showsPhotos && <DayPhotoField {...{ photo }} onChange={setPhoto} />}
      {hasAge(kind) && (
        <label className="check-row date-wide">
          <input
            type="checkbox"
            checked={showsAge}
            onChange={event => setShowsAge(event.currentTarget.checked)}
          />
          <span>{t('dates.age')}</span>
        </label>
      )}
      <p role="alert" className="share-problem date-wide">
        {problem}
      </p>
      <div className="dialog-actions date-wide">
        <button type="submit" className="button" data-kind="primary">
          {t(initial ? 'dates.change' : 'dates.add')}
        </button>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            {t('dates.cancel')}
          </button>
        )}
      </div>
    </form>
  )
}

const hasAge = (kind: PersonalDateKind) =>
  kind === 'birthday' || kind === 'anniversary' || kind === 'memorial'
