import { type PhotoMessageKey, photoMessage } from './photo-messages.ts'
import { showInDrawer } from './show-problem.ts'
import { thumbnailUrl } from './show-visitor-photo.ts'

/** Announces a message to screen readers; `only-here` is also shown in the drawer. */
export function announce(what: PhotoMessageKey): void {
  const status = document.querySelector('[data-photo-status]')
  if (status) status.textContent = photoMessage(what)
  showInDrawer(what === 'only-here' ? photoMessage(what) : '')
}

/** Shows a thumbnail of the visitor photo in the slots of the drawer and its button. */
export function showThumbnail(): void {
  const address = thumbnailUrl()
  for (const place of document.querySelectorAll('[data-photo-thumbnail]')) {
    const picture = new Image()
    picture.alt = ''
    picture.src = address ?? ''
    place.replaceChildren(...(address ? [picture] : []))
  }
}
