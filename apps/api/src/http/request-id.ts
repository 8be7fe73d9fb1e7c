import { randomUUID } from 'node:crypto'

/** What the server hands over beside the request. */
export type ApiEnv = { Bindings: { requestId?: string } }

const ids = new WeakMap<Request, string>()

/** The server's id of a request; in process there is no environment, and the id lives with the request. */
export function requestIdOf(request: Request, env: ApiEnv['Bindings'] | undefined): string {
  const id = env?.requestId ?? ids.get(request) ?? randomUUID()
  ids.set(request, id)
  return id
}
