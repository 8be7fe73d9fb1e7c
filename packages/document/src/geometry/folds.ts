import type { Page } from '../model.ts'

/** Folds of a page, in mm from its left edge: in the middle of a spread, at both edges of a spine. */
export function foldsOf({ role, trim, spine }: Pick<Page, 'role' | 'trim' | 'spine'>): number[] {
  if (role === 'spread') return [trim.width / 2]
  if (role !== 'cover' || spine === null) return []
  const side = (trim.width - spine) / 2
  return spine > 0 ? [side, side + spine] : [side]
}

/** The hinges of a book's cover, each by its edges in mm from the left; none without boards. */
export function hingesOf(
  page: Pick<Page, 'role' | 'trim' | 'spine' | 'cover'>,
): [from: number, until: number][] {
  const hinge = page.cover?.hinge ?? 0
  const [back, front] = [foldsOf(page)[0] ?? 0, foldsOf(page).at(-1) ?? 0]
  return hinge === 0
    ? []
    : [
        [back - hinge, back],
        [front, front + hinge],
      ]
}
