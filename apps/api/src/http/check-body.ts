import type * as z from 'zod'
import { type FieldProblem, fieldProblems } from './input-errors.ts'
import { parseJson, type ReceivedJson } from './read-json.ts'
import { findUnstorableText } from './unstorable-text.ts'

/** A parsed body, or the reason why it was refused. Plain data, so that a thread can return it. */
export type CheckedBody<Body> =
  | { ok: true; value: Body }
  | { ok: false; code: 'bad-request' | 'unavailable' }
  | { ok: false; code: 'invalid-input'; problems: FieldProblem[] }

/** Parses a JSON text within its budget and validates it against a schema. */
export function checkBody<S extends z.ZodType>(schema: S, json: ReceivedJson): CheckedBody<z.output<S>> {
  const parsed = parseJson(json)
  if (!parsed) return { ok: false, code: 'bad-request' }
  const unwritable = json.hasEscapes ? findUnstorableText(parsed.value) : undefined
  if (unwritable)
    return { ok: false, code: 'invalid-input', problems: [{ field: unwritable, isMissing: false }] }
  const read = schema.safeParse(parsed.value)
  return read.success
    ? { ok: true, value: read.data }
    : { ok: false, code: 'invalid-input', problems: fieldProblems(read.error) }
}
