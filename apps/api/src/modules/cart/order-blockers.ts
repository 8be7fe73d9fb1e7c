import {
  type Document,
  type Finding,
  findAsset,
  placedAssetIds,
  preflight,
  qualityRule,
  type TextMeasures,
} from '@passepartout/document'
import { OWN_WORD_RULES } from '@passepartout/document/word-rules'
import type { Viewing } from '@passepartout/domain'

/** The print check once more, with what the server knows of the photos: what stops an order comes first. */
export function orderFindings(
  document: Document,
  ready: ReadonlySet<unknown>,
  viewing: Viewing,
  texts: TextMeasures = {},
): Finding[] {
  const uploads = [...placedAssetIds(document)].filter(id => findAsset(document, id)?.source === 'upload')
  const files = Object.fromEntries(uploads.map(id => [id, ready.has(id) ? 'ready' : stateOf(id)] as const))
  const found = preflight(document, {
    quality: qualityRule(viewing),
    ordering: true,
    files,
    texts,
    wordRules: OWN_WORD_RULES,
  })
  return [...found.filter(stopsOrder), ...found.filter(finding => !stopsOrder(finding))]
}

export const stopsOrder = ({ severity, kept }: Finding): boolean => severity === 'block' && !kept

/** What stops an order. */
export const orderBlockers = (...asked: Parameters<typeof orderFindings>): Finding[] =>
  orderFindings(...asked).filter(stopsOrder)

/** Until its original has arrived a photo goes by an id of the device; an id of ours that is not there is lost. */
const stateOf = (id: string) => (id.startsWith('local-') ? 'pending' : 'broken')
