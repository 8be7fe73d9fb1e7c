import { photoAddress } from './hang-photo.ts'
import { photoWords, type Said } from './photo-words.ts'
import { showInDrawer } from './show-problem.ts'

/** Says it to whoever listens to the page instead of looking at it. */
export function say(what: Said): void {
  const status = document.querySelector('[data-photo-status]')
  if (status) status.textContent = photoWords(what)
  showInDrawer(what === 'only-here' ? photoWords(what) : '')
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
