import { type IncomingHttpHeaders, request } from 'node:http'

export interface Sent {
  /** 0 where the connection ended without an answer. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  seconds: number
}

/** Sends one request; the pieces of a body go out one by one, each as a chunk of its own. Never rejects. */
export type Send = (
  path: string,
  body?: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  headers?: Record<string, string>,
  /** One of 127.0.0.0/8, each of which is another visitor's. */
  from?: string,
) => Promise<Sent>

/** As the shop's own pages ask. */
const SHOP_WINDOW = { 'x-shop-channel': 'passepartout-de', 'x-shop-locale': 'de-DE' }

export const sender =
  (port: number, address: string): Send =>
  (path, body, headers = {}, from = address) =>
    new Promise(resolve => {
      const began = performance.now()
      const end = (status: number, text: string, headers: IncomingHttpHeaders = {}) =>
        resolve({ status, text, headers, seconds: (performance.now() - began) / 1000 })
      const call = request(
        {
          host: '127.0.0.1',
          localAddress: from,
          port,
          path,
          method: body ? 'POST' : 'GET',
          headers: { ...SHOP_WINDOW, ...headers },
          agent: false,
        },
        answer => {
          let text = ''
          answer.setEncoding('utf8').on('data', part => {
            text += part
          })
          answer
            .on('end', () => end(answer.statusCode ?? 0, text, answer.headers))
            .on('error', () => end(0, text))
        },
      )
      call.on('error', error => end(0, error.message))
      let goOn: () => void = () => undefined
      // A shop that answered early no longer reads: an attacker who waited only for it to read would wait for ever.
      for (const event of ['drain', 'close', 'response']) call.on(event, () => goOn())
      void write(body ?? []).catch(() => undefined)

      async function write(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
        for await (const piece of pieces) {
          if (call.destroyed) return
          if (!call.write(piece)) {
            await new Promise<void>(resolve => {
              goOn = resolve
            })
          }
        }
        call.end()
      }
    })
