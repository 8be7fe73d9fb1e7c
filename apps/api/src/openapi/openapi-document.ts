import { ERROR_STATUS } from '@passepartout/domain'
import type { Route } from '../http/router.ts'
import { COOKIES_OF_VISITORS, FAILING_BODY, INTRODUCTION, SHOP_HEADERS } from './common-parts.ts'
import {
  createSchemaCollector,
  type Field,
  type JsonSchema,
  type NamedSchemas,
  resolveSchema,
  type SchemaCollector,
  schemaReference,
} from './json-schema.ts'
import { REFUSALS, refusalsOf } from './refusals.ts'

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: true
  description?: string
  schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema }>

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description?: string
  parameters: Parameter[]
  /** Cookies that it needs, where others than those of the document; none where the list is empty. */
  security?: Record<string, never[]>[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { $ref: string } | Response>
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  security: Record<string, never[]>[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>> & {
    schemas: NamedSchemas
    responses: Record<string, Response>
  }
}

type Areas = Readonly<Record<string, readonly Route[]>>

type Response = { description: string; content?: Content }

/** The OpenAPI 3.1 description of the API, generated from the schemas of the calls. */
export function openApiDocument(areas: Areas): OpenApiDocument {
  const collector = createSchemaCollector({ FailingBody: FAILING_BODY })
  const calls = Object.entries(areas).flatMap(([area, routes]) => routes.map(route => ({ area, route })))
  const described = calls.map(({ area, route }) => ({ area, route, payload: payloadOf(route, collector) }))
  const paths: OpenApiDocument['paths'] = {}
  for (const one of described) {
    const path = documentPath(one.route.call.path)
    paths[path] = { ...paths[path], [one.route.call.method.toLowerCase()]: operation(one, collector) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Passepartout shop API', version: '1', description: INTRODUCTION },
    servers: [{ url: '/' }],
    // A visitor receives the cookie with the first write.
    security: [{ visitor: [] }, {}],
    tags: Object.keys(areas).map(name => ({ name })),
    paths,
    components: {
      parameters: SHOP_HEADERS,
      schemas: collector.named,
      responses: failures(calls.map(({ route }) => route)),
      securitySchemes: COOKIES_OF_VISITORS,
    },
  }
}

/** `/drafts/:id` becomes `/drafts/{id}`; a parameter's pattern is dropped. */
const documentPath = (path: string) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')

interface DescribedRoute {
  area: string
  route: Route
  /** Name of the payload's schema; none where the call has no JSON response. */
  payload: string | undefined
}

function operation({ area, route, payload }: DescribedRoute, collector: SchemaCollector): Operation {
  const { call, schemas } = route
  const body = requestContent(route, collector)
  const fields = (place: 'path' | 'query') => {
    const shape = place === 'path' ? schemas.params : schemas.query
    return shape ? collector.fields(shape).map(field => parameter(place, field, collector.named)) : []
  }
  const [summary = '', ...more] = call.title.split(/(?<=[.;]) /)
  return {
    operationId: call.name,
    tags: [area],
    summary: summary.replace(/[.;]$/, ''),
    ...(more.length > 0 ? { description: sentence(more.join(' ')) } : {}),
    parameters: [...(call.withoutShop ? [] : shopHeaders), ...fields('path'), ...fields('query')],
    ...securityOf(route),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: {
      ...successes(route, payload),
      ...Object.fromEntries([...failureStatuses(route), 'default' as const].map(failureLink)),
    },
  }
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const shopHeaders = Object.keys(SHOP_HEADERS).map(
  name => ({ $ref: `#/components/parameters/${name}` }) as Parameter,
)

function securityOf({ call, isPublic }: Route): Pick<Operation, 'security'> {
  if (REFUSALS[401].has(call.name)) return { security: [{ session: [] }] }
  return isPublic ? { security: [] } : {}
}

function parameter(
  place: 'path' | 'query',
  { name, required, schema }: Field,
  named: NamedSchemas,
): Parameter {
  if (place === 'path') return { name, in: place, required: true, schema }
  const one = { in: place, ...(required ? { required } : {}), schema }
  if (resolveSchema(schema, named).type !== 'array') return { name, ...one }
  return { name: `${name}[]`, ...one }
}

function requestContent({ schemas, takesBytes }: Route, collector: SchemaCollector): Content | undefined {
  if (takesBytes) return { 'application/octet-stream': { schema: {} } }
  if (!schemas.body) return undefined
  return { 'application/json': { schema: collector.body(schemas.body) } }
}

function successes({ call, produces, isPublic }: Route, payload: string | undefined): Operation['responses'] {
  if (!payload) {
    if (!produces?.length) return { 303: { description: 'Leads on to another page.' } }
    const content = Object.fromEntries(produces.map(type => [type, { schema: {} }]))
    return { 200: { description: 'The file.', content }, 304: { $ref: '#/components/responses/304' } }
  }
  const unchanged = isPublic ? { 304: { $ref: '#/components/responses/304' } } : {}
  // Some writes make something new (201), others answer 200.
  return { [call.method === 'POST' ? '2XX' : 200]: success(payload), ...unchanged }
}

/** A payload without a name of its own is named after its call: `GetCartPayload`. */
function payloadOf({ schemas, call }: Route, collector: SchemaCollector): string | undefined {
  if (!schemas.response) return undefined
  const { name } = call
  return collector.payload(schemas.response, `${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`)
}

function success(payload: string): Response {
  const properties = { payload: schemaReference(payload) }
  const schema = { type: 'object', properties, required: ['payload'] }
  return { description: 'Done.', content: { 'application/json': { schema } } }
}

/** The failure statuses of a call beside those of all calls of its sort; all failures have the same body. */
function failureStatuses({ call, schemas, takesBytes }: Route): number[] {
  return [
    ...(schemas.params ? [404] : []),
    ...refusalsOf(call.name),
    ...(schemas.query || schemas.body || takesBytes ? [422] : []),
  ]
}

const failureLink = (status: number | 'default') =>
  [status, { $ref: `#/components/responses/${status}` }] as const

const OF_ALL_CALLS: [sort: string, statuses: number[]][] = [
  ['Every call', [405, 414, 429]],
  ['a call that names the shop (which may not sell the product)', [400, 404]],
  ['a write', [403]],
  ['a call with a body', [400, 413, 415]],
]

/** One response per status with the possible values of `code`; the default names those of all calls of a sort. */
function failures(routes: readonly Route[]): Record<string, Response> {
  const content = { 'application/json': { schema: schemaReference('FailingBody') } }
  const codesOf = (status: number) =>
    Object.entries(ERROR_STATUS)
      .filter(([, one]) => one === status)
      .map(([code]) => `\`${code}\``)
      .join(', ')
  const used = [...new Set(routes.flatMap(failureStatuses))].sort((a, b) => a - b)
  const sorts = OF_ALL_CALLS.map(
    ([sort, statuses]) => `${sort}: ${statuses.map(status => `${status} (${codesOf(status)})`).join(', ')}`,
  )
  return {
    ...Object.fromEntries(used.map(status => [status, { description: `Code ${codesOf(status)}.`, content }])),
    304: { description: 'Unchanged since the version that `If-None-Match` names.' },
    default: { description: `Any other failure. ${sorts.join('; ')}.`, content },
  }
}
