import { type DraftComment, type DraftShare, listDraftShares } from '@passepartout/contracts'
import type { DesignerBase } from '../state/designer-base.ts'

/** The first look waits until the design stands; the next ones come while it is seen. */
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

/** Comments that nobody has dealt with, what was said to them and approvals that came after a moment (ISO). */
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

/** When the last of all that was said came; empty where nothing was. */
export const latestFeedbackAt = (shares: readonly DraftShare[]): string =>
  shares.flatMap(feedbackTimes).toSorted().at(-1) ?? ''

/**
 * Tells whoever shared a design that something came back by a link: asks once a minute while the design is seen and has
 * links. What this device has shown is no news to it any more.
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

  /** Where links or words were changed here meanwhile, the answer may be older than that, and they are asked for again. */
  async function list(draftId: string) {
    for (;;) {
      const before = design.get().shares
      const answer = await client.call(listDraftShares, { params: { id: draftId } })
      if (!answer.ok || design.get().shares === before) return answer
    }
  }

  async function ask(): Promise<void> {
    const shared = draft()
    // Links are the owner's. Where nobody looks, the next time the window is shown asks again.
    if (!shared || guest || document.visibilityState === 'hidden') return
    const answer = await list(shared.id)
    if (!answer.ok) return later(EVERY_MS)
    const { shares } = answer.payload
    // Whoever has the dialog open sees them come in.
    if (view.get().share) return seen(shared.id, shares)
    const count = unreadFeedbackSince(shares, seenOf(shared.id))
    if (count > design.get().shareNews)
      toasts.show({
        text: t('share.news', { count }),
        action: { label: t('share.see'), run: () => view.set({ share: true, popover: null }) },
      })
    design.set({ shareNews: count, shares })
    if (shares.length > 0) later(EVERY_MS)
  }
  function later(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), ms)
  }

  function seen(draftId: string, shares: readonly DraftShare[]): void {
    design.set({ shareNews: 0, shares })
    const last = latestFeedbackAt(shares)
    if (shares.length > 0) later(EVERY_MS)
    if (last <= seenOf(draftId)) return
    try {
      localStorage.setItem(key(draftId), last)
    } catch {
      // A closed storage costs only that the same is told once more.
    }
  }

  later(FIRST_MS)
  document.addEventListener('visibilitychange', () => later(0))

  return {
    /** Asks at once. */
    look: ask,
    /** All links with what was said by them. */
    list,
    /** All of this is on the screen. */
    seen,
  }
}

export type ShareNews = ReturnType<typeof createFeedbackPolling>
