import { request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface ShopResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

interface ShopRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Requests the shop on a port under any host name; redirects are not followed, addresses not normalised. */
export function requestShop(
  port: number,
  host: string,
  path: string,
  question: ShopRequest = {},
): Promise<ShopResponse> {
  const { method = 'GET', headers = {}, body } = question
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, method, headers: { host: `${host}:${port}`, ...headers } },
      answer =>
        text(answer).then(
          received => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: received }),
          reject,
        ),
    )
    call.on('error', reject)
    call.end(body)
  })
}
