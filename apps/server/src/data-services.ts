import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDraftParser, createImageDecoder, startProcessSpawner } from '@passepartout/api'
import { DatabaseError, openDatabase } from '@passepartout/db'
import { parseDesigns } from '@passepartout/designs'
import { readDesignFiles } from '@passepartout/designs/files'
import {
  type DataResult,
  parseCatalogue,
  parseDelivery,
  parseLedger,
  parsePriceBook,
  parseSchoolHolidays,
  parseSellers,
  parseSelling,
} from '@passepartout/domain'
import { yieldToEventLoop } from '@passepartout/http'
import { startJobQueue } from '@passepartout/jobs'
import { openFolderStorage, openStorage } from '@passepartout/storage'
import {
  createDesignImageRenderer,
  createPrintRenderer,
  createShareImageRenderer,
} from '@passepartout/worker'
import { readJsonFiles } from './catalogue-files.ts'
import type { Environment } from './environment.ts'
import { createImageCache } from './image-disk-cache.ts'
import { initialKeys, keyFileOf, resolveSecrets, watchKeyFile } from './keys/key-store.ts'
import type { Logger } from './log.ts'
import { ensurePrivateFolder } from './private-files.ts'
import { openPublishedDiscounts } from './published-discounts.ts'
import { createSharedDesignImages } from './search/create-shared-design-images.ts'
import { StartError } from './start-error.ts'
import { ensureWritableFolder } from './writable-folder.ts'

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

const MAX_DESIGN_IMAGE_CACHE_BYTES = 500_000_000
const MAX_SHARE_IMAGE_CACHE_BYTES = 200_000_000

interface DataOptions {
  environment: Environment
  dataDir: string
  log: Logger
}

export type DataServices = Awaited<ReturnType<typeof openDataServices>>

/** Opens what pages and API share: catalogue, database, objects, the cookie key, and the workers over them. */
export async function openDataServices({ environment, dataDir, log }: DataOptions) {
  const { catalogue, priceBook, delivery, sellers, ledger, selling, designs } = await readCatalogue(
    join(REPOSITORY, 'catalogue'),
  )
  warnOfMissingHolidays(delivery.holidaysUntil, log)
  const folders = [dataDir, ...folderOf(environment.STORAGE_URL, dataDir)]
  for (const [index, folder] of folders.entries())
    await ensureWritableFolder(index === 0 ? 'DATA_DIR' : 'STORAGE_URL', folder)
  for (const folder of folders) {
    await ensurePrivateFolder(folder).catch(err =>
      log.warn({ err, folder }, 'data folder is readable by other users'),
    )
  }
  const secrets = await resolveSecrets(environment, dataDir)
  const keys = await watchKeyFile({
    file: keyFileOf(environment),
    first: initialKeys(environment, secrets),
    log,
  }).catch((error: Error) => {
    throw new StartError(`The keys cannot be read: ${error.message}`)
  })
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    limits: {
      connections: environment.DATABASE_CONNECTIONS,
      connectMs: environment.DATABASE_CONNECT_MS,
      statementMs: environment.DATABASE_STATEMENT_MS,
      lockMs: environment.DATABASE_LOCK_MS,
      idleInTransactionMs: environment.DATABASE_IDLE_TRANSACTION_MS,
      prepares: environment.DATABASE_PREPARE,
    },
    dir: environment.DATABASE_URL ? undefined : join(dataDir, 'database'),
    beforeStep: yieldToEventLoop,
    onConnectionLost: err => log.warn({ err }, 'database closed a connection'),
    onLockLost: reason => {
      log.fatal({ err: reason }, 'lock on database folder lost')
      process.exit(1)
    },
  }).catch(explainDatabase)
  const discounts = await openPublishedDiscounts({ db: database.db, priceBook, selling, log })
  const storage = await openStorage(environment.STORAGE_URL, { dir: dataDir })
  const designPictures = createDesignImageRenderer({
    library: designs,
    onError: err => log.error({ err }, 'design rendering thread failed'),
    photoFolder: join(REPOSITORY, 'content/assets/photos'),
    store: createImageCache(join(dataDir, 'design-pictures'), MAX_DESIGN_IMAGE_CACHE_BYTES),
  })
  const drawings = startProcessSpawner()
  const printShop = createPrintRenderer({
    db: database.db,
    storage,
    designs,
    catalogue,
    start: drawings.start,
  })
  const jobs = await startJobQueue(database, { log, works: environment.ROLES.includes('worker') })
  return {
    dataDir,
    catalogue,
    /** Prices and codes, with what operators have published. */
    discounts,
    delivery,
    sellers,
    ledger,
    selling,
    designs,
    database,
    jobs,
    storage,
    /** Where the lab fetches print files: the folder `production` of the data folder, or of the bucket. */
    plant: environment.STORAGE_URL?.startsWith('s3:') ? storage : await openFolderStorage({ dir: dataDir }),
    secret: secrets[0],
    /** The signing key first; during a key change the other one too. */
    secrets,
    keys,
    pictures: createImageDecoder(),
    draftReader: createDraftParser(),
    printShop: {
      ...printShop,
      close: async () => {
        await printShop.close()
        await drawings.close()
      },
    },
    designPictures,
    readGoods: (name: string) =>
      readFile(join(REPOSITORY, 'content/assets/goods', basename(name))).catch(() => undefined),
    sharePictures: createShareImageRenderer({
      assetFolder: join(REPOSITORY, 'content/assets'),
      drawn: createSharedDesignImages(designs, designPictures.draw),
      onError: err => log.error({ err }, 'image composition thread failed'),
      store: createImageCache(join(dataDir, 'share-pictures'), MAX_SHARE_IMAGE_CACHE_BYTES),
    }),
  }
}

/** Folder of the objects, unless they are in a bucket. */
function folderOf(storage: string | undefined, dataDir: string): string[] {
  if (storage === undefined) return [join(dataDir, 'objects')]
  return storage.startsWith('file:') ? [fileURLToPath(storage)] : []
}

function explainDatabase(error: unknown): never {
  if (!(error instanceof DatabaseError && error.isUnavailable)) throw error
  throw new StartError(`The database cannot be opened: ${error.message}. Start it, or correct DATABASE_URL.`)
}

async function readCatalogue(root: string) {
  const files = await readJsonFiles(root)
  const catalogue = requireValid(parseCatalogue(files))
  // Compiled into the designer; a mistake is told here.
  requireValid(parseSchoolHolidays(files))
  const sellers = requireValid(parseSellers(files))
  return {
    catalogue,
    priceBook: requireValid(parsePriceBook(files, catalogue)),
    delivery: requireValid(parseDelivery(files)),
    sellers,
    ledger: requireValid(parseLedger(files, sellers)),
    selling: requireValid(parseSelling(files)),
    designs: requireValid(parseDesigns(await readDesignFiles(root), catalogue)),
  }
}

const YEAR_MS = 365 * 86_400_000

/** Delivery days are promised months ahead. Only a warning: a build must not fail because time passes. */
function warnOfMissingHolidays(until: string, log: Logger): void {
  if (Date.parse(until) - Date.now() >= YEAR_MS) return
  log.warn({ until }, 'public holiday data ends within a year: run node tools/write-holidays.ts')
}

function requireValid<T>(result: DataResult<T>): T {
  if (result.ok) return result.value
  const problems = result.problems.map(({ file, path, message }) => `  catalogue/${file} ${path}: ${message}`)
  throw new StartError(`The catalogue is not valid:\n${problems.join('\n')}`)
}
