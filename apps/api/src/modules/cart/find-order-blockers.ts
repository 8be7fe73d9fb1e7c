import {
  type Document,
  type Finding,
  findAsset,
  placedAssetIds,
  preflight,
  qualityRule,
  type TextMeasures,
} from '@passepartout/document'
import { CALENDAR_RULES } from '@passepartout/document/calendar-rules'
import { DAY_RULES } from '@passepartout/document/day-rules'
import { MERGE_RULES } from '@passepartout/document/merge-rules'
import { CUSTOMER_TEXT_RULES } from '@passepartout/document/word-rules'
import type { ViewingSituation } from '@passepartout/domain'

/** Repeats preflight with the server's data about photos; blockers come first. */
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
    calendarRules: CALENDAR_RULES,
    dayRules: DAY_RULES,
    mergeRules: MERGE_RULES,
  })
  return [...found.filter(isBlocker), ...found.filter(finding => !isBlocker(finding))]
}

export const isBlocker = ({ severity, kept }: Finding): boolean => severity === 'block' && !kept

export const findOrderBlockers = (...args: Parameters<typeof findOrderFindings>): Finding[] =>
  findOrderFindings(...args).filter(isBlocker)

/** A photo that is still uploading has an id of the device; a missing id of the server means that the photo is lost. */
const stateOf = (id: string) => (id.startsWith('local-') ? 'pending' : 'broken')
