import type { Toast, ViewStore } from './view-state.ts'

const STAYS_MS = 4000

/** Short messages with an optional action; at most three, the oldest disappear first. */
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
      // Actions must be reachable by any input device, and errors need time to be read.
      const needsTime = toast.action !== undefined || toast.kind === 'bad'
      setTimeout(() => dismiss(id), needsTime ? STAYS_MS * 2 : STAYS_MS)
      return id
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>
