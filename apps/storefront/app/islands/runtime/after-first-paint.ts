import { runWhenIdle } from '../../platform/run-when-idle.ts'

/** What is seen first goes first: the page's pictures and faces have the line to themselves until they are there. */
export function afterFirstPaint(then: () => void): void {
  if (document.readyState === 'complete') runWhenIdle(then)
  else window.addEventListener('load', () => runWhenIdle(then), { once: true })
}
