import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/**
 * A command that the running shop carries out for `npm run shop`: arguments in, bytes out. The command line reads files
 * itself and sends their bytes: the shop opens no path it is given.
 */
export type ControlCommand = (argument: string, file: Uint8Array) => Promise<Uint8Array | Readable>

/** Bytes; enough for a year of bank statements. */
const LARGEST_FILE = 64 * 1024 ** 2

/** Trailer with the error message of a response that failed after its headers were sent. */
const FAILURE = 'x-failure'

const socketPath = (dataDir: string) => join(dataDir, 'control.sock')

/**
 * Listens on a socket inside the data folder. The embedded database belongs to one process, so the command line calls
 * the running shop. Access is limited to users that may write to the data folder.
 */
export async function openControl(
  dataDir: string,
  commands: Record<string, ControlCommand>,
): Promise<{ close(): void }> {
  const path = socketPath(dataDir)
  await rm(path, { force: true })
  const server = createServer(async (incoming, answer) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://control')
    const name = pathname.slice(1)
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    try {
      if (!command) throw new Error(`unknown command ${name}`)
      const made = await command(searchParams.get('argument') ?? '', await fileOf(incoming))
      answer.setHeader('trailer', FAILURE)
      await pipeline(made instanceof Readable ? made : Readable.from([made]), answer, { end: false })
      answer.end()
    } catch (error) {
      fail(answer, (error as Error).message)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ path, readableAll: false, writableAll: false }, resolve)
  })
  server.unref()
  return { close: () => void server.close() }
}

/** Reports an error: as a trailer once the response has begun, else as status 422. */
function fail(answer: ServerResponse, message: string): void {
  if (answer.headersSent) answer.addTrailers({ [FAILURE]: encodeURIComponent(message) })
  else answer.removeHeader('trailer')
  if (answer.headersSent) answer.end()
  else answer.writeHead(422).end(message)
}

/** Yields the response; throws its error trailer at the end. */
async function* readWholeFile(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  yield* answer as AsyncIterable<Uint8Array>
  const failure = answer.trailers[FAILURE]
  if (failure !== undefined) throw new Error(decodeURIComponent(failure))
}

async function fileOf(incoming: IncomingMessage): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of incoming as AsyncIterable<Uint8Array>) {
    size += piece.length
    if (size > LARGEST_FILE) throw new Error('The file is larger than 64 MB.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Sends a command to the running shop; `undefined` when none runs on this data folder. */
export function sendControlCommand(
  dataDir: string,
  command: string,
  argument: string,
  file?: Uint8Array,
): Promise<Readable | undefined> {
  return new Promise((resolve, reject) => {
    const query = new URLSearchParams({ argument })
    const call = request(
      { socketPath: socketPath(dataDir), path: `/${command}?${query}`, method: 'POST' },
      answer => {
        if (answer.statusCode === 200) resolve(Readable.from(readWholeFile(answer)))
        else void text(answer).then(message => reject(new Error(message)), reject)
      },
    )
    call.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    )
    call.end(file)
  })
}
