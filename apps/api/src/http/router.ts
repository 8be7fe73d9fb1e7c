import type {
  BytesCall,
  Call,
  CallPayload,
  CallSchemas,
  FileCall,
  InputSchemas,
} from '@passepartout/contracts'
import type { DesignableKind } from '@passepartout/domain'
import type * as z from 'zod'
import type { CallContext } from './call-context.ts'
import type { CallSuccess, Refusal } from './call-result.ts'
import type { CheckedBody } from './check-body.ts'
import type { JsonBudget } from './json-budget-meter.ts'
import type { ReceivedJson } from './read-json.ts'

type Read<T> = T extends z.ZodType ? z.output<T> : undefined

/** A call's input, parsed by its schemas. */
export interface ParsedInput<S extends InputSchemas> {
  params: S extends { params: infer P } ? Read<P> : undefined
  query: S extends { query: infer Q } ? Read<Q> : undefined
  body: S extends { body: infer B } ? Read<B> : undefined
}

export type Handler<S extends CallSchemas, Body = ParsedInput<S>['body']> = (
  context: CallContext,
  input: Omit<ParsedInput<S>, 'body'> & { body: Body },
) => Promise<CallSuccess<CallPayload<S>> | Refusal> | CallSuccess<CallPayload<S>> | Refusal

/** Returns bytes, a page or a redirect as a complete response. */
export type FileHandler<S extends InputSchemas> = (
  context: CallContext,
  input: ParsedInput<S>,
) => Promise<Response | Refusal> | Response | Refusal

type Result = CallSuccess<unknown> | Refusal | Response

export interface Route {
  call: { name: string; title: string; method: string; path: string; withoutShop: boolean }
  schemas: InputSchemas & Partial<CallSchemas>
  // `route` checked the types; the list of routes cannot express them.
  handle: (context: CallContext, input: never) => Promise<Result> | Result
  /** Depends on catalogue, prices, shop and minute only, so that any cache may store it briefly. */
  isPublic: boolean
  /** The product kind that the call is about: channels that do not sell it answer `not-in-this-shop`. */
  about: DesignableKind | undefined
  bodyBudget: JsonBudget
  readBody: BodyReader<unknown> | undefined
  takesBytes: boolean
  /** Media types when the response is no JSON payload. */
  produces: readonly string[] | undefined
}

/** Parses a body in its own way, for example in a thread when it can be large. */
export type BodyReader<Body> = (json: ReceivedJson, context: CallContext) => Promise<CheckedBody<Body>>

/** Default for a short form; calls with larger bodies set their own. */
const SMALL_BODY: JsonBudget = { bytes: 64 * 1024, values: 5000, width: 1000, depth: 32 }

export interface RouteOptions<Body> {
  isPublic?: boolean
  about?: DesignableKind
  bodyBudget?: JsonBudget
  readBody?: BodyReader<Body>
}

/** Connects a call with its schemas and handler. */
export function route<S extends CallSchemas, Body = ParsedInput<S>['body']>(
  call: Call<S> | BytesCall<S>,
  schemas: S,
  handle: Handler<S, Body>,
  { isPublic = false, about, bodyBudget = SMALL_BODY, readBody }: RouteOptions<Body> = {},
): Route {
  const takesBytes = 'bytesMethod' in call
  const method = takesBytes ? call.bytesMethod : call.method
  const own = { isPublic, about, bodyBudget, readBody, takesBytes, produces: undefined }
  return { call: routeMetadata(call, method), schemas, handle, ...own }
}

/** A route whose response is a file, a page or a redirect. */
export function fileRoute<S extends InputSchemas>(
  call: FileCall<S>,
  schemas: S,
  handle: FileHandler<S>,
): Route {
  const { fileMethod, produces } = call
  return {
    call: routeMetadata(call, fileMethod),
    schemas,
    handle,
    isPublic: false,
    about: undefined,
    bodyBudget: SMALL_BODY,
    readBody: undefined,
    takesBytes: false,
    produces,
  }
}

/** A trailing slash is ignored in requests; the list of routes has the paths without it. */
const routeMetadata = (
  { name, title, path, withoutShop }: Pick<FileCall, 'name' | 'title' | 'path' | 'withoutShop'>,
  method: string,
): Route['call'] => ({
  name,
  title,
  method,
  path: path.replace(/\/$/, ''),
  withoutShop: withoutShop === true,
})
