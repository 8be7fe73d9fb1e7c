import { type PhotoMessageKey, photoMessage } from './photo-messages.ts'
import { showInDrawer } from './show-problem.ts'
import { thumbnailUrl } from './show-visitor-photo.ts'

/** Says it to whoever listens to the page instead of looking at it. */
export function announce(what: PhotoMessageKey): void {
  const status = document.querySelector('[data-photo-status]')
  if (status) status.textContent = photoMessage(what)
  showInDrawer(what === 'only-here' ? photoMessage(what) : '')
}

/** The visitor's photo itself, small, where the drawer and its button have a place for it. */
export function showThumbnail(): void {
  const address = thumbnailUrl()
  for (const place of document.querySelectorAll('[data-photo-thumbnail]')) {
    const picture = new Image()
    picture.alt = ''
    picture.src = address ?? ''
    place.replaceChildren(...(address ? [picture] : []))
  }
}
