import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listPendingEmailIds, openDatabase } from '@passepartout/db'
import { startJobQueue } from '@passepartout/jobs'
import { openTestPglite } from '@passepartout/testing'
import { expect, onTestFinished, test } from 'vitest'

const sender = fileURLToPath(new URL('./sending-process.fixture.ts', import.meta.url))
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Starts a process that sends emails, until it has passed one to its mail server. */
async function startSending(dir: string, server: 'silent' | 'taking') {
  const child = spawn(process.execPath, [sender, dir, server], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return { id: String(said).trim(), stop }
}

test('a mail whose process was killed while it was being sent is sent by the next one, as the same mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'killed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dir = join(folder, 'database')
  const written = await openTestPglite(dir)
  const jobs = await startJobQueue(written, { log, works: false })
  const from = { name: 'Passepartout', address: 'hallo@passepartout.example' }
  const message = { from, to: 'mia@example.org', subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' }
  await written.db.transaction(tx => jobs.sendLater(tx, { kind: 'contact', message, now: new Date() }))
  await jobs.close()
  await written.close()

  const killed = await startSending(dir, 'silent')
  await killed.stop('SIGKILL')
  const next = await startSending(dir, 'taking')
  await next.stop('SIGTERM')
  expect(next.id).toBe(killed.id)
  const read = await openDatabase({ dir })
  expect(await listPendingEmailIds(read.db)).toEqual([])
  await read.close()
})
