import '@passepartout/ui/toast.css'

export interface Toast {
  text: string
  /** An error stays until it is closed; a note goes by itself. */
  kind: 'note' | 'error'
  /** Name of the button that closes it. */
  close: string
  /** What can be done about it, such as undoing. */
  action?: { text: string; run: () => void }
}

const NOTE_MS = 6000

/**
 * Says what just happened, over the page, and reads it out. A note goes after 6 s, but not while it is pointed at or has
 * the focus. The same text is never there twice.
 *
 * @returns closes it
 */
export function showToast({ text, kind, close, action }: Toast): () => void {
  const list = toasts()
  for (const other of list.children) if (other.querySelector('p')?.textContent === text) other.remove()
  const toast = document.createElement('div')
  toast.className = kind === 'error' ? 'toast toast-error' : 'toast'
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status')
  const leave = () => {
    toast.remove()
    if (list.childElementCount === 0 && list.matches(':popover-open')) list.hidePopover()
  }
  const button = (words: string, act: () => void) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = words
    element.addEventListener('click', () => {
      leave()
      act()
    })
    return element
  }
  const words = document.createElement('p')
  toast.append(
    words,
    ...(action ? [button(action.text, action.run)] : []),
    button(close, () => undefined),
  )
  // In the top layer, so that a dialog does not hide it.
  if (list.matches(':popover-open')) list.hidePopover()
  list.append(toast)
  list.showPopover()
  // After it is in the page: screen readers speak what changes in a region they know.
  words.textContent = text
  if (kind === 'note') leaveLater(toast, leave)
  return leave
}

function leaveLater(toast: HTMLElement, leave: () => void): void {
  const wait = () => {
    const isUsed = toast.matches(':hover') || toast.contains(document.activeElement)
    if (isUsed) setTimeout(wait, 1000)
    else leave()
  }
  setTimeout(wait, NOTE_MS)
}

function toasts(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.toasts')
  if (known) return known
  const list = document.createElement('div')
  list.className = 'toasts'
  list.popover = 'manual'
  document.body.append(list)
  return list
}
