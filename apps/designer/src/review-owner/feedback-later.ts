import type { DesignerBase } from '../state/designer-base.ts'
import type { ShareNews } from './feedback-polling.ts'

/** Loads the polling for feedback with a stored design: others have no share links, and a first edit does not need it. */
export function feedbackLater(base: DesignerBase, draft: () => { id: string } | null): ShareNews {
  let opened: Promise<ShareNews> | undefined
  const open = () => {
    opened ??= import('./feedback-polling.ts').then(one => one.createFeedbackPolling(base, draft))
    return opened
  }
  const openStored = () => {
    if (draft() && !base.guest) void open()
  }
  document.addEventListener('visibilitychange', openStored)
  openStored()
  return {
    look: async () => (await open()).look(),
    list: async draftId => (await open()).list(draftId),
    seen: (draftId, shares) => void open().then(polling => polling.seen(draftId, shares)),
  }
}
