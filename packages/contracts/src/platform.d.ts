/** Platform types for the client; both browsers and Node provide them, this package loads the types of neither. */
interface Response {
  readonly ok: boolean
  readonly status: number
  json(): Promise<unknown>
}

/** A file that is sent. */
interface Blob {
  readonly size: number
}

interface AbortSignal {
  readonly aborted: boolean
}

declare const AbortSignal: {
  timeout(milliseconds: number): AbortSignal
  any(signals: AbortSignal[]): AbortSignal
}

declare class URLSearchParams {
  append(name: string, value: string): void
  set(name: string, value: string): void
  toString(): string
}
