import { onIdle } from './first-view.ts'

/**
 * Makes the rooms below the first view ready one after the other, the nearest first, so that nobody scrolls into an
 * empty one and no single moment has to lay them all out (see `content-visibility` in scene.css).
 */
export function readyScenes(): void {
  const [next] = document.querySelectorAll('.scene:not([data-first], [data-ready])')
  if (!next) return
  next.setAttribute('data-ready', '')
  onIdle(readyScenes)
}
