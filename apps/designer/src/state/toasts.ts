import type { Toast, ViewStore } from './view-state.ts'

const STAYS_MS = 4000

/** Short messages with a way back; at most three, oldest leave first. */
export function createToasts(view: ViewStore) {
  let next = 1
  const dismiss = (id: number) =>
    view.set(({ toasts }) => ({ toasts: toasts.filter(toast => toast.id !== id) }))
  return {
    dismiss,
    show: (toast: Omit<Toast, 'id'>) => {
      const id = next++
      view.set(({ toasts }) => ({
        toasts: [...toasts.filter(({ text }) => text !== toast.text), { ...toast, id }].slice(-3),
      }))
      // Something to press must stay long enough to be reached by any means, and what went wrong to be read.
      const needsTime = toast.action !== undefined || toast.kind === 'bad'
      setTimeout(() => dismiss(id), needsTime ? STAYS_MS * 2 : STAYS_MS)
      return id
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>
