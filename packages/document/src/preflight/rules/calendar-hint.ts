import type { Document, Page } from '../../model.ts'
import type { Finding, FindingId, Params, Repair } from '../finding.ts'
import { keepAsIs } from '../text-check.ts'

/** A hint on a sheet of a calendar; `mark` identifies the cause, so that an answer expires when it changes. */
export function hint(
  { kept: answered }: Document,
  page: Page,
  { id, mark, params }: { id: FindingId; mark: string; params: Params },
  repairs: Repair[] = [],
): Finding {
  const key = `${id}/${mark}`.slice(0, 255)
  const kept = Object.hasOwn(answered, key)
  return {
    ...{ id, key, severity: 'hint', pageId: page.id, elementId: null, assetId: null, params, kept },
    repairs: kept ? repairs : [...repairs, keepAsIs(key)],
  }
}
