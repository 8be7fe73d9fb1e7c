import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { type DragEvent, useRef, useState } from 'react'
import { CallProblem, call } from '../api/call.ts'
import type { MessageKey } from '../messages/en.ts'
import { useTranslator } from '../messages/translator.ts'
import { StatementTable } from './statement-table.tsx'

type Preview = BackOfficeResponse<'previewStatement'>
type Account = BackOfficeResponse<'listPayments'>['accounts'][number]

interface StatementImportProps {
  accounts: readonly Account[]
  /** Called once entries are booked. */
  onBooked: (text: string) => void
}

/** A bank statement: dropped or chosen, looked at, then booked. */
export function StatementImport({ accounts, onBooked }: StatementImportProps) {
  const { t } = useTranslator()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [account, setAccount] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const [problem, setProblem] = useState<CallProblem>()
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const clear = () => {
    setFile(undefined)
    setPreview(undefined)
    setProblem(undefined)
    setAccount('')
    if (input.current) input.current.value = ''
  }
  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      setPreview(undefined)
      setProblem(error instanceof CallProblem ? error : new CallProblem('unreachable'))
    } finally {
      setBusy(false)
    }
  }
  const query = account ? { account } : {}
  const read = (chosen: File) =>
    run(async () => {
      setFile(chosen)
      setPreview(undefined)
      setPreview(await call('previewStatement', { query, file: chosen }))
    })
  const book = (chosen: File) =>
    run(async () => {
      const { entries } = await call('importStatement', { query, file: chosen })
      clear()
      onBooked(t('statement.booked', { count: entries.length }))
    })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void read(dropped)
  }
  const fresh = preview?.entries.filter(({ state }) => state !== 'known').length ?? 0
  return (
    <section aria-labelledby="statement">
      <h2 id="statement">{t('statement.title')}</h2>
      <p className="quiet">{t('statement.lead')}</p>
      <label
        className="drop"
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {t('statement.choose')}
        <input
          ref={input}
          type="file"
          accept=".xml,.csv,.txt,application/xml,text/xml,text/csv,text/plain"
          disabled={isBusy}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void read(chosen)
          }}
        />
      </label>
      {problem && <StatementProblem problem={problem} />}
      {file && problem?.fields[0] === 'no-account' && (
        <div className="filters">
          <label className="field grow">
            {t('statement.account')}
            <select value={account} onChange={event => setAccount(event.target.value)}>
              <option value="" />
              {accounts.map(({ iban, holder, currency }) => (
                <option key={iban} value={iban}>
                  {`${currency}, ${holder}, ${iban}`}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="button"
            disabled={account === '' || isBusy}
            onClick={() => read(file)}
          >
            {t('statement.read-again')}
          </button>
        </div>
      )}
      {file && preview && (
        <>
          <StatementTable preview={preview} />
          <div className="actions">
            {fresh > 0 && (
              <button type="button" className="button primary" disabled={isBusy} onClick={() => book(file)}>
                {t('statement.book', { count: fresh })}
              </button>
            )}
            <button type="button" className="button" disabled={isBusy} onClick={clear}>
              {t('statement.discard')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

/** Why a file was refused, and that it changed nothing. */
function StatementProblem({ problem: { problem, fields } }: { problem: CallProblem }) {
  const { t, name } = useTranslator()
  const [kind, subject = ''] = fields
  const text =
    problem === 'bad-statement' && kind
      ? t(`statement.problem-${kind}` as MessageKey, { subject })
      : name('problem', problem)
  return (
    <div className="problem" role="alert">
      <p>{text}</p>
      <p>{t('statement.nothing-booked')}</p>
    </div>
  )
}
