import type { Page } from '../model.ts'

/** Where a page is folded, in mm from its left edge: in the middle of two facing pages, at both edges of a spine. */
export function foldsOf({ role, trim, spine }: Pick<Page, 'role' | 'trim' | 'spine'>): number[] {
  if (role === 'spread') return [trim.width / 2]
  if (role !== 'cover' || spine === null) return []
  const side = (trim.width - spine) / 2
  return spine > 0 ? [side, side + spine] : [side]
}
