import type { DiscountRulesInput } from '@passepartout/contracts/back-office'
import {
  CHANNELS,
  COUNTRY_CODES,
  CURRENCIES,
  type DiscountKind,
  isReducible,
  PRODUCT_KINDS,
} from '@passepartout/domain'
import { useState } from 'react'
import { useTranslator } from '../messages/translator.ts'

const MINOR = 100

/** Fields of a discount's rules; what nothing is ticked of counts for all. */
export function DiscountFields({
  kind,
  rules,
}: {
  kind: DiscountKind
  rules: DiscountRulesInput | undefined
}) {
  const { t, name, country } = useTranslator()
  const reduction = rules?.reduction
  const [way, setWay] = useState<'percent' | 'amount'>(
    reduction && 'amount' in reduction ? 'amount' : 'percent',
  )
  const choices = (
    field: 'channels' | 'countries' | 'kinds',
    values: readonly string[],
    text: (value: string) => string,
  ) => (
    <fieldset className="choices">
      <legend>{t(`discount.${field}`)}</legend>
      {values.map(value => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            name={field}
            value={value}
            defaultChecked={rules?.[field]?.some(one => one === value)}
          />
          {text(value)}
        </label>
      ))}
      <small className="quiet">{t('discount.none-ticked')}</small>
    </fieldset>
  )
  return (
    <>
      <fieldset className="choices">
        <legend>{t('discount.reduction')}</legend>
        {(['percent', 'amount'] as const).map(one => (
          <label key={one} className="choice">
            <input type="radio" name="way" value={one} checked={way === one} onChange={() => setWay(one)} />
            {t(`discount.${one}`)}
          </label>
        ))}
      </fieldset>
      {way === 'percent' ? (
        <label className="field short">
          {t('discount.percent-label')}
          <input
            name="percent"
            type="number"
            min="0.01"
            max={kind === 'campaign' ? 90 : 100}
            step={kind === 'campaign' ? 'any' : 0.01}
            required
            defaultValue={reduction && 'percent' in reduction ? reduction.percent : ''}
          />
        </label>
      ) : (
        <AmountFields
          name="amount"
          label={t('discount.amount-label')}
          amounts={reduction && 'amount' in reduction ? reduction.amount : {}}
        />
      )}
      <div className="period">
        <Moment name="from" label={t('discount.from')} day={rules?.from} time={rules?.fromTime} isRequired />
        <Moment
          name="until"
          label={t('discount.until')}
          day={rules?.until}
          time={rules?.untilTime}
          isRequired={kind === 'campaign'}
        />
      </div>
      <p className="quiet">{t('discount.times')}</p>
      {choices('channels', CHANNELS, value => name('shop', value))}
      {choices('countries', COUNTRY_CODES, country)}
      {choices('kinds', PRODUCT_KINDS.filter(isReducible), value => name('kind', value))}
      {kind === 'campaign' ? (
        <label className="field">
          {t('discount.ids')}
          <input
            name="ids"
            autoComplete="off"
            defaultValue={rules && 'ids' in rules ? rules.ids?.join(', ') : ''}
          />
          <small className="quiet">{t('discount.ids-hint')}</small>
        </label>
      ) : (
        <AmountFields
          name="minimum"
          label={t('discount.minimum')}
          amounts={rules && 'minimum' in rules ? (rules.minimum ?? {}) : {}}
        />
      )}
    </>
  )
}

interface AmountFieldsProps {
  name: string
  label: string
  amounts: Readonly<Record<string, number | undefined>>
}

function AmountFields({ name, label, amounts }: AmountFieldsProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {CURRENCIES.map(currency => {
        const amount = amounts[currency]
        return (
          <label key={currency} className="field short">
            {currency}
            <input
              name={`${name}-${currency}`}
              inputMode="decimal"
              autoComplete="off"
              pattern="\d{1,6}([.,]\d{1,2})?"
              defaultValue={amount === undefined ? '' : (amount / MINOR).toFixed(2)}
            />
          </label>
        )
      })}
    </fieldset>
  )
}

interface MomentProps {
  name: 'from' | 'until'
  label: string
  day: string | undefined
  time: string | undefined
  isRequired: boolean
}

function Moment({ name, label, day, time, isRequired }: MomentProps) {
  const { t } = useTranslator()
  return (
    <fieldset className="moment">
      <legend>{label}</legend>
      <input
        type="date"
        name={name}
        aria-label={t('discount.day', { label })}
        required={isRequired}
        defaultValue={day}
      />
      <input
        type="time"
        name={`${name}Time`}
        aria-label={t('discount.time', { label })}
        defaultValue={time}
      />
    </fieldset>
  )
}
