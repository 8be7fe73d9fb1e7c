import type { ApiDeps } from '../../deps.ts'
import { RESULTS, resultExpiry } from './result-keys.ts'

export async function deleteExpiredResults({
  storage,
  clock,
}: Pick<ApiDeps, 'storage' | 'clock'>): Promise<void> {
  const now = clock()
  for (const folder of await storage.folders(RESULTS)) {
    if (resultExpiry(folder) <= now) await storage.remove(`${RESULTS}${folder}/`)
  }
}
