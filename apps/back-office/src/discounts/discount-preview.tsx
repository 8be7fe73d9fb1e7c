import type { DiscountDetail } from '@passepartout/contracts/back-office'
import { CHANNELS, COUNTRY_CODES } from '@passepartout/domain'
import { useState } from 'react'
import { callUrl } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'

/** A link to a shop as it will be at a moment, with the saved draft. */
export function DiscountPreview({ discount: { kind, id, draft } }: { discount: DiscountDetail }) {
  const { t, name, country: countryName } = useTranslator()
  const { channels = CHANNELS, countries = COUNTRY_CODES } = draft
  const [channel, setChannel] = useState<string>(channels[0] ?? '')
  const [country, setCountry] = useState<string>(countries[0] ?? '')
  const [day, setDay] = useState(draft.from)
  const [time, setTime] = useState(draft.fromTime ?? '')
  const select = (
    label: string,
    value: string,
    values: readonly string[],
    text: (value: string) => string,
    change: (value: string) => void,
  ) => (
    <label className="field">
      {label}
      <select value={value} onChange={event => change(event.target.value)}>
        {values.map(one => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{t('discount.preview')}</h2>
      <p className="quiet">{t('discount.preview-lead')}</p>
      <div className="filters">
        {select(t('filter.channel'), channel, channels, value => name('shop', value), setChannel)}
        {select(t('filter.country'), country, countries, countryName, setCountry)}
        <label className="field">
          {t('discount.preview-day')}
          <input type="date" value={day} onChange={event => setDay(event.target.value)} />
        </label>
        <label className="field">
          {t('discount.preview-time')}
          <input type="time" value={time} onChange={event => setTime(event.target.value)} />
        </label>
        <a
          className="button"
          target="_blank"
          rel="noreferrer"
          href={callUrl('previewDiscount', { params: { kind, id }, query: { channel, country, day, time } })}
        >
          {t('discount.preview-open')}
        </a>
      </div>
    </section>
  )
}
