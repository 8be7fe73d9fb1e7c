import type { TestProject } from 'vitest/node'
import { startShop } from './start-shop.ts'

/** Signs messages of the content service. */
export const WEBHOOK_SECRET = 'signs what the space sends'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The shop shared by all test files of this folder and the crawl: none of them may change what another one sees.
     */
    shop: { port: number; dataDir: string }
  }
}

/** Called by Vitest before the first file of the project `shop`. */
export default async function startSharedShop(project: TestProject): Promise<() => Promise<void>> {
  const { port, dataDir, dispose } = await startShop({ env: { STORYBLOK_WEBHOOK_SECRET: WEBHOOK_SECRET } })
  project.provide('shop', { port, dataDir })
  return dispose
}
