import type { Document } from './model.ts'

/**
 * The next free id with a prefix, for example `photo-3`. Counted, not random, so that the same steps give the same
 * document.
 */
export function nextId(document: Document, prefix: string): string {
  const used = new Set<string>([
    ...Object.keys(document.assets),
    ...document.pages.flatMap(page => [page.id, ...page.elements.map(element => element.id)]),
  ])
  return freeId(used, prefix)
}

export function freeId(used: ReadonlySet<string>, prefix: string): string {
  let number = 1
  while (used.has(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}
