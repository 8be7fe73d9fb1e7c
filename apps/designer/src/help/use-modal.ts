import { type RefObject, useEffect, useRef } from 'react'

/** Shows a native modal dialog while the component is mounted; afterwards the focus returns to where it was. */
export function useModal(onCancel?: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef(onCancel)
  cancel.current = onCancel
  useEffect(() => {
    const node = dialog.current
    const before = document.activeElement
    node?.showModal()
    node?.querySelector<HTMLElement>('[data-first]')?.focus()
    const outside = (event: MouseEvent) => {
      if (event.target === node) cancel.current?.()
    }
    node?.addEventListener('click', outside)
    return () => {
      node?.removeEventListener('click', outside)
      node?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return dialog
}
