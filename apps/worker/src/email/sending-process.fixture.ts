import { openDatabase } from '@passepartout/db'
import { startJobQueue } from '@passepartout/jobs'
import { createEmailSender } from './send-mail.ts'

// Run by killed-process.test.ts as a separate process: sends emails to a mail server that prints their ids, and either
// never replies or accepts them.
const [dir = '', server] = process.argv.slice(2)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const opened = await openDatabase({ dir })
const jobs = await startJobQueue(opened, { log, works: true })
const transport = {
  send: async ({ id }: { id: string }) => {
    process.stdout.write(`${id}\n`)
    if (server === 'silent') await new Promise(() => undefined)
  },
  close: () => undefined,
}
await jobs.work({ 'send-mail': createEmailSender({ db: opened.db, transport, log }) })
process.on('SIGTERM', async () => {
  await jobs.close()
  await opened.close()
  process.exit(0)
})
