import { type DraftComment, readSharedDraft, type SharedDraft } from '@passepartout/contracts'
import { useCallback, useEffect, useState } from 'react'
import { downloadProof } from '../review-owner/download-proof.ts'
import { Approval } from './approval.tsx'
import { GuestEditingEntry } from './guest-editing-entry.tsx'
import { Message } from './message.tsx'
import { useShared, useTimeFormatter } from './shared-context.ts'
import { ReviewPage } from './shared-page.tsx'

type State = { is: 'opening' } | { is: 'open'; draft: SharedDraft } | { is: 'gone' } | { is: 'failed' }

/** The shared design: its current pages, one below the other. */
export function SharedDesign() {
  const { t, client, token, shop } = useShared()
  const timeOf = useTimeFormatter()
  const [person, setPerson] = useState('')
  const [state, setState] = useState<State>({ is: 'opening' })

  const read = useCallback(async () => {
    const answer = await client.call(readSharedDraft, { body: { token } })
    if (answer.ok) return setState({ is: 'open', draft: answer.payload })
    // 422: the token is malformed, so it never belonged to a link.
    if (answer.status === 410 || answer.status === 422) return setState({ is: 'gone' })
    setState(before => (before.is === 'open' ? before : { is: 'failed' }))
  }, [client, token])

  useEffect(() => {
    void read()
    // Reloads when the guest returns to the page.
    const back = () => document.visibilityState === 'visible' && void read()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [read])

  if (state.is === 'opening') return <p>{t('shared.opening')}</p>
  if (state.is === 'gone') return <Message title={t('shared.title')} text={t('shared.gone')} />
  if (state.is === 'failed')
    return (
      <Message title={t('shared.title')} text={t('shared.failed')}>
        <button type="button" className="button" onClick={() => void read()}>
          {t('shared.again')}
        </button>
      </Message>
    )
  const { draft } = state
  if (draft.right === 'work') return <GuestEditingEntry />
  /** Changes the current draft: it may have been reloaded during a call. */
  const change = (changed: (draft: SharedDraft) => Partial<SharedDraft>) =>
    setState(before =>
      before.is === 'open' ? { is: 'open', draft: { ...before.draft, ...changed(before.draft) } } : before,
    )
  const changeComments = (changed: (comments: DraftComment[]) => DraftComment[]) =>
    change(({ comments }) => ({ comments: changed(comments) }))
  return (
    <>
      <header>
        <p className="shared-brand">{shop.channel === 'kartenliebe' ? 'kartenliebe' : 'Passepartout'}</p>
        <h1>{draft.title || t('shared.title')}</h1>
        <p className="muted">
          {t('shared.state', { date: timeOf(draft.updatedAt) })}{' '}
          {t('shared.until', { date: timeOf(draft.endsAt) })}
        </p>
        <p className="muted">{t('shared.small')}</p>
        {draft.right !== 'view' && <p>{t('shared.how')}</p>}
        <Proof />
      </header>
      <ol className="shared-pages">
        {draft.pages.map(page => (
          <li key={page.id}>
            <ReviewPage
              page={page}
              draft={draft}
              person={person}
              onPerson={setPerson}
              onComments={changeComments}
            />
          </li>
        ))}
      </ol>
      <Approval
        draft={draft}
        person={person}
        onPerson={setPerson}
        onApproved={approval => change(() => ({ approval }))}
        onChanged={() => void read()}
      />
    </>
  )
}

function Proof() {
  const { t, shop, token } = useShared()
  const [problem, setProblem] = useState('')
  const take = async () => {
    setProblem('')
    if (!(await downloadProof(shop, '/web-api/shared/proof', token))) setProblem(t('shared.failed'))
  }
  return (
    <p className="shared-take">
      <button type="button" className="button" onClick={() => void take()}>
        {t('shared.proof')}
      </button>
      <span role="alert" className="shared-problem">
        {problem}
      </span>
    </p>
  )
}
