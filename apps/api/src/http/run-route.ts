import type { Translate } from '@passepartout/domain'
import type { CallContext } from './call-context.ts'
import { type Refusal, refuse } from './call-result.ts'
import { type CheckedBody, checkBody } from './check-body.ts'
import { fieldProblems, inputErrors } from './input-errors.ts'
import { receiveJsonBody } from './read-json.ts'
import type { Route } from './router.ts'
import { findUnstorableText } from './unstorable-text.ts'

/** Parses the query: `name[]` becomes a list; of a repeated plain name the first value is used. */
function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of search) {
    if (name.endsWith('[]')) {
      const list = query.get(name.slice(0, -2))
      if (Array.isArray(list)) list.push(value)
      else query.set(name.slice(0, -2), [value])
    } else if (!query.has(name)) query.set(name, value)
  }
  return Object.fromEntries(query)
}

/** Public response cache of one request, by parsed input. */
interface RequestResponseCache {
  find(read: string): Response | undefined
  keep(answer: { read: string; text: string }): Response
}

/** Parses the input, runs the call and serialises the result. Refusals are returned as data. */
export async function runRoute(
  route: Route,
  context: CallContext,
  params: Record<string, string>,
  publicAnswers: RequestResponseCache,
): Promise<Response | Refusal> {
  const read = await readInput(route, context, params)
  if ('refused' in read) return read
  const readAs = route.isPublic ? `${route.call.path} ${JSON.stringify(read.input)}` : undefined
  const cached = readAs === undefined ? undefined : publicAnswers.find(readAs)
  if (cached) return cached
  const result = await route.handle(context, read.input as never)
  if (result instanceof Response || 'refused' in result) return result
  const shape = context.checkResponses ? route.schemas.response : undefined
  const text = JSON.stringify({ payload: shape ? shape.parse(result.payload) : result.payload })
  if (readAs !== undefined && !result.isPrivate) return publicAnswers.keep({ read: readAs, text })
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
  { schemas, call, bodyBudget, readBody }: Route,
  context: CallContext,
  params: Record<string, string>,
): Promise<{ input: Record<string, unknown> } | Refusal> {
  const { request, translate } = context
  const input: Record<string, unknown> = {}
  if (schemas.params) {
    const read = schemas.params.safeParse(findUnstorableText(params) ? {} : params)
    // A malformed id is treated as an unknown one.
    if (!read.success) return refuse('not-found')
    input.params = read.data
  }
  if (schemas.query) {
    const query = readQuery(new URL(request.url).searchParams)
    const unwritable = findUnstorableText(query)
    if (unwritable) return refuse('invalid-input', { errors: { [unwritable]: [translate('field.invalid')] } })
    const read = schemas.query.safeParse(query)
    if (!read.success)
      return refuse('invalid-input', { errors: inputErrors(fieldProblems(read.error), translate) })
    input.query = read.data
  }
  if (schemas.body && call.method !== 'GET') {
    const received = await receiveJsonBody(request, bodyBudget, context.pace)
    if (!received.ok) return refuse(received.code)
    const read = readBody ? await readBody(received.json, context) : checkBody(schemas.body, received.json)
    if (!read.ok) return refuseBody(read, translate)
    input.body = read.value
  }
  return { input }
}

function refuseBody(read: CheckedBody<unknown> & { ok: false }, translate: Translate): Refusal {
  if (read.code === 'invalid-input')
    return refuse('invalid-input', { errors: inputErrors(read.problems, translate) })
  return refuse(read.code, read.code === 'unavailable' ? { headers: { 'retry-after': '5' } } : {})
}
