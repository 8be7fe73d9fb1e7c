import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedNode } from '../bootstrap/dependencies.mjs'
import type { Counts } from '../test/summary.ts'

const FOLDER = 'tools/load-attacks'
/** Milliseconds: each attack takes two minutes at most; a shop that hangs for ten has stalled. */
const PATIENCE_MS = 600_000

/** Every file of the folder that runs an attack. */
export function attacksIn(root: string): string[] {
  const files = readdirSync(join(root, FOLDER)).filter(name => name.endsWith('.ts'))
  return files.filter(name => /^await runAttack\(/m.test(readFileSync(join(root, FOLDER, name), 'utf8')))
}

/** Carries out all attacks, one after the other, each on a shop of its own; an exceeded limit is a failure. */
export async function runAttacks(
  root: string,
): Promise<{ counts: Counts; words: string; failures: string[] }> {
  const failures: string[] = []
  const names = attacksIn(root)
  for (const name of names) {
    const { code, output } = await carryOut(root, join(FOLDER, name))
    if (code !== 0) failures.push(`${name} ended with ${code}\n${output.split('\n').slice(-20).join('\n')}`)
  }
  const failed = failures.length
  return {
    counts: { passed: names.length - failed, failed, skipped: 0 },
    words: `${names.length - failed} passed`,
    failures,
  }
}

function carryOut(root: string, file: string): Promise<{ code: number | string; output: string }> {
  return new Promise(resolve => {
    execFile(
      installedNode(root),
      [file],
      { cwd: root, timeout: PATIENCE_MS, maxBuffer: 10_000_000 },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? error?.signal ?? 0, output: stdout + stderr }),
    )
  })
}
