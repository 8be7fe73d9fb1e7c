import { onIdle } from './first-view.ts'

/** What waits for its turn by `content-visibility` in base.css and scene.css. */
const WAITING =
  'main > section ~ section ~ section:not([data-ready]), .scene:not([data-first], [data-ready]), body > footer:not([data-ready])'

/**
 * Makes the sections and rooms below the first view ready one after the other, the nearest first, so that nobody scrolls
 * into an empty one and no single moment has to lay them all out.
 */
export function readyScenes(): void {
  const [next] = document.querySelectorAll(WAITING)
  if (!next) return
  next.setAttribute('data-ready', '')
  onIdle(readyScenes)
}
