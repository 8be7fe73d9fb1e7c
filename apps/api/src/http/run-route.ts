import { createHash } from 'node:crypto'
import { type Refusal, refuse } from './answer.ts'
import type { CallContext } from './call-context.ts'
import { inputErrors } from './input-errors.ts'
import { readJson } from './read-json.ts'
import { readQuery } from './read-query.ts'
import type { Route } from './router.ts'

type Raw = { params: Record<string, string> }

/** Reads the input by its schemas, runs the call, writes the answer. A refusal comes back as data. */
export async function runRoute(
  route: Route,
  context: CallContext,
  { params }: Raw,
): Promise<Response | Refusal> {
  const read = await readInput(route, context, params)
  if ('refused' in read) return read
  const result = await route.handle(context, read.input as never)
  if (result instanceof Response || 'refused' in result) return result
  const shape = context.checkResponses ? route.schemas.response : undefined
  const body = { payload: shape ? shape.parse(result.payload) : result.payload }
  const text = JSON.stringify(body)
  const headers = new Headers({ 'content-type': 'application/json', 'x-content-type-options': 'nosniff' })
  if (!route.isPublic) {
    headers.set('cache-control', 'private, no-store')
    return new Response(text, { status: result.status ?? 200, headers })
  }
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  headers.set('cache-control', 'public, max-age=60, stale-while-revalidate=600')
  headers.set('vary', 'X-Shop-Channel, X-Shop-Locale')
  headers.set('etag', etag)
  const known = context.request.headers.get('if-none-match') ?? ''
  if (known.split(',').some(one => one.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(text, { status: 200, headers })
}

async function readInput(
  { schemas, call, bodyLimit }: Route,
  { request, translate }: CallContext,
  params: Record<string, string>,
): Promise<{ input: Record<string, unknown> } | Refusal> {
  const input: Record<string, unknown> = {}
  if (schemas.params) {
    const read = schemas.params.safeParse(params)
    // An id that cannot be one names nothing.
    if (!read.success) return refuse('not-found')
    input.params = read.data
  }
  if (schemas.query) {
    const read = schemas.query.safeParse(readQuery(new URL(request.url).searchParams))
    if (!read.success) return refuse('invalid-input', { errors: inputErrors(read.error, translate) })
    input.query = read.data
  }
  if (schemas.body && call.method !== 'GET') {
    const body = await readJson(request, bodyLimit)
    if (!body.ok) return refuse(body.code)
    const read = schemas.body.safeParse(body.value)
    if (!read.success) return refuse('invalid-input', { errors: inputErrors(read.error, translate) })
    input.body = read.data
  }
  return { input }
}
