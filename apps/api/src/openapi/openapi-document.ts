import { ERROR_STATUS } from '@passepartout/domain'
import type { Route } from '../http/router.ts'
import { COOKIES_OF_VISITORS, FAILING_BODY, INTRODUCTION, SHOP_HEADERS } from './common-parts.ts'
import { bodySchema, embedSchema, fieldsOf, type JsonSchema, payloadSchema } from './json-schema.ts'
import { REFUSALS, refusalsOf } from './refusals.ts'

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  style?: 'form'
  explode?: true
}

type Content = Record<string, { schema: JsonSchema }>

export interface Operation {
  operationId: string
  tags: [string]
  summary: string
  description?: string
  parameters: Parameter[]
  /** Security requirements by cookie; none when the list is empty or contains an empty object. */
  security: Record<string, never[]>[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, { $ref: string } | { description: string; content?: Content }>
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

type Areas = Readonly<Record<string, readonly Route[]>>

/** The OpenAPI 3.1 description of the API, generated from the schemas of the calls. */
export function openApiDocument(areas: Areas): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [area, routes] of Object.entries(areas)) {
    for (const route of routes) {
      const path = documentPath(route.call.path)
      paths[path] = { ...paths[path], [route.call.method.toLowerCase()]: operation(area, route) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Passepartout shop API', version: '1', description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: Object.keys(areas).map(name => ({ name })),
    paths,
    components: {
      parameters: SHOP_HEADERS,
      schemas: { FailingBody: FAILING_BODY },
      responses: failures(Object.values(areas).flat()),
      securitySchemes: COOKIES_OF_VISITORS,
    },
  }
}

/** `/drafts/:id` becomes `/drafts/{id}`; a parameter's pattern is dropped. */
const documentPath = (path: string) => path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')

function operation(area: string, route: Route): Operation {
  const { call, schemas } = route
  const [summary = '', ...more] = call.title.split(/(?<=[.;]) /)
  const body = requestContent(route)
  return {
    operationId: call.name,
    tags: [area],
    summary: summary.replace(/[.;]$/, ''),
    ...(more.length > 0 ? { description: call.title } : {}),
    parameters: [
      ...(call.withoutShop ? [] : shopHeaders),
      ...(schemas.params ? fieldsOf(schemas.params).map(field => parameter('path', field)) : []),
      ...(schemas.query ? fieldsOf(schemas.query).map(field => parameter('query', field)) : []),
    ],
    security: securityOf(route),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: {
      ...successes(route),
      ...Object.fromEntries([...failureStatuses(route), 'default' as const].map(failureLink)),
    },
  }
}

const shopHeaders = Object.keys(SHOP_HEADERS).map(
  name => ({ $ref: `#/components/parameters/${name}` }) as Parameter,
)

/** Public calls need no cookie; a visitor receives theirs with the first write. */
function securityOf({ call, isPublic }: Route): Operation['security'] {
  if (REFUSALS[401].has(call.name)) return [{ session: [] }]
  return isPublic ? [] : [{ visitor: [] }, {}]
}

function parameter(
  place: 'path' | 'query',
  { name, required, schema }: ReturnType<typeof fieldsOf>[number],
): Parameter {
  if (place === 'path') return { name, in: place, required: true, schema }
  if (schema.type !== 'array') return { name, in: place, required, schema }
  return { name: `${name}[]`, in: place, required, schema, style: 'form', explode: true }
}

function requestContent({ schemas, takesBytes, call }: Route): Content | undefined {
  if (takesBytes) return { 'application/octet-stream': { schema: {} } }
  if (!schemas.body) return undefined
  const place = `#/paths/${pointer(documentPath(call.path))}/${call.method.toLowerCase()}/requestBody/content/application~1json/schema`
  return { 'application/json': { schema: embedSchema(bodySchema(schemas.body), place) } }
}

function successes({ schemas, call, produces, isPublic }: Route): Operation['responses'] {
  if (!schemas.response) {
    if (!produces?.length) return { 303: { description: 'Leads on to another page.' } }
    const content = Object.fromEntries(produces.map(type => [type, { schema: {} }]))
    return { 200: { description: 'The file.', content }, 304: { description: 'Unchanged.' } }
  }
  const respond = (status: number, description: string) => {
    const place = `#/paths/${pointer(documentPath(call.path))}/${call.method.toLowerCase()}/responses/${status}/content/application~1json/schema/properties/payload`
    const payload = embedSchema(
      payloadSchema(schemas.response as NonNullable<typeof schemas.response>),
      place,
    )
    const schema = { type: 'object', properties: { payload }, required: ['payload'] }
    return { description, content: { 'application/json': { schema } } }
  }
  return {
    200: respond(200, 'Done.'),
    ...(call.method === 'POST' ? { 201: respond(201, 'Made.') } : {}),
    ...(isPublic ? { 304: { description: 'Unchanged since the version that `If-None-Match` names.' } } : {}),
  }
}

const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The failure statuses of a call to document; all other failures have the same body. */
function failureStatuses({ call, schemas, takesBytes }: Route): number[] {
  const writes = call.method !== 'GET'
  return [
    ...(call.withoutShop && !schemas.body ? [] : [400]),
    ...(writes ? [403] : []),
    // Also for shops that do not sell the product.
    ...(schemas.params || !call.withoutShop ? [404] : []),
    405,
    ...refusalsOf(call.name),
    ...(schemas.body || takesBytes ? [413, 415] : []),
    414,
    ...(schemas.query || schemas.body || takesBytes ? [422] : []),
    429,
  ]
}

const failureLink = (status: number | 'default') =>
  [status, { $ref: `#/components/responses/${status}` }] as const

/** One response per status with the possible values of `code`. */
function failures(routes: readonly Route[]) {
  const used = new Set(routes.flatMap(failureStatuses))
  const codes = Object.entries(ERROR_STATUS)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/FailingBody' } } }
  const listed = Object.fromEntries(
    [...used]
      .sort((a, b) => a - b)
      .map(status => {
        const words = codes.filter(([, one]) => one === status).map(([code]) => `\`${code}\``)
        return [status, { description: `Code ${words.join(', ')}.`, content }]
      }),
  )
  return { ...listed, default: { description: 'Any other failure.', content } }
}
