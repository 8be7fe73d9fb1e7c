import { photoDrawer, photoMessage } from './photo-messages.ts'
import type { PhotoProblem } from './photo-reading.ts'

/** Opens the drawer with the message that explains the problem and names a solution. */
export function showProblem(problem: PhotoProblem): void {
  const status = document.querySelector('[data-photo-status]')
  if (status) status.textContent = photoMessage(problem)
  showInDrawer(photoMessage(problem))
  const opened = photoDrawer()
  if (opened && !opened.matches(':popover-open')) opened.showPopover()
}

/** An empty text hides the message. */
export function showInDrawer(text: string): void {
  const place = photoDrawer()?.querySelector<HTMLElement>('[data-photo-problem]')
  if (!place) return
  place.textContent = text
  place.hidden = text === ''
}
