import type { PhotoProblem } from './photo-reading.ts'
import { drawer, photoWords } from './photo-words.ts'

/** Opens the drawer with the sentence that tells why, and what goes instead. */
export function showProblem(problem: PhotoProblem): void {
  const status = document.querySelector('[data-photo-status]')
  if (status) status.textContent = photoWords(problem)
  showInDrawer(photoWords(problem))
  const opened = drawer()
  if (opened && !opened.matches(':popover-open')) opened.showPopover()
}

/** Without words nothing shows. */
export function showInDrawer(text: string): void {
  const place = drawer()?.querySelector<HTMLElement>('[data-photo-problem]')
  if (!place) return
  place.textContent = text
  place.hidden = text === ''
}
