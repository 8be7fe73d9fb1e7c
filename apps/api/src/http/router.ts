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

/** A call's input after its schemas have read it. */
export interface ParsedInput<S extends InputSchemas> {
  params: S extends { params: infer P } ? Read<P> : undefined
  query: S extends { query: infer Q } ? Read<Q> : undefined
  body: S extends { body: infer B } ? Read<B> : undefined
}

export type Handler<S extends CallSchemas, Body = ParsedInput<S>['body']> = (
  context: CallContext,
  input: Omit<ParsedInput<S>, 'body'> & { body: Body },
) => Promise<CallSuccess<CallPayload<S>> | Refusal> | CallSuccess<CallPayload<S>> | Refusal

/** Answers the bytes, the page or the redirect itself. */
export type FileHandler<S extends InputSchemas> = (
  context: CallContext,
  input: ParsedInput<S>,
) => Promise<Response | Refusal> | Response | Refusal

type Result = CallSuccess<unknown> | Refusal | Response

export interface Route {
  call: { name: string; title: string; method: string; path: string; withoutShop: boolean }
  schemas: InputSchemas & Partial<CallSchemas>
  // The types met where the route was made; the list of routes no longer knows them.
  handle: (context: CallContext, input: never) => Promise<Result> | Result
  /** Depends on catalogue, prices, shop and the minute only: may be kept by anyone for a moment. */
  isPublic: boolean
  /** Whose designer's products it is about: a channel that does not sell them answers `not-in-this-shop`. */
  about: DesignableKind | undefined
  /** What a JSON body may hold. */
  bodyBudget: JsonBudget
  readBody: BodyReader<unknown> | undefined
  /** The body is the bytes of a file. */
  takesBytes: boolean
  /** Media types where the answer is no payload. */
  produces: readonly string[] | undefined
}

/** Reads a body in a way of its own, such as in a thread because it can be large. */
export type BodyReader<Body> = (json: ReceivedJson, context: CallContext) => Promise<CheckedBody<Body>>

/** Some lines of a form; whoever takes more says so. */
const SMALL_BODY: JsonBudget = { bytes: 64 * 1024, values: 5000, width: 1000, depth: 32 }

export interface RouteOptions<Body> {
  isPublic?: boolean
  about?: DesignableKind
  bodyBudget?: JsonBudget
  readBody?: BodyReader<Body>
}

/** Joins a call with its shapes and what answers it. */
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

/** The same for an address that answers a file, a page or a redirect. */
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

/** Addresses are found with and without a slash at the end; the list of them knows those without. */
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
