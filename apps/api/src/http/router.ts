import type { BytesCall, Call, CallPayload, CallSchemas } from '@passepartout/contracts'
import type * as z from 'zod'
import type { Answer, Refusal } from './answer.ts'
import type { CallContext } from './call-context.ts'

type Read<T> = T extends z.ZodType ? z.output<T> : undefined

/** A call's input after its schemas have read it. */
export interface CallRead<S extends CallSchemas> {
  params: S extends { params: infer P } ? Read<P> : undefined
  query: S extends { query: infer Q } ? Read<Q> : undefined
  body: S extends { body: infer B } ? Read<B> : undefined
}

export type Handler<S extends CallSchemas> = (
  context: CallContext,
  input: CallRead<S>,
) => Promise<Answer<CallPayload<S>> | Refusal> | Answer<CallPayload<S>> | Refusal

export interface Route {
  call: { name: string; method: string; path: string }
  schemas: CallSchemas
  // The types met where the route was made; the list of routes no longer knows them.
  handle: (
    context: CallContext,
    input: never,
  ) => Promise<Answer<unknown> | Refusal> | Answer<unknown> | Refusal
  /** Depends on catalogue, prices and shop only: may be kept by anyone for a moment. */
  isPublic: boolean
  /** Largest JSON body. */
  bodyLimit: number
}

export interface RouteOptions {
  isPublic?: boolean
  bodyLimit?: number
}

/** Joins a call with its shapes and what answers it. */
export function route<S extends CallSchemas>(
  call: Call<S> | BytesCall<S>,
  schemas: S,
  handle: Handler<S>,
  { isPublic = false, bodyLimit = 64 * 1024 }: RouteOptions = {},
): Route {
  const method = 'method' in call ? call.method : call.bytesMethod
  return { call: { name: call.name, method, path: call.path }, schemas, handle, isPublic, bodyLimit }
}
