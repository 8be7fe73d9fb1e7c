import type { MergeRules } from './context.ts'
import { mergedFindings, mergeRules, unknownField } from './rules/merge.ts'

/** Rules that only apply to designs with a table of names. */
export const MERGE_RULES: MergeRules = {
  ofTable: mergeRules,
  ofWords: unknownField,
  ofRecords: mergedFindings,
}
