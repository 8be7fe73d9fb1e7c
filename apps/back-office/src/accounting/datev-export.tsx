import { useState } from 'react'
import { callUrl } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import type { TurnoverRow } from './turnover-table.tsx'

interface DatevExportProps {
  seller: string
  month: string
  chart: string
  rows: readonly TurnoverRow[]
}

const RATE = /^\d{1,4}([.,]\d{1,6})?$/

/** The month as a batch for DATEV, in euros: other currencies need what a euro was worth. */
export function DatevExport({ seller, month, chart, rows }: DatevExportProps) {
  const { t } = useTranslator()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const currencies = [...new Set(rows.map(({ currency }) => currency))].filter(one => one !== 'EUR')
  const rateOf = (currency: string) => typed[currency]?.trim() ?? ''
  const isComplete = currencies.every(
    currency => RATE.test(rateOf(currency)) && !/^[0.,]+$/.test(rateOf(currency)),
  )
  const rates = currencies.map(currency => `${currency}=${rateOf(currency).replace(',', '.')}`).join(',')
  const href = callUrl('exportDatev', { params: { seller, month }, query: { rates } })
  return (
    <section aria-labelledby="datev">
      <h2 id="datev">{t('accounting.datev')}</h2>
      <p className="quiet">{t('accounting.datev-lead', { chart })}</p>
      {currencies.length > 0 && (
        <>
          <div className="filters">
            {currencies.map(currency => (
              <label key={currency} className="field">
                {t('accounting.rate', { currency })}
                <input
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={11}
                  value={typed[currency] ?? ''}
                  onChange={event => setTyped({ ...typed, [currency]: event.target.value })}
                />
              </label>
            ))}
          </div>
          <p className="quiet">{t('accounting.rate-hint')}</p>
        </>
      )}
      {isComplete ? (
        <a className="button primary" href={href} download>
          {t('accounting.datev-save')}
        </a>
      ) : (
        <button type="button" className="button" disabled>
          {t('accounting.datev-save')}
        </button>
      )}
    </section>
  )
}
