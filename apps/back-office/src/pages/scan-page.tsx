import { SCAN_STEPS } from '@passepartout/domain'
import { type FormEvent, useRef } from 'react'
import { useTranslator } from '../messages/translator.ts'
import { countSheets } from '../scan/scan-table.ts'
import { type ScanEntry, useScans } from '../scan/use-scans.ts'

/** Scans of the lab, by a hand scanner that types, or by keyboard. */
export function Component() {
  const { t } = useTranslator()
  const { table, entries, change, take, sendAgain } = useScans()
  const field = useRef<HTMLInputElement>(null)
  const copy = countSheets(table)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (!field.current || code === '') return
    field.current.value = ''
    take(code)
  }
  return (
    <>
      <h1>{t('scan.title')}</h1>
      <p className="quiet">{t('scan.lead')}</p>
      <fieldset className="scan-steps">
        <legend>{t('scan.step')}</legend>
        {SCAN_STEPS.map(step => (
          <label key={step}>
            <input
              type="radio"
              name="step"
              checked={table.step === step}
              onChange={() => {
                change({ step, parcel: null, sheets: [] })
                field.current?.focus()
              }}
            />
            {t(`scan.step-${step}`)}
          </label>
        ))}
      </fieldset>
      <form className="filters" onSubmit={submit}>
        <label className="field grow">
          {table.step === 'packed' && table.parcel === null ? t('scan.parcel-code') : t('scan.sheet-code')}
          <input
            ref={field}
            // biome-ignore lint/a11y/noAutofocus: a hand scanner types into the focused field
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
        </label>
        <button type="submit" className="button primary">
          {t('scan.take')}
        </button>
      </form>
      {table.parcel !== null && (
        <p>
          {t('scan.parcel', { parcel: table.parcel })}{' '}
          <button type="button" className="link" onClick={() => change({ parcel: null })}>
            {t('scan.other-parcel')}
          </button>
        </p>
      )}
      {copy && (
        <p role="status">
          {t('scan.copy', copy)}{' '}
          <button type="button" className="link" onClick={() => change({ sheets: [] })}>
            {t('scan.clear')}
          </button>
        </p>
      )}
      <ScanList entries={entries} onSendAgain={sendAgain} />
    </>
  )
}

function ScanList({
  entries,
  onSendAgain,
}: {
  entries: readonly ScanEntry[]
  onSendAgain: (entry: ScanEntry) => void
}) {
  const { t } = useTranslator()
  return (
    <section>
      <h2>{t('scan.list')}</h2>
      {entries.length === 0 && <p className="none">{t('scan.none')}</p>}
      <ol className="scans" aria-live="assertive" aria-relevant="additions text">
        {entries.map(entry => (
          <li key={entry.id} data-state={entry.state}>
            <ScanWords entry={entry} />
            {entry.state === 'unsent' && (
              <button type="button" className="button" onClick={() => onSendAgain(entry)}>
                {t('scan.send-again')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function ScanWords({ entry: { state, problem, sheets = [], lines = [], batch } }: { entry: ScanEntry }) {
  const { t, name } = useTranslator()
  const [code = ''] = batch.codes
  const progress = lines.map(line => t('scan.progress', { ...line })).join(' ')
  const message = problem ? name('problem', problem) : ''
  return (
    <p>
      <b>{t(`scan.${state}`)}</b> <span className="code">{sheets.length > 0 ? sheets.join(', ') : code}</span>
      <span>{problem ? message : progress}</span>
    </p>
  )
}
