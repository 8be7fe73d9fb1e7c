import '@passepartout/ui/toast.css'

export interface Toast {
  text: string
  /** An error stays until it is closed; a note disappears by itself. */
  kind: 'note' | 'error'
  /** Label of the button that closes it. */
  close: string
  /** An action on the message, such as undoing. */
  action?: { text: string; run: () => void }
}

const NOTE_MS = 6000

/**
 * Shows a message over the page, which screen readers announce. A note disappears after 6 s, but not while it is
 * hovered or has the focus. The same text is never shown twice.
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
  // Set after insertion: screen readers announce changes in a region that they already know.
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
