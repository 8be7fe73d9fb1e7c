import type { TextMeasure, TextMeasures } from '../elements/text/measure-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import type { Document, Json, Page } from '../model.ts'
import type { Misspelling } from './context.ts'
import type { Finding, FindingId, Params, Repair, RepairId, Severity } from './finding.ts'

/** One text, as input of the rules. */
export interface TextCheck {
  document: Document
  page: Page
  element: TextElement
  words: string
  /** Its layout; undefined while it is unknown. */
  measure: TextMeasure | undefined
  /** Layouts of the document's texts by their ids. */
  measures: TextMeasures
  /** Colours below its characters; undefined while they are unknown. */
  ground?: readonly string[] | undefined
  /** Words missing in the dictionary; undefined while no dictionary was consulted. */
  misspelt?: readonly Misspelling[] | undefined
}

export type TextRule = (check: TextCheck) => Finding[]

/** Creates a finding about a text; `mark` identifies the cause, so that an answer expires when it changes. */
export function textFinding(
  {
    document,
    page,
    element,
  }: Pick<TextCheck, 'document' | 'page'> & {
    element: { id: string; role: string | null }
  },
  { id, severity, mark = '' }: { id: FindingId; severity: Severity; mark?: string },
  params: Params,
  repairs: Repair[],
): Finding {
  const key = [id, element.id, mark].filter(Boolean).join('/')
  const kept = Object.hasOwn(document.kept, key)
  return {
    id,
    key,
    severity,
    pageId: page.id,
    elementId: element.id,
    assetId: null,
    params: { role: element.role ?? 'free', ...params },
    repairs: severity === 'strong' && !kept ? [...repairs, keepAsIs(key)] : repairs,
    kept,
  }
}

/** The answer "leave it so". */
export const keepAsIs = (key: string): Repair => ({
  id: 'keep',
  effect: { type: 'patch', patch: [{ op: 'set', path: ['kept', key], value: true }] },
  params: {},
})

/** A repair that changes properties of the text. */
export const textRepair = (
  { page, element }: TextCheck,
  id: RepairId,
  next: TextElement,
  params: Params = {},
): Repair => {
  const changed = (Object.keys(next) as (keyof TextElement)[]).filter(key => next[key] !== element[key])
  return {
    id,
    effect: {
      type: 'patch',
      patch: changed.map(key => ({
        op: 'set',
        path: ['pages', page.id, 'elements', element.id, key],
        value: next[key] as unknown as Json,
      })),
    },
    params,
  }
}
