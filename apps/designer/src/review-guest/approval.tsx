import { approveSharedDraft, type DraftApproval, type SharedDraft } from '@passepartout/contracts'
import { type FormEvent, useId } from 'react'
import { useSubmit } from '../review-owner/use-submit.ts'
import { useShared, useTimeFormatter } from './shared-context.ts'

interface ApprovalProps {
  draft: SharedDraft
  person: string
  onPerson: (person: string) => void
  onApproved: (approval: DraftApproval) => void
  /** The design changed while the guest was viewing it. */
  onChanged: () => void
}

/** Form that approves exactly the displayed version; after a later change the approval is marked as stale. */
export function Approval({ draft, person, onPerson, onApproved, onChanged }: ApprovalProps) {
  const { t, client, token } = useShared()
  const timeOf = useTimeFormatter()
  const { problem, isSending, send } = useSubmit(t('shared.failed'))
  const id = useId()
  const { approval, right } = draft
  if (right !== 'approve') return null

  const approve = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const body = { token, revision: draft.revision, by: person }
      const answer = await client.call(approveSharedDraft, { body })
      if (answer.status === 409) onChanged()
      return answer
    }, onApproved)
  }
  const approver = approval && { name: approval.by, date: timeOf(approval.at) }
  return (
    <section className="shared-approval" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('shared.approval')}</h2>
      <div role="status">
        {approver && (
          <p data-kind={approval.isCurrent ? 'good' : 'stale'}>
            {t(approval.isCurrent ? 'shared.approved' : 'shared.stale', approver)}
          </p>
        )}
      </div>
      {!approval?.isCurrent && (
        <form className="shared-form" onSubmit={approve}>
          <p>{t('shared.approveLead')}</p>
          <label htmlFor={`${id}-name`}>{t('shared.name')}</label>
          <input
            id={`${id}-name`}
            className="field"
            required
            maxLength={40}
            autoComplete="given-name"
            value={person}
            onChange={event => onPerson(event.currentTarget.value)}
          />
          <p role="alert" className="shared-problem">
            {problem}
          </p>
          <div className="shared-actions">
            <button type="submit" className="button" data-kind="primary" aria-disabled={isSending}>
              {t('shared.approve')}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}
