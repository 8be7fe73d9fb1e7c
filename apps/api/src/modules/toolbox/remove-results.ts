import type { ApiDeps } from '../../deps.ts'
import { endOf, RESULTS } from './result-keys.ts'

/** Deletes the results whose hour is over. */
export async function removeOldResults({
  storage,
  clock,
}: Pick<ApiDeps, 'storage' | 'clock'>): Promise<void> {
  const now = clock()
  for (const folder of await storage.folders(RESULTS)) {
    if (endOf(folder) <= now) await storage.remove(`${RESULTS}${folder}/`)
  }
}
