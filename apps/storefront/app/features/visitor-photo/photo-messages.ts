import type { PhotoProblem } from './photo-reading.ts'

export type PhotoMessageKey = PhotoProblem | 'shown' | 'only-here' | 'removed' | 'instead'

export const photoDrawer = (): HTMLElement | null => document.getElementById('own-photo')

/** Message under this key in the page's drawer, in the page's language. */
export function photoMessage(what: PhotoMessageKey): string {
  const messages = JSON.parse(photoDrawer()?.dataset.words ?? '{}') as Partial<
    Record<PhotoMessageKey, string>
  >
  return messages[what] ?? ''
}
