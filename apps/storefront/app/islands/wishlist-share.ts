import { showToast } from '../features/toast/show-toast.ts'

/** Copies the link to the list, where the browser supports it. */
export default function wishlistShare(panel: HTMLElement): void {
  const button = panel.querySelector<HTMLButtonElement>('[data-copy]')
  const field = panel.querySelector('input')
  if (!button || !field) return
  field.addEventListener('focus', () => field.select())
  if (!('clipboard' in navigator)) return
  button.hidden = false
  button.addEventListener('click', async () => {
    const { copied = '', close = '' } = panel.dataset
    try {
      await navigator.clipboard.writeText(field.value)
      showToast({ text: copied, kind: 'note', close })
    } catch {
      field.focus()
    }
  })
}
