import { documentKindFacts } from '../../document-kinds.ts'
import type { Document, Json } from '../../model.ts'
import { printCount, printsWithPhoto, withoutPrints } from '../../prints/change-prints.ts'
import { printSlot } from '../../prints/print-page.ts'
import type { PreflightContext } from '../context.ts'
import type { Finding, Repair } from '../finding.ts'

/** A box is priced by its photos, so it must contain exactly the chosen number. */
export function photoCountMismatch(document: Document, { box }: PreflightContext): Finding[] {
  const placed = printCount(document)
  if (!box || placed === 0 || placed === box.photos) return []
  const repairs = box.choices
    .filter(({ photos }) => photos === placed)
    .map(
      ({ configuration, photos }): Repair => ({
        id: 'box-count',
        effect: { type: 'configuration', configuration },
        params: { count: photos },
      }),
    )
  return [
    {
      ...{ id: 'box-count', key: `box-count/${placed}/${box.photos}`, severity: 'block' },
      ...{ pageId: null, elementId: null, assetId: null },
      params: { placed, wanted: box.photos },
      repairs,
      kept: false,
    },
  ]
}

/** A photo that occurs on two prints, instead of one print with more copies. */
export function duplicates(document: Document): Finding[] {
  if (documentKindFacts(document).pages !== 'prints') return []
  const firsts = new Map<string, number>()
  return printsWithPhoto(document).flatMap((page, index): Finding[] => {
    const assetId = printSlot(page)?.photo?.assetId ?? ''
    const first = firsts.get(assetId)
    if (first === undefined) {
      firsts.set(assetId, index)
      return []
    }
    const { pages } = withoutPrints(document, new Set([page.id]))
    return [
      {
        ...{ id: 'duplicate', key: `duplicate/${page.id}/${assetId}`, severity: 'hint' },
        ...{ pageId: page.id, elementId: printSlot(page)?.id ?? null, assetId },
        params: { first: first + 1, second: index + 1 },
        repairs: [
          {
            id: 'take-away',
            effect: {
              type: 'patch',
              patch: [{ op: 'set', path: ['pages'], value: pages as unknown as Json }],
            },
            params: {},
          },
        ],
        kept: false,
      },
    ]
  })
}
