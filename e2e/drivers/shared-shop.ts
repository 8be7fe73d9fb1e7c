import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestInfo } from '@playwright/test'
import { installedNode } from '../../tools/bootstrap/dependencies.mjs'
import { root } from '../../tools/bootstrap/root.mjs'
import { shopPort } from './shop-address.ts'

/** The running shop that the journeys share: it sells in every way, and makes at once what is paid. */
export const sharedShop = { port: shopPort(), dataDir: process.env.SHOP_DATA ?? '' }

/** What an operator types behind `npm run shop --`; answers what it prints. */
export async function runShopCommand(dataDir: string, ...typed: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const script = join(root, 'apps/server/src/cli.ts')
  return (await promisify(execFile)(installedNode(root), [script, ...typed], { env })).stdout
}

/** A mailbox that only this journey writes to, in this window and at this try. */
export const mailboxOfTest = (name: string, { project, retry, repeatEachIndex }: TestInfo): string =>
  `${name}.${project.name}.${retry}.${repeatEachIndex}@post.example`

/**
 * For `test.use`: visitors of this file come from a connection of their own, as limits are counted by connection.
 * @param file `import.meta.url`
 */
export function uniqueConnection(file: string) {
  const [a, b, c] = createHash('sha256').update(file).digest()
  return { extraHTTPHeaders: { 'x-forwarded-for': `10.${a}.${b}.${c}` } }
}
