import type { Translate } from '@passepartout/domain'
import type * as z from 'zod'

/** What a schema found wrong, as texts per field; a field deeper down by its dotted path. */
export function inputErrors(error: z.ZodError, translate: Translate): Record<string, string[]> {
  const fields = error.issues.slice(0, 20).map(issue => {
    const missing = issue.code === 'invalid_type' && issue.input === undefined
    const field = issue.path.slice(0, 6).map(String).join('.').slice(0, 100) || 'body'
    const entry: [string, string[]] = [field, [translate(missing ? 'field.missing' : 'field.invalid')]]
    return entry
  })
  return Object.fromEntries(fields)
}
