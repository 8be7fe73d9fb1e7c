import type { Story } from '../story.ts'
import { valueAt } from './filter.ts'

/** Order by `field:asc|desc[:int|float]`, `content.` before a content field; several parted by commas. */
export function sortStories(stories: readonly Story[], sortBy: string | undefined): Story[] {
  const orders = (sortBy ?? 'position:asc').split(',').map(part => {
    const [field = 'position', direction, kind] = part.trim().split(':')
    return { field, sign: direction === 'desc' ? -1 : 1, numeric: kind === 'int' || kind === 'float' }
  })
  return [...stories].sort((a, b) => {
    for (const { field, sign, numeric } of orders) {
      const order = compare(valueAt(a, field), valueAt(b, field), numeric)
      if (order !== 0) return order * sign
    }
    return 0
  })
}

function compare(a: unknown, b: unknown, numeric: boolean): number {
  if (numeric || (typeof a === 'number' && typeof b === 'number')) return Number(a ?? 0) - Number(b ?? 0)
  const [left, right] = [String(a ?? ''), String(b ?? '')]
  return left < right ? -1 : left > right ? 1 : 0
}
