import type * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Schemas of a call's input. Stored in each area's `schemas.ts`, so that a browser that only calls loads no zod. */
export interface InputSchemas {
  params?: z.ZodType
  /** Repeated names end in `[]` on the wire and are arrays here. */
  query?: z.ZodType
  body?: z.ZodType
}

export interface CallSchemas extends InputSchemas {
  /** `payload` of a successful body. */
  response: z.ZodType
}

interface CallMetadata {
  readonly name: string
  /** One English sentence, in the third person, for the API document and for readers of the code. */
  readonly title: string
  /** Such as `/web-api/drafts/:id`. */
  readonly path: string
  /** Accepts requests without the two shop headers: URLs opened by a link, an `<img>` or a beacon. */
  readonly withoutShop?: true
}

/** An API call: its name, method and path, and, for the compiler only, its schemas. */
export interface Call<S extends CallSchemas = CallSchemas> extends CallMetadata {
  readonly method: Method
  /** Never set; carries the type. */
  readonly shapes?: S
}

/**
 * Defines a call; `S` is `typeof` its schemas. Marked as free of side effects, so that a browser loads only the calls
 * it uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <S extends CallSchemas>(call: Omit<Call<S>, 'shapes'>): Call<S> => call

/**
 * A call whose body is the bytes of a file. Not part of the typed client: the page sends it and displays the progress.
 */
export interface BytesCall<S extends CallSchemas = CallSchemas> extends CallMetadata {
  readonly bytesMethod: 'POST' | 'PUT'
  readonly shapes?: S
}

/* @__NO_SIDE_EFFECTS__ */
export const defineBytesCall = <S extends CallSchemas>(call: Omit<BytesCall<S>, 'shapes'>): BytesCall<S> =>
  call

/**
 * An address that returns a file, a page or a redirect instead of a payload. Not part of the typed client: the browser
 * opens it.
 */
export interface FileCall<S extends InputSchemas = InputSchemas> extends CallMetadata {
  readonly fileMethod: 'GET'
  /** Media types of a successful response; empty for a redirect. */
  readonly produces: readonly string[]
  readonly shapes?: S
}

/* @__NO_SIDE_EFFECTS__ */
export const defineFileCall = <S extends InputSchemas>(call: Omit<FileCall<S>, 'shapes'>): FileCall<S> => call

type Sent<T> = T extends z.ZodType ? z.input<T> : never
/** Callers pass query values in their own types (numbers as numbers); the client serialises them. */
type DeclaredInput<T> = T extends z.ZodType ? z.output<T> : never

/** Input of a call: only the parts the call has. */
export type CallInput<S extends CallSchemas> = (S extends { params: infer P }
  ? { params: Sent<P> }
  : unknown) &
  (S extends { query: infer Q } ? { query: DeclaredInput<Q> } : unknown) &
  (S extends { body: infer B } ? { body: Sent<B> } : unknown)

export type CallPayload<S extends CallSchemas> = z.output<S['response']>
