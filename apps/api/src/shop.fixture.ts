import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLabs } from '@passepartout/commerce/labs'
import { type Client, createClient, type ErrorBody } from '@passepartout/contracts'
import { assertPayload } from '@passepartout/contracts/schemas'
import type { Database, OpenDatabase } from '@passepartout/db'
import { type Channel, type Locale, localeFacts, pagePath } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import { openFolderStorage } from '@passepartout/storage'
import { difficultFile, readCatalogue, useDatabase, useJobs } from '@passepartout/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Api, createApi } from './create-api.ts'
import type { ApiDeps, DraftParser } from './deps.ts'
import { createImageDecoder, type ImageDecoder } from './image-decoding/image-decoder.ts'
import { createDraftParser } from './modules/drafts/index.ts'

export interface Visitor {
  /** A request with this visitor's cookies and shop headers. */
  request(path: string, init?: RequestInit): Promise<Response>
  upload(bytes: Uint8Array | ReadableStream<Uint8Array>, name?: string): Promise<Response>
  uploadOdd(name: string): Promise<Response>
  client: Client
  cookies: Map<string, string>
}

export interface TestShop {
  api: Api
  deps: ApiDeps
  jobs: Jobs
  db: Database
  storageDir: string
  logged: { level: string; fields: object; message: string }[]
  visitor(options?: { channel?: Channel; locale?: Locale }): Visitor
  /** The keys of all files in the object storage. */
  objects(): Promise<string[]>
}

let workshop: ImageDecoder | undefined

/**
 * One image decoder for all test files of a process: each decoder process takes a third of a second to start, and ends
 * with this one.
 */
const openTestImageDecoder = () => {
  workshop ??= createImageDecoder()
  return workshop
}

/** A complete API on a real database and folder for the tests of one file; emptied before each test. */
export function useShop(
  change: Partial<ApiDeps> = {},
  openDatabase?: () => Promise<OpenDatabase>,
): () => TestShop {
  const database = useDatabase(openDatabase)
  const jobs = useJobs(database)
  let catalogue: Awaited<ReturnType<typeof readCatalogue>> | undefined
  let pictures: ImageDecoder | undefined
  let draftReader: DraftParser | undefined
  let shop: TestShop | undefined
  beforeAll(async () => {
    catalogue = await readCatalogue()
    pictures = openTestImageDecoder()
    draftReader = createDraftParser()
  })
  beforeEach(async () => {
    if (!catalogue || !pictures || !draftReader) throw new Error('The shop is open only while tests run')
    const { catalogue: goods, delivery, priceBook, sellers, selling, designs } = catalogue
    const storageDir = await mkdtemp(join(tmpdir(), 'api-objects-'))
    const logged: TestShop['logged'] = []
    const log = (level: string) => (fields: object, message: string) =>
      void logged.push({ level, fields, message })
    const deps: ApiDeps = {
      db: database(),
      jobs: jobs(),
      storage: await openFolderStorage({ dir: storageDir }),
      plant: await openFolderStorage({ dir: storageDir }),
      pictures,
      draftReader,
      drawDesign: async ({ width }) => new TextEncoder().encode(`design of ${width}`),
      freeze: async document => document,
      measureTexts: async () => ({}),
      readGoods: async () => undefined,
      drawProof: async ({ words }) => new TextEncoder().encode(`%PDF ${words}`),
      drawDraft: async ({ page, side }) => new TextEncoder().encode(`page ${page} of ${side}`),
      drawLine: async ({ width }) => new TextEncoder().encode(`picture of ${width}`),
      catalogue: () => goods,
      priceBook: () => priceBook,
      delivery: () => delivery,
      sellers: () => sellers,
      paymentProviders: {},
      invoiceCustomers: [],
      orderHooks: {},
      labs: openLabs({ labs: goods.labs ?? [], addresses: new Map(), secrets: new Map() }),
      selling: () => selling,
      designs: () => designs,
      localisedPages: async () => [],
      content: noContent,
      contactPoint: async (_shop, topic) =>
        topic === 'order' ? { topic: 'Bestellung', name: 'Team Bestellung', email: TEAM } : undefined,
      pageUrl: (shop, path) => `https://${shop.channel}.${shop.country}.example${pagePath(shop, path)}`,
      mailSender: ({ channel }) => ({ name: channel, address: `post@${channel}.example` }),
      clock: () => new Date('2026-11-21T12:00:00.000Z'),
      log: { info: log('info'), warn: log('warn'), error: log('error') },
      secret: SECRET,
      secureCookies: false,
      checkResponses: true,
      ...change,
    }
    const api = createApi(deps)
    shop = {
      api,
      deps,
      jobs: jobs(),
      db: deps.db,
      storageDir,
      logged,
      visitor: options => newVisitor(api, options),
      objects: () => filesIn(storageDir),
    }
    return () => rm(storageDir, { recursive: true, force: true })
  })
  afterAll(() => draftReader?.close())
  return () => {
    if (!shop) throw new Error('The shop is open only while tests run')
    return shop
  }
}

/** A response's body, typed as the test expects. */
export const bodyOf = async <Payload = Record<string, unknown>>(answer: Response) =>
  (await answer.json()) as ErrorBody & { payload: Payload }

/** A content reader without stories. */
const missing = async () => ({ ok: false, why: 'missing' }) as const
const noContent: ApiDeps['content'] = {
  page: missing,
  breadcrumb: missing,
  transform: missing,
  mayReadDrafts: () => false,
}

export const SECRET = 'a secret that is long enough to sign with'

/** The contact of the topic `order`, the only one. */
export const TEAM = 'bestellung@passepartout.example'

const ORIGIN = 'http://passepartout.de.localhost:3000'

export function newVisitor(
  api: Api,
  { channel = 'passepartout', locale = 'de-DE' }: { channel?: Channel; locale?: Locale } = {},
): Visitor {
  const cookies = new Map<string, string>()
  const { country } = localeFacts(locale)

  const request: Visitor['request'] = async (path, init = {}) => {
    const headers = new Headers({ 'x-shop-channel': `${channel}-${country}`, 'x-shop-locale': locale })
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const answer = await api.request(ORIGIN + path, {
      ...init,
      headers,
      ...(init.body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const upload: Visitor['upload'] = (bytes, name = 'foto.jpg') =>
    request('/web-api/photos', {
      method: 'POST',
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: { 'x-file-name': encodeURIComponent(name) },
    })
  return {
    request,
    upload,
    uploadOdd: async name => upload(await readFile(difficultFile(name)), name),
    client: createClient({
      fetch: (url, init) => request(url, init as RequestInit),
      channel,
      country,
      locale,
      check: assertPayload,
      timeoutMs: 20_000,
    }),
    cookies,
  }
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(dir.length + 1))
}
