import { randomUUID } from 'node:crypto'

/** Environment that the server passes beside the request. */
export type ApiEnv = { Bindings: { requestId?: string } }

const ids = new WeakMap<Request, string>()

/** The server's request id. Calls within the process have no environment, so their id is stored by request. */
export function requestIdOf(request: Request, env: ApiEnv['Bindings'] | undefined): string {
  const id = env?.requestId ?? ids.get(request) ?? randomUUID()
  ids.set(request, id)
  return id
}
