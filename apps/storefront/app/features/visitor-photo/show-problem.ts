import { photoDrawer, photoMessage } from './photo-messages.ts'
import type { PhotoProblem } from './photo-reading.ts'

/** Opens the drawer with the sentence that tells why, and what goes instead. */
export function showProblem(problem: PhotoProblem): void {
  const status = document.querySelector('[data-photo-status]')
  if (status) status.textContent = photoMessage(problem)
  showInDrawer(photoMessage(problem))
  const opened = photoDrawer()
  if (opened && !opened.matches(':popover-open')) opened.showPopover()
}

/** Without words nothing shows. */
export function showInDrawer(text: string): void {
  const place = photoDrawer()?.querySelector<HTMLElement>('[data-photo-problem]')
  if (!place) return
  place.textContent = text
  place.hidden = text === ''
}
