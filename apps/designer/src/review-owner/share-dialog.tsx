import {
  createDraftShare,
  type DraftShare,
  revokeDraftShare,
  type ShareNotification,
  type SharePermission,
} from '@passepartout/contracts'
import { FileDown, MonitorSmartphone } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { DialogHead } from '../help/dialog-head.tsx'
import { useModal } from '../help/use-modal.ts'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { appendUnlessPresent } from './append-unless-present.ts'
import { downloadProof } from './download-proof.ts'
import { NewLink } from './new-link.tsx'
import { ShareFeedback } from './share-feedback.tsx'
import { ShareNotificationSettings } from './share-notification-settings.tsx'

const RIGHTS: readonly SharePermission[] = ['view', 'comment', 'approve', 'work']

interface ShareDialogProps {
  /** The permission chosen at first: an approval where the dialog opens from proofreading. */
  proposed: SharePermission
  onClose: () => void
}

/** "Teilen": links to this design, each with its permission; the address of a new one is displayed once. */
export default function ShareDialog({ proposed, onClose }: ShareDialogProps) {
  const { t, client, data, keeping, announcer, view, design, shareNews } = useDesigner()
  const [draftId, setDraftId] = useState<string | null>(null)
  const shares = useDesign(state => state.shares)
  const [mail, setMail] = useState<ShareNotification | null>(null)
  const [right, setRight] = useState(proposed)
  const [name, setName] = useState('')
  const [made, setMade] = useState<{ id: string; address: string } | null>(null)
  const [problem, setProblem] = useState('')
  const [isMaking, setMaking] = useState(false)
  const dialog = useModal(onClose)

  // Runs once, when the dialog opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services stay the same
  useEffect(() => {
    let isGone = false
    const open = async () => {
      // An approval applies to the saved version, so unsaved changes are saved first.
      await keeping.flush()
      const draft = keeping.draft()
      if (!draft) return
      const answer = await shareNews.list(draft.id)
      if (isGone) return
      setDraftId(draft.id)
      if (!answer.ok) return
      setMail(answer.payload.mail)
      shareNews.seen(draft.id, answer.payload.shares)
    }
    void open()
    return () => {
      isGone = true
    }
  }, [])

  const requestedComment = view.get().comment
  const isShown = shares.some(({ comments }) => comments.some(({ id }) => id === requestedComment))
  useEffect(() => {
    if (isShown) document.getElementById(`comment-${requestedComment}`)?.focus()
  }, [isShown, requestedComment])

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isMaking) return
    setMaking(true)
    setProblem('')
    // Saves first, so that the link shows the current state.
    const draft = await keeping.ensure()
    const answer =
      draft &&
      (await client.call(createDraftShare, { body: { draftId: draft.id, right, name: name.trim() } }))
    setMaking(false)
    if (!draft || !answer) return setProblem(t('share.failed'))
    if (!answer.ok) return setProblem((answer.status < 500 && answer.message) || t('share.failed'))
    const { token, ...share } = answer.payload
    setMade({ id: share.id, address: `${location.origin}${data.urls.shared}#${token}` })
    setName('')
    announcer.announce(t('share.made'))
    setDraftId(draft.id)
    shareNews.seen(draft.id, appendUnlessPresent(design.get().shares, share))
    // The first link of an account turns on email notifications to it.
    const listed = await shareNews.list(draft.id)
    if (listed.ok) setMail(listed.payload.mail)
  }

  const proof = async () => {
    setProblem('')
    const draft = await keeping.ensure()
    const isTaken = draft && (await downloadProof(data.shop, `/web-api/drafts/${draft.id}/proof`))
    if (!isTaken) setProblem(t('share.failed'))
  }

  const end = async ({ id }: DraftShare) => {
    const answer = await client.call(revokeDraftShare, { params: { id } })
    if (!answer.ok && answer.status !== 404) return setProblem(t('share.failed'))
    design.set(now => ({ shares: now.shares.filter(share => share.id !== id) }))
    if (made?.id === id) setMade(null)
    announcer.announce(t('share.ended'))
    dialog.current?.querySelector<HTMLElement>('h2')?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className="plain-dialog share-dialog"
      aria-labelledby="share-title"
      onClose={onClose}
    >
      <DialogHead id="share-title" takesFocus="later" onClose={onClose}>
        {t('share.title')}
      </DialogHead>
      <p>{t('share.lead')}</p>
      <form onSubmit={event => void make(event)}>
        <fieldset>
          <legend>{t('share.right')}</legend>
          {RIGHTS.map(one => (
            <label key={one}>
              <input
                type="radio"
                name="right"
                value={one}
                checked={right === one}
                aria-describedby={one === 'work' ? 'share-work' : undefined}
                onChange={() => setRight(one)}
              />
              {t(`share.${one}`)}
            </label>
          ))}
          <p id="share-work" className="share-work" role="status">
            {right === 'work' && t('share.workNote')}
          </p>
        </fieldset>
        <label className="share-name">
          {t('share.name')}
          <input
            className="field"
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" className="button" data-kind="primary" aria-disabled={isMaking}>
          {t('share.make')}
        </button>
      </form>
      <button
        type="button"
        className="button"
        onClick={() => view.set({ share: null, comment: null, elsewhere: true })}
      >
        <MonitorSmartphone size={18} aria-hidden />
        {t('continue.title')}
      </button>
      <p role="alert" className="share-problem">
        {problem}
      </p>
      {made && <NewLink address={made.address} />}
      {shares.length > 0 && (
        <section aria-labelledby="share-links">
          <h3 id="share-links">{t('share.links')}</h3>
          <ul className="share-links">
            {shares.map(share => (
              <li key={share.id}>
                <div className="share-head">
                  <span>
                    <strong>{share.name || t('share.noName')}</strong>
                    <span className="muted">
                      {t(`share.${share.right}`)}, {t('share.until', { date: dayOf(share.endsAt) })}
                    </span>
                  </span>
                  <button type="button" className="button" onClick={() => void end(share)}>
                    {t('share.end')}
                    <span className="quiet"> {share.name || t('share.noName')}</span>
                  </button>
                </div>
                <ShareFeedback share={share} onShow={onClose} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {draftId && mail && shares.some(({ right }) => right === 'comment' || right === 'approve') && (
        <ShareNotificationSettings draftId={draftId} mail={mail} onChange={setMail} />
      )}
      <p className="share-proof">
        <button type="button" className="button" onClick={() => void proof()}>
          <FileDown size={16} aria-hidden />
          {t('share.proof')}
        </button>
        <span className="small muted">{t('share.proofNote')}</span>
      </p>
    </dialog>
  )

  function dayOf(time: string): string {
    return new Intl.DateTimeFormat(data.shop.locale, { dateStyle: 'medium' }).format(new Date(time))
  }
}
