import type * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The shapes of what a call is given. They live in each area's `schemas.ts`, so that a browser that only calls loads no zod. */
export interface InputSchemas {
  params?: z.ZodType
  /** Repeated names end in `[]` on the wire and are arrays here. */
  query?: z.ZodType
  body?: z.ZodType
}

/** The shapes of one call. */
export interface CallSchemas extends InputSchemas {
  /** What stands under `payload` in a successful body. */
  response: z.ZodType
}

interface CallMetadata {
  readonly name: string
  /** One English sentence, in the third person, for the API's document and for whoever reads the code. */
  readonly title: string
  /** Such as `/web-api/drafts/:id`. */
  readonly path: string
  /** Answers without the two shop headers too: addresses that are opened by a link, an `<img>` or a beacon. */
  readonly withoutShop?: true
}

/** One API call: its name, method and path, and, for the compiler only, its shapes. */
export interface Call<S extends CallSchemas = CallSchemas> extends CallMetadata {
  readonly method: Method
  /** Never set; carries the type. */
  readonly shapes?: S
}

/**
 * Names a call; `S` is `typeof` its schemas. Said to do nothing else, so that a browser fetches only the calls it makes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <S extends CallSchemas>(call: Omit<Call<S>, 'shapes'>): Call<S> => call

/** A call whose body is the bytes of a file. The typed client leaves it to the page, which shows progress. */
export interface BytesCall<S extends CallSchemas = CallSchemas> extends CallMetadata {
  readonly bytesMethod: 'POST' | 'PUT'
  readonly shapes?: S
}

/* @__NO_SIDE_EFFECTS__ */
export const defineBytesCall = <S extends CallSchemas>(call: Omit<BytesCall<S>, 'shapes'>): BytesCall<S> =>
  call

/** An address that answers a file, a page or a redirect instead of a payload. The typed client leaves it to the browser. */
export interface FileCall<S extends InputSchemas = InputSchemas> extends CallMetadata {
  readonly fileMethod: 'GET'
  /** Media types of a successful answer; none where it is a redirect. */
  readonly produces: readonly string[]
  readonly shapes?: S
}

/* @__NO_SIDE_EFFECTS__ */
export const defineFileCall = <S extends InputSchemas>(call: Omit<FileCall<S>, 'shapes'>): FileCall<S> => call

type Sent<T> = T extends z.ZodType ? z.input<T> : never
/** Query values are given as what they mean (numbers as numbers); the client writes them as text. */
type DeclaredInput<T> = T extends z.ZodType ? z.output<T> : never

/** What a caller gives: only the parts the call has. */
export type CallInput<S extends CallSchemas> = (S extends { params: infer P }
  ? { params: Sent<P> }
  : unknown) &
  (S extends { query: infer Q } ? { query: DeclaredInput<Q> } : unknown) &
  (S extends { body: infer B } ? { body: Sent<B> } : unknown)

export type CallPayload<S extends CallSchemas> = z.output<S['response']>
