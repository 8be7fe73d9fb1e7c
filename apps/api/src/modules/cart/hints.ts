import type { Finding, FindingId } from '@passepartout/document'
import type { CallContext } from '../../http/call-context.ts'

/** In the order in which the sentence lists them. */
const HINT_SORTS = ['empty', 'soft', 'sample', 'names', 'unread', 'edge', 'other'] as const
type HintSort = (typeof HINT_SORTS)[number]

const SORT_OF: Partial<Record<FindingId, HintSort>> = {
  'empty-slot': 'empty',
  'too-small': 'soft',
  soft: 'soft',
  'sample-text': 'sample',
  'sample-texts': 'sample',
  'merge-unused': 'names',
  'merge-empty': 'names',
  'proof-unread': 'unread',
  'text-unsafe': 'edge',
  'face-cut': 'edge',
  'face-fold': 'edge',
  'wrap-edge': 'edge',
}

/** Number of unanswered hints of a design by sort. */
export type HintCounts = Partial<Record<HintSort, number>>

/** Weak hints that the cart mentions nevertheless. */
const TOLD_ANYWAY: readonly FindingId[] = ['empty-slot', 'sample-texts']

export function countHints(findings: readonly Finding[]): HintCounts {
  const counts: HintCounts = {}
  for (const { id, kept, severity, params } of findings) {
    if (kept || severity === 'block' || (severity === 'hint' && !TOLD_ANYWAY.includes(id))) continue
    const sort = SORT_OF[id] ?? 'other'
    counts[sort] = (counts[sort] ?? 0) + (Number(params.count) || 1)
  }
  return counts
}

/** All hints in one sentence, such as "Good to know: 3 spaces stay empty."; null when there are none. */
export function hintSentence(
  counts: HintCounts,
  { translate, shop }: Pick<CallContext, 'translate' | 'shop'>,
): string | null {
  const hints = HINT_SORTS.flatMap(sort => {
    const count = counts[sort]
    return count ? [translate(`cart.hint.${sort}`, { count })] : []
  })
  if (hints.length === 0) return null
  const list = new Intl.ListFormat(shop.locale, { type: 'conjunction' })
  return translate('cart.hints', { hints: list.format(hints) })
}
