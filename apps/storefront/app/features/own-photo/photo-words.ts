import type { PhotoProblem } from './photo-reading.ts'

export type Said = PhotoProblem | 'shown' | 'only-here' | 'removed' | 'instead'

export const drawer = (): HTMLElement | null => document.getElementById('own-photo')

/** What the page's drawer holds under this key, in the page's language. */
export function photoWords(what: Said): string {
  const said = JSON.parse(drawer()?.dataset.words ?? '{}') as Partial<Record<Said, string>>
  return said[what] ?? ''
}
