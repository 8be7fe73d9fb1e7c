import type { Translate } from '@passepartout/domain'
import type * as z from 'zod'

/** A field that is wrong, by its dotted path. */
export interface FieldProblem {
  field: string
  isMissing: boolean
}

/** What a schema found wrong. */
export const fieldProblems = (error: z.ZodError): FieldProblem[] =>
  error.issues.slice(0, 20).map(issue => ({
    field: issue.path.slice(0, 6).map(String).join('.').slice(0, 100) || 'body',
    isMissing: issue.code === 'invalid_type' && issue.input === undefined,
  }))

/** The same as texts per field. */
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
