import {
  BACK_OFFICE_API,
  BACK_OFFICE_CALLS,
  type BackOfficeCallName,
  type BackOfficeProblem,
} from '@passepartout/contracts/back-office'
import { backOfficeSchemas } from '@passepartout/contracts/back-office/schemas'
import { type OperatorPermission, permissionsOf } from '@passepartout/domain'
import { isSameOrigin, readBody } from '@passepartout/http'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import type { OperatorAccess } from '../operators/operator-access.ts'
import type { BackOfficeContext, BackOfficeResult } from './back-office-context.ts'
import { BACK_OFFICE_HANDLERS } from './back-office-handlers.ts'

interface BackOfficeOptions {
  operators: Pick<OperatorAccess, 'whoIs' | 'record'>
  /** Dependencies of the calls, at this moment. */
  context: () => Promise<Omit<BackOfficeContext, 'operator' | 'actor' | 'origin'>>
  secureCookies: boolean
  /** Validates responses too. */
  checkResponses?: boolean
}

const MAX_BODY_BYTES = 64 * 1024
const HEADERS = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

const STATUSES: Partial<Record<BackOfficeProblem, 400 | 403 | 404>> = {
  'not-found': 404,
  forbidden: 403,
  'lacks-permission': 403,
  'invalid-input': 400,
  'wrong-address': 400,
  'bad-statement': 400,
}

/**
 * Serves the calls of the back office. Every call passes through the same steps: who it is, where the request comes
 * from, whether a role permits it, whether the input is valid; what was allowed and what was refused is recorded.
 */
export function createBackOffice(options: BackOfficeOptions): {
  fetch(request: Request): Response | Promise<Response>
} {
  const app = new Hono()
  for (const [name, { method, path }] of Object.entries(BACK_OFFICE_CALLS))
    app.on(method, BACK_OFFICE_API + path, c => handleCall(options, c, name as BackOfficeCallName))
  app.all(`${BACK_OFFICE_API}/*`, c => c.json({ problem: 'not-found' }, 404, HEADERS))
  return { fetch: request => app.fetch(request) }
}

async function handleCall(
  options: BackOfficeOptions,
  c: Context,
  name: BackOfficeCallName,
): Promise<Response> {
  const { operators } = options
  const request = c.req.raw
  const operator = await operators.whoIs(request)
  if (!operator) return c.json({ problem: 'signed-out' }, 401, HEADERS)
  const definition: { permission: OperatorPermission; mostFileBytes?: number } = BACK_OFFICE_CALLS[name]
  const record = (outcome: string) =>
    operators.record(request, `back-office-${outcome}`, operator, {
      call: name,
      ...Object.fromEntries(Object.entries(c.req.param()).map(([key, value]) => [key, String(value)])),
    })
  const refuse = async (problem: BackOfficeProblem, status: 400 | 403) => {
    await record('refused')
    return c.json({ problem }, status, HEADERS)
  }
  if (!isFromBackOffice(request, definition)) return refuse('forbidden', 403)
  if (!permissionsOf(operator.roles).has(definition.permission)) return refuse('lacks-permission', 403)
  const input = await readInput(c, name, definition)
  if (!input.ok) return refuse(input.problem, 400)
  const { protocol, host } = new URL(request.url)
  const context: BackOfficeContext = {
    ...(await options.context()),
    operator,
    actor: `operator:${operator.name}`,
    origin: `${options.secureCookies ? 'https:' : protocol}//${host}`,
  }
  // The table of handlers is typed by name; here the name is only known to be one of them.
  const handler = BACK_OFFICE_HANDLERS[name] as (
    context: BackOfficeContext,
    request: unknown,
  ) => Promise<BackOfficeResult<unknown>>
  const result = await handler(context, input.value)
  await record(result.ok ? 'call' : 'failed')
  if (!result.ok) {
    const { problem, fields } = result
    return c.json({ problem, ...(fields ? { fields } : {}) }, STATUSES[problem] ?? 409, HEADERS)
  }
  if (result.payload instanceof Response) {
    for (const [key, value] of Object.entries(HEADERS)) result.payload.headers.set(key, value)
    return result.payload
  }
  if (options.checkResponses) responseSchema(name)?.parse(result.payload)
  return c.json(result.payload as object, 200, HEADERS)
}

/** Another site can neither make a browser send JSON or bytes without asking first, nor send our origin. */
function isFromBackOffice(request: Request, { mostFileBytes }: { mostFileBytes?: number }): boolean {
  if (request.method === 'GET') return request.headers.get('sec-fetch-site') !== 'cross-site'
  const type = request.headers.get('content-type') ?? ''
  const expected = mostFileBytes === undefined ? 'application/json' : 'application/octet-stream'
  return isSameOrigin(request.headers, new URL(request.url).host) && type.startsWith(expected)
}

type Schemas = Partial<Record<'params' | 'query' | 'body' | 'response', z.ZodType>>
const schemasOf = (name: BackOfficeCallName): Schemas => backOfficeSchemas[name]
const responseSchema = (name: BackOfficeCallName) => schemasOf(name).response

async function readInput(
  c: Context,
  name: BackOfficeCallName,
  { mostFileBytes }: { mostFileBytes?: number },
): Promise<{ ok: true; value: object } | { ok: false; problem: 'invalid-input' | 'file-too-large' }> {
  const { params, query, body } = schemasOf(name)
  const value: Record<string, unknown> = {}
  const parts: [string, z.ZodType | undefined, () => Promise<unknown>][] = [
    ['params', params, async () => c.req.param()],
    ['query', query, async () => c.req.query()],
    ['body', body, () => readJsonBody(c.req.raw)],
  ]
  for (const [part, schema, read] of parts) {
    if (!schema) continue
    const parsed = schema.safeParse(await read())
    if (!parsed.success) return { ok: false, problem: 'invalid-input' }
    value[part] = parsed.data
  }
  if (mostFileBytes !== undefined) {
    const read = await readBody(c.req.raw, { mostBytes: mostFileBytes })
    if (!read.ok)
      return { ok: false, problem: read.code === 'too-large' ? 'file-too-large' : 'invalid-input' }
    value.file = read.bytes
  }
  return { ok: true, value }
}

async function readJsonBody(request: Request): Promise<unknown> {
  const read = await readBody(request, { mostBytes: MAX_BODY_BYTES })
  if (!read.ok) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(read.bytes))
  } catch {
    return undefined
  }
}
