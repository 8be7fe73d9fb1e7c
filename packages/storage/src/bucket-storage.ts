import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { writeNewFile } from './folder-storage.ts'
import { assertKey, assertPrefix } from './keys.ts'
import type { ByteRange, ObjectStorage } from './object-storage.ts'
import { openScratch } from './scratch.ts'
import { toStorageError } from './storage-error.ts'

interface BucketOptions {
  endpoint: string
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  bucket: string
  /** Prefix of every key; empty or ending with `/`. */
  prefix: string
  scratchDir: string
}

const ATTEMPTS = 4
const swallowError = () => {}
const QUIET = { debug: swallowError, info: swallowError, warn: swallowError, error: swallowError }
/** A network that drops packets is given up as soon as for the database. */
const CONNECT_MS = 4000
/** Milliseconds without a byte. */
const SILENCE_MS = 30_000

/**
 * Object storage in a bucket of S3 or a compatible server. An object is sent whole with its length known, so it is
 * stored completely or not at all; none gets a public URL.
 */
export async function openBucketStorage({
  bucket,
  prefix,
  scratchDir,
  ...server
}: BucketOptions): Promise<ObjectStorage> {
  const scratch = await openScratch(scratchDir)
  const client = new S3Client({
    ...server,
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Errors are thrown; the caller logs them.
    logger: QUIET,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Servers other than Amazon's often refuse checksums as trailers of a stream.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // Wraps the whole command, including its retries.
  client.middlewareStack.add(
    next => async command => {
      try {
        return await next(command)
      } catch (error) {
        throw toStorageError(error)
      }
    },
    { step: 'initialize', name: 'tellWhoseFault' },
  )
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + assertKey(key) })

  async function keep(key: string, path: string): Promise<void> {
    const { size } = await stat(path)
    await client.send(new PutObjectCommand({ ...at(key), Body: createReadStream(path), ContentLength: size }))
    await rm(path)
  }

  async function read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    const found = await client.send(new GetObjectCommand({ ...at(key), ...part })).catch(ignoreMissing)
    return found?.Body as Readable | undefined
  }

  async function removeBelow(name: string): Promise<void> {
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: name },
    )) {
      const Objects = Contents.map(({ Key }) => ({ Key }))
      if (Objects.length === 0) continue
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      if (Errors.length > 0)
        throw new Error(`${Errors.length} objects could not be removed: ${Errors[0]?.Code}`)
    }
  }

  return {
    ...scratch,
    keep,
    put: async (key, body) => {
      assertKey(key)
      const place = await scratch.scratch()
      try {
        const file = join(place.path, 'object')
        await writeNewFile(file, body)
        await keep(key, file)
      } finally {
        await place.remove()
      }
    },
    open: async key => {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(ignoreMissing)
      if (!found) return undefined
      return {
        size: found.ContentLength ?? 0,
        stream: range => ReadableStream.from(chunksOf(() => read(key, range))),
      }
    },
    withFile: async (key, use) => {
      const body = await read(key)
      if (!body) return undefined
      const place = await scratch.scratch()
      try {
        const path = join(place.path, 'object')
        await pipeline(body, createWriteStream(path))
        return await use(path)
      } finally {
        await place.remove()
      }
    },
    remove: async keyOrPrefix => {
      if (keyOrPrefix.endsWith('/')) await removeBelow(prefix + assertPrefix(keyOrPrefix))
      else await client.send(new DeleteObjectCommand(at(keyOrPrefix)))
    },
    folders: async name => {
      const below = prefix + assertPrefix(name)
      const found: string[] = []
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: below, Delimiter: '/' })
      for await (const { CommonPrefixes = [] } of pages) {
        for (const { Prefix = '' } of CommonPrefixes) found.push(Prefix.slice(below.length, -1))
      }
      return found
    },
  }
}

async function* chunksOf(open: () => Promise<Readable | undefined>): AsyncGenerator<Uint8Array> {
  const body = await open()
  if (!body) throw new Error('The object was removed while it was being read')
  yield* body
}

function ignoreMissing(error: unknown): undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NoSuchKey' || name === 'NotFound') return undefined
  throw error
}
