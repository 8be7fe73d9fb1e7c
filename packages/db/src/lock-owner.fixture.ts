import { lockDirectory } from './lock.ts'

// Run by lock.test.ts as a separate process: takes the lock, prints that, and holds it until it is stopped.
const dir = process.argv[2] ?? ''
try {
  const release = await lockDirectory(dir, reason => process.stdout.write(`lost: ${reason.message}\n`))
  process.on('SIGTERM', () => void release().then(() => process.exit(0)))
  process.stdout.write('locked\n')
  setInterval(() => undefined, 1000)
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
}
