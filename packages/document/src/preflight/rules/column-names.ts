import { findColumns } from '../../calendar/column-names.ts'
import type { Document } from '../../model.ts'
import type { Finding } from '../finding.ts'
import { keepAsIs } from '../text-check.ts'

const KEY = 'column-names'

/** A planner without column names is printed without heads. */
export function columnNames(document: Document): Finding[] {
  const columns = document.calendar ? findColumns(document) : null
  if (!columns || document.calendar?.names.some(name => name.trim() !== '')) return []
  const kept = Object.hasOwn(document.kept, KEY)
  return [
    {
      id: 'column-names',
      key: KEY,
      severity: 'hint',
      pageId: columns.page.id,
      elementId: null,
      assetId: null,
      params: { count: columns.count },
      repairs: [
        { id: 'name-columns', effect: { type: 'ask', action: 'name-columns' }, params: {} },
        ...(kept ? [] : [keepAsIs(KEY)]),
      ],
      kept,
    },
  ]
}
