import type { BackOfficeResponse, CaseRow } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { EmailText } from '../parts/email-text.tsx'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermission } from '../shell/session.ts'

export const loader = ({ params, request }: LoaderFunctionArgs) =>
  call('getCase', { params: { id: params.id ?? '' } }, request.signal)

/** Fields whose values are codes, with the prefix of their words. */
const CODES: Readonly<Record<string, string>> = { what: 'defect', wish: 'case' }

/** A case with what the customer sent, to be decided here. */
export function Component() {
  const loaded = useLoaderData<BackOfficeResponse<'getCase'>>()
  const [decided, setDecided] = useState<{ of: typeof loaded; case: CaseRow }>()
  const shown = decided?.of === loaded ? decided.case : loaded.case
  const { t, name, moment } = useTranslator()
  const canSee = usePermission('order-photos:read')
  const canDecide = usePermission('cases:decide')
  const { orderNumber, pictures, content } = shown
  const entered = Object.entries(content).filter(([, value]) => value !== '')
  return (
    <>
      <h1>
        {t('case.title', {
          kind: name('case', shown.kind),
          number: orderNumber ?? t('case.no-order'),
        })}
      </h1>
      <p className="quiet">
        {t('case.from', { name: shown.customer || (content.name ?? ''), date: moment(shown.createdAt) })}
        {orderNumber && (
          <>
            {' · '}
            <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>
          </>
        )}
      </p>
      <div className="columns">
        <div>
          <section aria-labelledby="entered">
            <h2 id="entered">{t('case.entered')}</h2>
            <dl>
              {shown.lines.length > 0 && (
                <div>
                  <dt>{t('case.lines')}</dt>
                  {shown.lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: products of the same name are possible
                    <dd key={index}>{line}</dd>
                  ))}
                </div>
              )}
              {entered.map(([field, value]) => (
                <div key={field}>
                  <dt>{name('case', field)}</dt>
                  <dd>{name(CODES[field] ?? '', value)}</dd>
                </div>
              ))}
            </dl>
          </section>
          {canSee && pictures.length > 0 && (
            <section aria-labelledby="pictures">
              <h2 id="pictures">{t('case.pictures')}</h2>
              <p className="pictures">
                {pictures.map((url, index) => (
                  <a key={url} href={url}>
                    <img
                      src={url}
                      alt={t('case.picture', { number: index + 1 })}
                      width="240"
                      loading="lazy"
                    />
                  </a>
                ))}
              </p>
            </section>
          )}
        </div>
        <aside>
          {shown.state === 'received'
            ? canDecide && <Decision of={shown} onDecide={next => setDecided({ of: loaded, case: next })} />
            : shown.decidedAt && (
                <section role="status">
                  <p className="done">
                    {t('case.decided', {
                      date: moment(shown.decidedAt),
                      decision: name('case', shown.state),
                    })}
                  </p>
                  {shown.state === 'refund' && orderNumber && (
                    <Link className="button primary" to={`/orders/${orderNumber}`}>
                      {t('case.refund-next')}
                    </Link>
                  )}
                </section>
              )}
        </aside>
      </div>
    </>
  )
}

const DECISIONS = ['reprint', 'refund', 'refused'] as const

interface DecisionProps {
  of: CaseRow
  onDecide: (decided: CaseRow) => void
}

/** The decision in two steps: the email is read before it is sent. */
function Decision({ of: { id }, onDecide }: DecisionProps) {
  const { t } = useTranslator()
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>()
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<BackOfficeResponse<'previewDecision'>>()
  const { problem, attempt } = useProblem()
  const change = (act: () => void) => {
    setPreview(undefined)
    act()
  }
  const show = () =>
    attempt(async () => {
      if (decision) setPreview(await call('previewDecision', { params: { id }, body: { decision, reason } }))
    })
  const send = () =>
    attempt(async () => {
      if (decision) onDecide((await call('decideCase', { params: { id }, body: { decision, reason } })).case)
    })
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void (preview ? send() : show())
      }}
    >
      <fieldset>
        <legend>{t('case.decide')}</legend>
        {DECISIONS.map(one => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="decision"
              required
              checked={decision === one}
              onChange={() => change(() => setDecision(one))}
            />
            {t(`case.decide-${one}`)}
          </label>
        ))}
      </fieldset>
      <label className="field">
        {t('case.reason')}
        <textarea
          rows={4}
          maxLength={1000}
          value={reason}
          onChange={event => change(() => setReason(event.target.value))}
        />
      </label>
      {preview && (
        <section aria-label={t('case.preview-title')}>
          <h2>{t('case.preview-title')}</h2>
          {preview.email ? (
            <>
              <p>
                <b>{preview.email.subject}</b>
                <br />
                <small className="quiet">{preview.email.to}</small>
              </p>
              <EmailText text={preview.email.text} label={preview.email.subject} />
            </>
          ) : (
            <p>{t('case.no-email')}</p>
          )}
        </section>
      )}
      {problem}
      <button type="submit" className="button primary">
        {preview ? t('case.send') : t('case.preview')}
      </button>
    </form>
  )
}
