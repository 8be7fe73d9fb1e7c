import type { Translate } from '@passepartout/domain'
import type * as z from 'zod'

/** An invalid field by its dotted path. */
export interface FieldProblem {
  field: string
  isMissing: boolean
}

/** The field problems of a Zod error, at most 20. */
export const fieldProblems = (error: z.ZodError): FieldProblem[] =>
  error.issues.slice(0, 20).map(issue => ({
    field: issue.path.slice(0, 6).map(String).join('.').slice(0, 100) || 'body',
    isMissing: issue.code === 'invalid_type' && issue.input === undefined,
  }))

/** Field problems as localised messages per field. */
export const inputErrors = (
  problems: readonly FieldProblem[],
  translate: Translate,
): Record<string, string[]> =>
  Object.fromEntries(
    problems.map(({ field, isMissing }) => [
      field,
      [translate(isMissing ? 'field.missing' : 'field.invalid')],
    ]),
  )
