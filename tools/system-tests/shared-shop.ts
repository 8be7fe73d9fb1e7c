import type { TestProject } from 'vitest/node'
import { startShop } from './start-shop.ts'

/** Signs what the content service sends. */
export const WEBHOOK_SECRET = 'signs what the space sends'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shop that all test files of this folder and the crawl look at: none of them changes what another one sees. */
    shop: { port: number; dataDir: string }
  }
}

/** Called by Vitest before the first file of the project `shop`. */
export default async function startSharedShop(project: TestProject): Promise<() => Promise<void>> {
  const { port, dataDir, dispose } = await startShop({ env: { STORYBLOK_WEBHOOK_SECRET: WEBHOOK_SECRET } })
  project.provide('shop', { port, dataDir })
  return dispose
}
