import { logKey } from './log-key.ts'

/**
 * Hides a picture that did not load behind its grey ground (spec 4). Inside an element with `data-log` it is told to
 * the shop too, under that name and what failed: `teaser-hero-image-failed-to-load`.
 */
export function watchBrokenMedia(): void {
  document.addEventListener('error', event => mark(event.target), true)
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') mark(image)
  }
}

function mark(target: EventTarget | null): void {
  const isImage = target instanceof HTMLImageElement
  if (!isImage && !(target instanceof HTMLVideoElement)) return
  if ('broken' in target.dataset) return
  target.dataset.broken = ''
  const { log } = target.closest<HTMLElement>('[data-log]')?.dataset ?? {}
  if (log) logKey(`${log}-${isImage ? 'image' : 'video'}-failed-to-load`, { source: target.currentSrc })
}
