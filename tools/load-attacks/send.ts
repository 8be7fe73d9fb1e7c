import { type IncomingHttpHeaders, request } from 'node:http'

export interface Sent {
  /** 0 where the connection ended without a response. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  seconds: number
}

/** Sends one request; each piece of the body becomes a chunk. Never rejects. */
export type Send = (
  path: string,
  body?: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  headers?: Record<string, string>,
  /** An address in 127.0.0.0/8, each of which is a different visitor. */
  from?: string,
) => Promise<Sent>

/** Headers of the shop's own pages. */
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
      // A shop that has responded early reads no more: waiting for `drain` alone would never end.
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
