import { type DraftComment, type DraftShare, listDraftShares } from '@passepartout/contracts'
import type { DesignerBase } from '../state/designer-base.ts'

/** The first poll waits until the designer is loaded; later ones run while it is visible. */
const FIRST_MS = 4000
const EVERY_MS = 60_000

const guestRepliesOf = ({ answers }: DraftComment) => answers.filter(({ isMaker }) => !isMaker)

const feedbackTimes = ({ comments, approval }: DraftShare): string[] => [
  ...comments.flatMap(comment => [
    comment.createdAt,
    ...guestRepliesOf(comment).map(answer => answer.createdAt),
  ]),
  ...(approval ? [approval.at] : []),
]

/** Number of open comments, their guest replies and approvals after `seen` (ISO time). */
export const unreadFeedbackSince = (shares: readonly DraftShare[], seen: string): number =>
  shares.reduce(
    (sum, { comments, approval }) =>
      sum +
      comments
        .filter(({ isDone }) => !isDone)
        .flatMap(comment => [comment, ...guestRepliesOf(comment)])
        .filter(({ createdAt }) => createdAt > seen).length +
      (approval && approval.at > seen ? 1 : 0),
    0,
  )

/** Time of the latest feedback (ISO); empty where there is none. */
export const latestFeedbackAt = (shares: readonly DraftShare[]): string =>
  shares.flatMap(feedbackTimes).toSorted().at(-1) ?? ''

/**
 * Notifies the owner of feedback by share links: polls once a minute while the design is visible and has links.
 * Feedback already displayed on this device is not reported again.
 */
export function createFeedbackPolling(
  { client, design, toasts, view, t, guest }: DesignerBase,
  draft: () => { id: string } | null,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const key = (draftId: string) => `share-seen/${draftId}`
  const seenOf = (draftId: string): string => {
    try {
      return localStorage.getItem(key(draftId)) ?? ''
    } catch {
      return ''
    }
  }

  /** Repeats the request if shares were changed here meanwhile, because the response may be older. */
  async function list(draftId: string) {
    for (;;) {
      const before = design.get().shares
      const answer = await client.call(listDraftShares, { params: { id: draftId } })
      if (!answer.ok || design.get().shares === before) return answer
    }
  }

  async function poll(): Promise<void> {
    const shared = draft()
    // Only owners have links. A hidden page polls again when it becomes visible.
    if (!shared || guest || document.visibilityState === 'hidden') return
    const answer = await list(shared.id)
    if (!answer.ok) return later(EVERY_MS)
    const { shares } = answer.payload
    // With the dialog open, new feedback is displayed at once.
    if (view.get().share) return seen(shared.id, shares)
    const count = unreadFeedbackSince(shares, seenOf(shared.id))
    if (count > design.get().shareNews)
      toasts.show({
        text: t('share.news', { count }),
        action: { label: t('share.see'), run: () => view.set({ share: 'view', popover: null }) },
      })
    design.set({ shareNews: count, shares })
    if (shares.length > 0) later(EVERY_MS)
  }
  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void poll(), ms)
  }

  function seen(draftId: string, shares: readonly DraftShare[]): void {
    design.set({ shareNews: 0, shares })
    const last = latestFeedbackAt(shares)
    if (shares.length > 0) later(EVERY_MS)
    if (last <= seenOf(draftId)) return
    try {
      localStorage.setItem(key(draftId), last)
    } catch {
      // Without storage, the same news is merely reported again.
    }
  }

  later(FIRST_MS)
  document.addEventListener('visibilitychange', () => later(0))

  return {
    /** Polls at once. */
    look: poll,
    /** All share links with their feedback. */
    list,
    /** Marks all feedback as displayed. */
    seen,
  }
}

export type ShareNews = ReturnType<typeof createFeedbackPolling>
