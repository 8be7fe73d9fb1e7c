import { addMonths, type Month, monthCount, monthName } from '@passepartout/document'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import { type Preset, startPresets } from './start-presets.ts'

/** The first month of a calendar, and all ways to change it with photos and dates kept. */
export function StartChooser() {
  const { t, shop } = useDesigner()
  const start = useEditor(({ document }) => document.calendar?.start ?? null)
  const viewer = useDesign(state => state.viewer)
  const [isOpen, setOpen] = useState(false)
  if (!start) return null
  return (
    <section className="panel start-chooser">
      <button
        type="button"
        className="button"
        data-full=""
        aria-expanded={isOpen}
        disabled={viewer}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays size={18} aria-hidden />
        {t('start.from', { month: monthWithYear(shop.locale, start) })}
      </button>
      {isOpen && <StartForm start={start} onClose={() => setOpen(false)} />}
    </section>
  )
}

function StartForm({ start, onClose }: { start: Month; onClose: () => void }) {
  const { t, shop, products } = useDesigner()
  const stored = useEditor(({ document }) => (document.calendar ? monthCount(document.calendar) : 12))
  const [months, setMonths] = useState(stored)
  const isChanging = useDesign(state => state.changing !== null)
  const [chosen, setChosen] = useState(start)
  const names = {
    from: monthWithYear(shop.locale, chosen),
    until: monthWithYear(shop.locale, addMonths(chosen, months - 1)),
  }
  const isSame = chosen.year === start.year && chosen.month === start.month && months === stored
  async function apply() {
    const params = {
      startMonth: String(chosen.month),
      year: String(chosen.year),
      ...(months !== stored && { months: String(months) }),
    }
    const value = months === stored ? names.from : `${names.from} – ${names.until}`
    if (isSame || (await products.change(params, { option: t('field.startMonth'), value }))) onClose()
  }
  return (
    <fieldset className="start-form">
      <legend>{t('start.title')}</legend>
      <Presets {...{ chosen }} onChoose={setChosen} />
      <div className="start-year">
        <button
          type="button"
          className="button"
          data-kind="plain"
          aria-label={t('start.before')}
          onClick={() => setChosen({ ...chosen, year: chosen.year - 1 })}
        >
          <ChevronLeft size={18} aria-hidden />
        </button>
        <strong aria-live="polite">{chosen.year}</strong>
        <button
          type="button"
          className="button"
          data-kind="plain"
          aria-label={t('start.after')}
          onClick={() => setChosen({ ...chosen, year: chosen.year + 1 })}
        >
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
      <div className="start-months">
        {Array.from({ length: 12 }, (_, index) => index + 1).map(month => (
          <button
            key={month}
            type="button"
            data-month={month}
            aria-pressed={month === chosen.month}
            aria-label={monthWithYear(shop.locale, { year: chosen.year, month })}
            onClick={() => setChosen({ ...chosen, month })}
          >
            {monthName(shop.locale, { year: chosen.year, month }, 'short')}
          </button>
        ))}
      </div>
      <Lengths {...{ months }} onChoose={setMonths} />
      <p className="small muted">{t('start.keeps', names)}</p>
      {months < stored && <p className="small">{t('start.shorter')}</p>}
      <div className="start-actions">
        <button type="button" className="button" data-kind="plain" onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={isChanging}
          onClick={() => void apply()}
        >
          {t('format.apply')}
        </button>
      </div>
    </fieldset>
  )
}

interface LengthsProps {
  months: number
  onChoose: (months: number) => void
}

/** The numbers of months that the calendar comes with. */
function Lengths({ months, onChoose }: LengthsProps) {
  const { t } = useDesigner()
  const row = useDesign(({ product }) => product?.rows?.find(({ field }) => field === 'months'))
  if (!row) return null
  return (
    <label className="start-length">
      <span>{t('field.months')}</span>
      <select
        className="select"
        value={String(months)}
        onChange={event => onChoose(Number(event.currentTarget.value))}
      >
        {row.choices
          .filter(({ allowed }) => allowed)
          .map(({ value, name, difference }) => (
            <option key={value} value={value}>
              {difference ? `${name} (${difference})` : name}
            </option>
          ))}
      </select>
    </label>
  )
}

interface PresetsProps {
  chosen: Month
  onChoose: (start: Month) => void
}

function Presets({ chosen, onChoose }: PresetsProps) {
  const { t, shop } = useDesigner()
  const wordsOf = ({ id, start }: Preset) =>
    t(`start.${id}`, {
      year:
        id === 'school'
          ? `${start.year}/${String((start.year + 1) % 100).padStart(2, '0')}`
          : String(start.year),
      month: monthWithYear(shop.locale, start),
    })
  return (
    <div className="start-presets">
      {startPresets(new Date(), shop.country).map(preset => (
        <button
          key={preset.id}
          type="button"
          className="button"
          data-preset={preset.id}
          aria-pressed={preset.start.year === chosen.year && preset.start.month === chosen.month}
          onClick={() => onChoose(preset.start)}
        >
          {wordsOf(preset)}
        </button>
      ))}
    </div>
  )
}

const monthWithYear = (locale: string, { year, month }: Month): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 15),
  )
