import { spawnSync } from 'node:child_process'
import { root } from '../bootstrap/root.mjs'

/** Sends many random requests to the API, as its fuzz test does with fewer; returns the exit code. */
export function benchFuzz({ requests, seed }: { requests: number; seed: string | undefined }): number {
  const env = {
    ...process.env,
    FUZZ_REQUESTS: String(requests),
    ...(seed === undefined ? {} : { FUZZ_SEED: seed }),
  }
  const args = ['node_modules/.bin/vitest', 'run', 'apps/api/src/fuzz']
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1
}
