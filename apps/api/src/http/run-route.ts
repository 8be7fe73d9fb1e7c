import { type Refusal, refuse } from './answer.ts'
import type { CallContext } from './call-context.ts'
import { inputErrors } from './input-errors.ts'
import { readJson } from './read-json.ts'
import { readQuery } from './read-query.ts'
import type { Route } from './router.ts'
import { findUnwritable } from './unwritable.ts'

/** Sends a payload that is the same for everybody. */
type KeepPublic = (text: string) => Response

/** Reads the input by its schemas, runs the call, writes the answer. A refusal comes back as data. */
export async function runRoute(
  route: Route,
  context: CallContext,
  params: Record<string, string>,
  keepPublic: KeepPublic,
): Promise<Response | Refusal> {
  const read = await readInput(route, context, params)
  if ('refused' in read) return read
  const result = await route.handle(context, read.input as never)
  if (result instanceof Response || 'refused' in result) return result
  const shape = context.checkResponses ? route.schemas.response : undefined
  const text = JSON.stringify({ payload: shape ? shape.parse(result.payload) : result.payload })
  if (route.isPublic) return keepPublic(text)
  return new Response(text, {
    status: result.status ?? 200,
    headers: {
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

async function readInput(
  { schemas, call, bodyLimit }: Route,
  { request, translate }: CallContext,
  params: Record<string, string>,
): Promise<{ input: Record<string, unknown> } | Refusal> {
  const input: Record<string, unknown> = {}
  if (schemas.params) {
    const read = schemas.params.safeParse(findUnwritable(params) ? {} : params)
    // An id that cannot be one names nothing.
    if (!read.success) return refuse('not-found')
    input.params = read.data
  }
  if (schemas.query) {
    const query = readQuery(new URL(request.url).searchParams)
    const unwritable = findUnwritable(query)
    if (unwritable) return refuse('invalid-input', { errors: { [unwritable]: [translate('field.invalid')] } })
    const read = schemas.query.safeParse(query)
    if (!read.success) return refuse('invalid-input', { errors: inputErrors(read.error, translate) })
    input.query = read.data
  }
  if (schemas.body && call.method !== 'GET') {
    const body = await readJson(request, bodyLimit)
    if (!body.ok) return refuse(body.code)
    const unwritable = findUnwritable(body.value)
    if (unwritable) return refuse('invalid-input', { errors: { [unwritable]: [translate('field.invalid')] } })
    const read = schemas.body.safeParse(body.value)
    if (!read.success) return refuse('invalid-input', { errors: inputErrors(read.error, translate) })
    input.body = read.data
  }
  return { input }
}
