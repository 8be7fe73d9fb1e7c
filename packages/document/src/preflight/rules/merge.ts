import { textOf } from '../../elements/text/edit-text.ts'
import { exceedsTextLimit, fieldNames, mergedTexts, variantsOf } from '../../mail-merge/filled.ts'
import { fieldRanges, fieldsOf, isSameFieldName, type MergeData, mergeOf } from '../../mail-merge/merge.ts'
import { recordName } from '../../mail-merge/record-name.ts'
import type { Document } from '../../model.ts'
import type { PreflightContext } from '../context.ts'
import type { Finding, FindingId, Params, Repair, Severity } from '../finding.ts'
import { type TextCheck, type TextRule, textFinding } from '../text-check.ts'

/** Problems of the merge data itself, not of the layout of single records. */
export function mergeRules(document: Document): Finding[] {
  const merge = mergeOf(document)
  if (!merge) return []
  if (exceedsTextLimit(document)) return [fullText(document, 'merge-too-much', 'block')]
  const merged = mergedTexts(document)
  if (merged.length === 0) return [fullText(document, 'merge-unused', 'strong')]
  const used = new Set(
    merged.flatMap(({ element }) => fieldRanges(textOf(element)).map(({ name }) => isSameFieldName(name))),
  )
  return [...merge.columns, ...merge.wordings.map(({ name }) => name)]
    .filter(name => used.has(isSameFieldName(name)))
    .flatMap(name => emptyField(document, merge, name))
}

/** A record without a value that the others have: `Dear ,`. */
function emptyField(document: Document, merge: MergeData, field: string): Finding[] {
  const records = merge.records.flatMap((record, index) =>
    (fieldsOf(merge, record).get(isSameFieldName(field)) ?? '').trim() === '' ? [index] : [],
  )
  if (records.length === 0) return []
  const params = { field, ...describesRecord(merge, records) }
  return [
    {
      ...fullText(
        document,
        'merge-empty',
        'strong',
        `${isSameFieldName(field).replace(/\s+/g, '-')}/${records.length}`,
        params,
      ),
      records,
    },
  ]
}

/** A name in braces without a column, such as a misspelt one: it would be printed unchanged. */
export const unknownField: TextRule = check => {
  const merge = mergeOf(check.document)
  if (!merge) return []
  const names = fieldNames(merge)
  const unknown = fieldRanges(check.words).find(({ name }) => !names.has(isSameFieldName(name)))
  if (!unknown) return []
  return [
    textFinding(check, { id: 'unknown-field', severity: 'block' }, { field: unknown.name }, [
      {
        id: 'edit-text',
        effect: { type: 'ask', action: 'edit-text', elementId: check.element.id },
        params: {},
      },
    ]),
  ]
}

/** Findings of a merged text over all records: one per rule, with the affected records. */
export function mergedFindings(
  check: TextCheck,
  rules: readonly TextRule[],
  { texts = {} }: PreflightContext,
): Finding[] {
  const merge = mergeOf(check.document)
  if (!merge || exceedsTextLimit(check.document)) return []
  const found = new Map<FindingId, { finding: Finding; records: number[]; characters: Set<string> }>()
  for (const variant of variantsOf(merge, check.element)) {
    const measure = Object.hasOwn(texts, variant.id) ? texts[variant.id] : undefined
    const one = { ...check, words: textOf(variant.element), measure }
    for (const finding of rules.flatMap(rule => rule(one))) {
      const known = found.get(finding.id) ?? { finding, records: [], characters: new Set() }
      known.records.push(...variant.records)
      for (const character of charactersIn(finding)) known.characters.add(character)
      found.set(finding.id, known)
    }
  }
  return [...found.values()].map(({ finding, records, characters }) => {
    const inOrder = records.toSorted((a, b) => a - b)
    const isOfAll = records.length === merge.records.length
    return {
      ...finding,
      records: inOrder,
      params: {
        ...finding.params,
        ...(characters.size > 0 && { characters: [...characters].slice(0, MOST_CHARACTERS).join(' ') }),
        ...describesRecord(merge, inOrder),
      },
      // Problems of some cards only are caused by the table.
      repairs: isOfAll
        ? [...finding.repairs, EDIT_NAMES]
        : [EDIT_NAMES, ...finding.repairs.filter(({ id }) => id !== 'edit-text')],
    }
  })
}

const MOST_CHARACTERS = 6

const charactersIn = ({ params: { characters = '' } }: Finding): string[] =>
  String(characters).split(' ').filter(Boolean)

const EDIT_NAMES: Repair = { id: 'edit-names', effect: { type: 'ask', action: 'edit-names' }, params: {} }

const describesRecord = (merge: MergeData, records: readonly number[]): Params => ({
  records: records.length,
  who: recordName(merge, records[0] ?? 0),
})

function fullText(
  document: Document,
  id: FindingId,
  severity: Severity,
  mark = '',
  params: Params = {},
): Finding {
  const key = [id, mark].filter(Boolean).join('/').slice(0, 200)
  const kept = Object.hasOwn(document.kept, key)
  const keep = { type: 'patch' as const, patch: [{ op: 'set' as const, path: ['kept', key], value: true }] }
  return {
    ...{ id, key, severity, pageId: null, elementId: null, assetId: null, params, kept },
    repairs: [
      EDIT_NAMES,
      ...(severity === 'strong' && !kept ? [{ id: 'keep' as const, effect: keep, params: {} }] : []),
    ],
  }
}
