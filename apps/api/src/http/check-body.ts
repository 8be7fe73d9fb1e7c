import type * as z from 'zod'
import { type FieldProblem, fieldProblems } from './input-errors.ts'
import { parseJson, type ReceivedJson } from './read-json.ts'
import { findUnstorableText } from './unstorable-text.ts'

/** A body as its schema reads it, or why it could not be read. Plain data: it may come out of a thread. */
export type CheckedBody<Body> =
  | { ok: true; value: Body }
  | { ok: false; code: 'bad-request' | 'unavailable' }
  | { ok: false; code: 'invalid-input'; problems: FieldProblem[] }

/** Parses a JSON text that kept its budget and checks it by its schema. */
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
