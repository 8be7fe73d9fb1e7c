import { prefersLessData } from '../platform/prefers-less-data.ts'

/**
 * Plays a hero's silent film over its still picture, unless the visitor prefers reduced motion or saves data; it can be
 * paused.
 */
export default function heroVideo(root: HTMLElement): void {
  const video = root.querySelector('video')
  const button = root.querySelector('button')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!video || !button || calm || prefersLessData()) return

  video.addEventListener('playing', () => {
    video.style.opacity = '1'
    button.hidden = false
  })
  // A film that fails to load leaves the still picture; `watchBrokenMedia` logs it.
  video.addEventListener('error', () => {
    video.remove()
    button.remove()
  })
  button.addEventListener('click', () => {
    const paused = video.paused
    button.setAttribute('aria-pressed', String(!paused))
    if (paused) void video.play().catch(() => undefined)
    else video.pause()
  })
  video.src = video.dataset.src ?? ''
  void video.play().catch(() => undefined)
}
