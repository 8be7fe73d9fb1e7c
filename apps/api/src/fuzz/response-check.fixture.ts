import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { JsonSchema } from '../openapi/json-schema.ts'
import type { OpenApiDocument, Operation } from '../openapi/openapi-document.ts'

/** `operations` are those of the path, by method. */
export type ResponseCheck = (
  operations: Readonly<Record<string, Operation>>,
  method: string,
  answer: Response,
) => Promise<{ problem: string | undefined; payload: unknown }>

/** Internal details that no response may contain. */
const INSIDES = /node_modules|\.ts:\d|at async |\bselect .* from\b|violates|postgres|pglite|\bECONN|\/tmp\//i

/** Checks responses against the document: the status must be listed and the body match its schema. */
export function createResponseCheck(document: OpenApiDocument): ResponseCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', ...closed(document) })
  const failing = ajv.getSchema('api#/components/schemas/FailingBody')
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()

  function validatorOf(operation: Operation, status: number) {
    const response = answerOf(operation, status)
    if (!response || '$ref' in response) return undefined
    const schema = response.content?.['application/json']?.schema
    if (!schema) return undefined
    const name = `${operation.operationId} ${status}`
    const known = compiled.get(name) ?? ajv.compile(inDocument(schema))
    compiled.set(name, known)
    return known
  }

  return async (operations, method, answer) => {
    const { status } = answer
    const operation = operations[method === 'HEAD' ? 'get' : method.toLowerCase()]
    const body = await bodyText(answer)
    const isJson = answer.headers.get('content-type') === 'application/json'
    const value: unknown = isJson && body !== '' ? JSON.parse(body) : undefined
    const payload = (value as { payload?: unknown } | undefined)?.payload
    const problem = () => {
      if (status >= 500) return `${status} ${body.slice(0, 300)}`
      if (INSIDES.test(isJson ? body : '')) return `tells its insides: ${body.slice(0, 300)}`
      if (method === 'HEAD') return body === '' ? undefined : 'HEAD with a body'
      if (method === 'OPTIONS' && status < 400) return undefined
      if (status === 401 && operation && !(status in operation.responses)) return '401 is not in the document'
      if (status >= 400) return failing?.(value) ? undefined : `${status} ${ajv.errorsText(failing?.errors)}`
      if (!operation || !answerOf(operation, status)) return `${status} is not in the document`
      const isPublic = answer.headers.get('cache-control')?.startsWith('public')
      if (isPublic && answer.headers.has('set-cookie')) return 'a public answer sets a cookie'
      const valid = validatorOf(operation, status)
      return !valid || valid(value) ? undefined : `${status} ${ajv.errorsText(valid.errors)}`
    }
    return { problem: problem(), payload: status < 300 ? payload : undefined }
  }
}

const answerOf = ({ responses }: Operation, status: number) =>
  responses[status] ?? (status < 300 ? responses['2XX'] : undefined)

/** A response must not contain a field that the document does not name, although clients have to bear one. */
function closed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(closed) as T
  const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]))
  const isObject = copy.type === 'object' && typeof copy.properties === 'object'
  return (isObject ? { additionalProperties: false, ...copy } : copy) as T
}

/** The schema with references that hold outside the document too. */
const inDocument = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(closed(schema)).replaceAll('"$ref":"#', '"$ref":"api#'))

/** Calls within the process are not decompressed by a client. */
async function bodyText(answer: Response): Promise<string> {
  const bytes = await answer.bytes()
  const encoding = bytes.length > 0 ? answer.headers.get('content-encoding') : null
  const plain =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
  return new TextDecoder().decode(plain)
}
