import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { PHOTO_PARTS } from '@passepartout/contracts'
import type { ObjectStorage } from '@passepartout/storage'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import type { CallContext } from '../../http/call-context.ts'
import { type Refusal, refuse } from '../../http/call-result.ts'
import { refuseWhenDiskFull } from '../../http/free-disk.ts'
import { MAX_BYTES } from '../../image-decoding/image-types.ts'
import { refuseTooLarge } from './receive-photo-file.ts'

/** A resumable upload that is complete. */
export interface CompletedUpload {
  bytes: number
  open(): ReadableStream<Uint8Array>
  remove(): Promise<void>
}

/** How long an abandoned upload is stored. */
const KEPT_MS = 6 * 3_600_000
const ID = /^[0-9a-f]{32}$/
/** Methods of the protocol; all others are refused. */
const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE']

const VERSION = '1.0.0'
const PART = 'application/offset+octet-stream'

/** Refusals with the status codes of the protocol; the library uses 400 and 403 instead. */
function protocolRefusal({ method, headers }: Request): Response | undefined {
  const answer = (status: number, more: Record<string, string> = {}) =>
    new Response(null, { status, headers: { 'Tus-Resumable': VERSION, ...more } })
  if (headers.get('tus-resumable') !== VERSION) return answer(412, { 'Tus-Version': VERSION })
  if (method === 'PATCH' && headers.get('content-type') !== PART) return answer(415)
  return undefined
}

/** Created at the first upload. */
async function tusStoreIn({ partsDir }: Pick<ObjectStorage, 'partsDir'>): Promise<FileStore> {
  await mkdir(partsDir, { recursive: true })
  return new FileStore({ directory: partsDir, expirationPeriodInMilliseconds: KEPT_MS })
}

/** The visitor's own upload of this id; uploads of others are treated as missing. */
async function findOwnUpload(store: FileStore, id: string, visitorId: string | undefined) {
  if (!ID.test(id) || visitorId === undefined) return undefined
  const upload = await store.getUpload(id).catch(() => undefined)
  return upload?.metadata?.owner === visitorId ? upload : undefined
}

/** A completed resumable upload; `undefined` when it is incomplete or another visitor's. */
export async function findCompletedUpload(
  storage: Pick<ObjectStorage, 'partsDir'>,
  id: string,
  visitorId: string | undefined,
): Promise<CompletedUpload | undefined> {
  const store = await tusStoreIn(storage)
  const upload = await findOwnUpload(store, id, visitorId)
  if (!upload || upload.size !== upload.offset) return undefined
  const path = join(storage.partsDir, id)
  return {
    bytes: upload.offset,
    open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
    remove: () => store.remove(id).catch(() => undefined),
  }
}

/**
 * Resumable uploads by the tus protocol (tus.io, version 1.0.0): an interrupted upload continues at its offset. This
 * part only collects bytes within the photo limits; the content is checked when the complete file is ingested.
 */
export function createResumableUploads({ storage }: { storage: Pick<ObjectStorage, 'partsDir'> }) {
  const open = async () => {
    const store = await tusStoreIn(storage)
    const server = new Server({
      path: PHOTO_PARTS,
      datastore: store,
      maxSize: MAX_BYTES,
      relativeLocation: true,
      namingFunction: () => randomBytes(16).toString('hex'),
    })
    return { store, server }
  }
  let opened: ReturnType<typeof open> | undefined
  const parts = () => (opened ??= open())

  async function begin(context: CallContext): Promise<Response | Refusal> {
    const { request } = context
    const bytes = Number(request.headers.get('upload-length') ?? Number.NaN)
    if (!Number.isSafeInteger(bytes) || bytes < 1) return refuse('bad-request')
    if (bytes > MAX_BYTES) return refuseTooLarge()
    const unwanted =
      context.isSpent('photo') ?? context.isSpent('photo-bytes') ?? (await refuseWhenDiskFull(context, bytes))
    if (unwanted) return unwanted
    const spent = (await context.spend('photo-parts')) ?? (await context.spend('photo-bytes', bytes))
    if (spent) return spent
    const headers = new Headers(request.headers)
    // The owner is set by the shop; the file name is sent with the ingestion.
    headers.set('upload-metadata', `owner ${btoa(await context.needVisitor())}`)
    const { server } = await parts()
    return server.handleWeb(new Request(request.url, { method: 'POST', headers }))
  }

  async function goOn(context: CallContext, id: string): Promise<Response | Refusal> {
    const { request, visitorId } = context
    const { store, server } = await parts()
    if (!(await findOwnUpload(store, id, visitorId))) return refuse('not-found')
    if (request.method === 'PATCH') {
      const full = await refuseWhenDiskFull(context, Number(request.headers.get('content-length') ?? 0))
      if (full) return full
    }
    return server.handleWeb(request)
  }

  return {
    answer: async (context: CallContext, id: string | undefined): Promise<Response | Refusal> => {
      const { method } = context.request
      if (!METHODS.includes(method) || (method === 'POST') !== (id === undefined))
        return refuse('method-not-allowed')
      const refused = protocolRefusal(context.request)
      if (refused) return refused
      const answered = id === undefined ? await begin(context) : await goOn(context, id)
      if ('refused' in answered) return answered
      const headers = new Headers(answered.headers)
      for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
      headers.set('cache-control', 'private, no-store')
      return new Response(answered.body, { status: answered.status, headers })
    },
    removeAbandoned: async () => (await parts()).server.cleanUpExpiredUploads(),
  }
}
