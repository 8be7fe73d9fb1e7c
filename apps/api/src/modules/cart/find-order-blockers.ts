import {
  type Document,
  type Finding,
  findAsset,
  placedAssetIds,
  preflight,
  qualityRule,
  type TextMeasures,
} from '@passepartout/document'
import { CUSTOMER_TEXT_RULES } from '@passepartout/document/word-rules'
import type { ViewingSituation } from '@passepartout/domain'

/** The print check once more, with what the server knows of the photos: what stops an order comes first. */
export function findOrderFindings(
  document: Document,
  ready: ReadonlySet<unknown>,
  viewing: ViewingSituation,
  texts: TextMeasures = {},
): Finding[] {
  const uploads = [...placedAssetIds(document)].filter(id => findAsset(document, id)?.source === 'upload')
  const files = Object.fromEntries(uploads.map(id => [id, ready.has(id) ? 'ready' : stateOf(id)] as const))
  const found = preflight(document, {
    quality: qualityRule(viewing),
    ordering: true,
    files,
    texts,
    wordRules: CUSTOMER_TEXT_RULES,
  })
  return [...found.filter(isBlocker), ...found.filter(finding => !isBlocker(finding))]
}

export const isBlocker = ({ severity, kept }: Finding): boolean => severity === 'block' && !kept

/** What stops an order. */
export const findOrderBlockers = (...asked: Parameters<typeof findOrderFindings>): Finding[] =>
  findOrderFindings(...asked).filter(isBlocker)

/** Until its original has arrived a photo goes by an id of the device; an id of ours that is not there is lost. */
const stateOf = (id: string) => (id.startsWith('local-') ? 'pending' : 'broken')
