import { stat, statfs } from 'node:fs/promises'
import { listUndeliverableEmails } from '@passepartout/db'
import { dayInZone, LAB_TIME_ZONE, legalPlaceholders } from '@passepartout/domain'
import type { DataServices } from '../data-services.ts'
import { diagnose, formatFindings, type ShopState } from './diagnose.ts'

const PATIENCE_MS = 5000

/** Diagnoses the shop for the command line; changes nothing. */
export async function runDoctor(data: DataServices, environment: ShopState['environment']): Promise<string> {
  const [database, disk, folder, queues, refused] = await Promise.all([
    answerTime(data.database.ping),
    statfs(data.dataDir),
    stat(data.dataDir),
    data.jobs.report().then(
      report => report.queues,
      () => undefined,
    ),
    listUndeliverableEmails(data.database.db).catch(() => undefined),
  ])
  return formatFindings(
    diagnose({
      environment,
      database,
      freeBytes: disk.bavail * disk.bsize,
      isReadableByOthers: (folder.mode & 0o077) !== 0,
      givenUpJobs: queues?.reduce((sum, { givenUp }) => sum + givenUp, 0),
      undeliverableMails: refused?.length,
      legalPlaceholders: legalPlaceholders(
        { sellers: data.sellers, customs: data.selling.customs },
        dayInZone(LAB_TIME_ZONE, new Date()),
      ).length,
      sampleSellers: data.sellers.sellers.filter(({ isSample }) => isSample).map(({ id }) => id),
    }),
  )
}

async function answerTime(ping: () => Promise<void>): Promise<number | string> {
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>(resolve => {
    timer = setTimeout(() => resolve(`does not answer within ${PATIENCE_MS / 1000} s`), PATIENCE_MS)
  })
  const answered = ping().then(
    () => performance.now() - began,
    (error: Error) => `does not answer: ${error.message}`,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
