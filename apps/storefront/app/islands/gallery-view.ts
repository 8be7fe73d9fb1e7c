const keysIn = (gallery: ParentNode) =>
  [...gallery.querySelectorAll<HTMLElement>('[data-views] > *')].map(({ dataset }) => dataset.shows)

/** Index of the image to display after a gallery's images changed: the visible one, or one that the choice changed. */
export function nextVisibleImage(gallery: ParentNode, fresh: ParentNode): number {
  const row = gallery.querySelector('[data-views]')
  const seen = row && row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : 0
  const before = keysIn(gallery)
  const after = keysIn(fresh)
  if (!before.includes(after[seen])) return Math.max(0, Math.min(seen, after.length - 1))
  const changed = after.findIndex(one => !before.includes(one))
  return changed < 0 ? seen : changed
}

export function scrollToImage(gallery: ParentNode, view: number): void {
  const row = gallery.querySelector('[data-views]')
  row?.scrollTo({ left: view * row.clientWidth, behavior: 'instant' })
}
