import { runWhenIdle } from '../../platform/run-when-idle.ts'

/** Runs after the first view: the page's images and fonts have the network to themselves until they are loaded. */
export function afterFirstPaint(then: () => void): void {
  if (document.readyState === 'complete') runWhenIdle(then)
  else window.addEventListener('load', () => runWhenIdle(then), { once: true })
}
