import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { openDatabase } from '@passepartout/db'
import { openFolderStorage } from '@passepartout/storage'
import { createApi } from '../create-api.ts'
import { createImageDecoder } from './image-decoder.ts'

// Run by memory.test.ts as a separate process: database on disk, storage, image decoder and API, as the server holds
// them. Sends the given files all at once, four times, each to its call, and prints the peak memory of all processes
// together.
const [dir = '', ...parcels] = process.argv.slice(2)
const opened = await openDatabase({ dir: join(dir, 'pg') })
const pictures = createImageDecoder()
const unused = () => {
  throw new Error('Not needed to take in photos')
}
// Read by every call and used by none of these.
const nothing = (() => undefined) as never
const api = createApi({
  db: opened.db,
  jobs: { enqueue: unused, sendLater: unused },
  storage: await openFolderStorage({ dir: join(dir, 'objects') }),
  plant: await openFolderStorage({ dir }),
  pictures,
  draftReader: nothing,
  drawLine: unused,
  drawDraft: unused,
  drawProof: unused,
  readGoods: unused,
  freeze: unused,
  measureTexts: unused,
  drawDesign: unused,
  designs: nothing,
  catalogue: nothing,
  labs: nothing,
  priceBook: nothing,
  delivery: nothing,
  sellers: nothing,
  selling: nothing,
  paymentProviders: {},
  invoiceCustomers: [],
  orderHooks: {},
  localisedPages: unused,
  content: { page: unused, breadcrumb: unused, transform: unused, mayReadDrafts: () => false },
  contactPoint: unused,
  pageUrl: unused,
  mailSender: unused,
  clock: () => new Date(),
  log: {
    info: () => undefined,
    warn: () => undefined,
    error: fields => void process.stderr.write(JSON.stringify(fields)),
  },
  secret: 'a secret that is long enough to sign with',
  secureCookies: false,
})

/** Bytes of this process and its children, with shared pages counted once (the kernel's proportional set size). */
async function memory(pid = process.pid): Promise<number> {
  const of = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const own = Number(/^Pss:\s+(\d+)/m.exec(await of('smaps_rollup'))?.[1] ?? 0) * 1024
  const children = (await of(`task/${pid}/children`)).split(' ').filter(Boolean)
  return (await Promise.all(children.map(child => memory(Number(child))))).reduce(
    (sum, one) => sum + one,
    own,
  )
}

let peak = 0
let isWatched = true
async function watch(): Promise<void> {
  while (isWatched) {
    peak = Math.max(peak, await memory())
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

async function send(parcel: string): Promise<string> {
  const [address = '', path = ''] = parcel.split(' ')
  const answer = await api.request(`http://localhost${address}`, {
    method: 'POST',
    body: Readable.toWeb(createReadStream(path)),
    duplex: 'half',
    headers: {
      'x-shop-channel': 'passepartout-de',
      'x-shop-locale': 'de-DE',
      'content-length': String((await stat(path)).size),
    },
  } as unknown as RequestInit)
  return `${basename(path)} ${answer.status}`
}

const before = await memory()
const watching = watch()
const together = await Promise.all(parcels.map(send))
for (let round = 0; round < 3; round++) await Promise.all(parcels.map(send))
isWatched = false
await watching
process.stdout.write(JSON.stringify({ before, peak, together }))
await pictures.close()
await opened.close()
