/** The longest text that the shop's log accepts. */
const LONGEST = 300

/**
 * Hides an image or film that failed to load behind its grey background (spec 4). For a hero also reports it under
 * `teaser-hero-image-failed-to-load` or the film's key.
 */
export function watchBrokenMedia(): void {
  document.addEventListener('error', event => mark(event.target), true)
  for (const image of document.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') mark(image)
  }
}

function mark(target: EventTarget | null): void {
  const isImage = target instanceof HTMLImageElement
  if (!isImage && !(target instanceof HTMLVideoElement)) return
  if ('broken' in target.dataset) return
  target.dataset.broken = ''
  if (!target.closest('[data-log="teaser-hero"]')) return
  const source = (target.currentSrc || target.src).slice(0, LONGEST)
  const key = isImage ? 'teaser-hero-image-failed-to-load' : 'teaser-hero-video-failed-to-load'
  // Hardly ever needed, so not in the script of every page.
  void import('../../platform/report-log-key.ts').then(({ reportLogKey }) => reportLogKey(key, { source }))
}
