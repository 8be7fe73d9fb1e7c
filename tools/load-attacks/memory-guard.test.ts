import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { familyMib } from './memory-guard.ts'

test('the memory of a process counts that of those it has started', async () => {
  const inner =
    "const full = Buffer.alloc(150_000_000, 1); console.log('full'); setInterval(() => full, 1000)"
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' }); process.on('SIGTERM', () => process.exit())`
  const before = familyMib(process.pid)
  const child = spawn(process.execPath, ['-e', outer], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  try {
    await once(child.stdout, 'data')
    expect(familyMib(child.pid ?? 0)).toBeGreaterThan(150)
    expect(familyMib(process.pid)).toBeGreaterThan(before + 150)
  } finally {
    // Kills both, as a process group.
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  }
})
