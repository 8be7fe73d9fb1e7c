import { photoAddress } from './hang-photo.ts'
import type { PhotoProblem } from './photo-reading.ts'
import { drawer, photoWords, type Said } from './photo-words.ts'

/** Says it to whoever listens to the page instead of looking at it. */
export function say(what: Said): void {
  const status = document.querySelector('[data-photo-status]')
  if (status) status.textContent = photoWords(what)
  showInDrawer(what === 'only-here' ? photoWords(what) : '')
}

/** Opens the drawer with the sentence that tells why, and what goes instead. */
export function showProblem(problem: PhotoProblem): void {
  const status = document.querySelector('[data-photo-status]')
  if (status) status.textContent = photoWords(problem)
  showInDrawer(photoWords(problem))
  const opened = drawer()
  if (opened && !opened.matches(':popover-open')) opened.showPopover()
}

function showInDrawer(text: string): void {
  const place = drawer()?.querySelector<HTMLElement>('[data-photo-problem]')
  if (!place) return
  place.textContent = text
  place.hidden = text === ''
}

/** The visitor's photo itself, small, where the drawer and its button have a place for it. */
export function showThumbnail(): void {
  const address = photoAddress()
  for (const place of document.querySelectorAll('[data-photo-thumbnail]')) {
    const picture = new Image()
    picture.alt = ''
    picture.src = address ?? ''
    place.replaceChildren(...(address ? [picture] : []))
  }
}
