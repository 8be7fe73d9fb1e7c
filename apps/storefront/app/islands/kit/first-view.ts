import { onIdle } from '../../platform/on-idle.ts'

/** What is seen first goes first: the page's pictures and faces have the line to themselves until they are there. */
export function afterFirstView(then: () => void): void {
  if (document.readyState === 'complete') onIdle(then)
  else window.addEventListener('load', () => onIdle(then), { once: true })
}
