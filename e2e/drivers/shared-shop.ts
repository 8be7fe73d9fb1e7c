import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestInfo } from '@playwright/test'
import { installedNode } from '../../tools/bootstrap/dependencies.mjs'
import { root } from '../../tools/bootstrap/root.mjs'
import { shopPort } from './shop-address.ts'

/** The running shop that the e2e tests share: it offers all payment methods, and produces paid orders at once. */
export const sharedShop = { port: shopPort(), dataDir: process.env.SHOP_DATA ?? '' }

/** Runs `npm run shop --` with these arguments; returns its output. */
export async function runShopCommand(dataDir: string, ...typed: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const script = join(root, 'apps/server/src/cli.ts')
  return (await promisify(execFile)(installedNode(root), [script, ...typed], { env })).stdout
}

/** An address used only by this test, in this window and at this attempt. */
export const mailboxOfTest = (name: string, { project, retry, repeatEachIndex }: TestInfo): string =>
  `${name}.${project.name}.${retry}.${repeatEachIndex}@post.example`

/**
 * For `test.use`: visitors of this file have an address of their own, as rate limits count by address.
 *
 * @param file `import.meta.url`
 */
export function uniqueConnection(file: string) {
  const [a, b, c] = createHash('sha256').update(file).digest()
  return { extraHTTPHeaders: { 'x-forwarded-for': `10.${a}.${b}.${c}` } }
}
