import { parentPort } from 'node:worker_threads'
import { checkPage } from './check-page.ts'
import type { PageJob, PageResult } from './page-readers.ts'
import { readPage } from './read-page.ts'

/** Parses a response, and checks it where it is a page. Drops its text. */
async function doJob({ url, status, location, body }: PageJob): Promise<PageResult> {
  const page = readPage(url, status, location, body)
  const problems = status === 200 && page.lang !== '' ? await checkPage(page) : []
  return { page: { ...page, html: '' }, problems }
}

parentPort?.on('message', async (job: PageJob) => parentPort?.postMessage(await doJob(job)))
