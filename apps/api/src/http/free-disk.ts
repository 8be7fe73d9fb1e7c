import type { ApiDeps } from '../deps.ts'
import { type Refusal, refuse } from './call-result.ts'

/** Refuses a file that would leave less free disk space than the shop needs, above all its database. */
export async function refuseWhenDiskFull(
  { storage, minFreeBytes = 0 }: Pick<ApiDeps, 'storage' | 'minFreeBytes'>,
  bytes: number,
): Promise<Refusal | undefined> {
  const left = (await storage.freeBytes()) - bytes
  return left < minFreeBytes ? refuse('storage-full', { headers: { 'retry-after': '600' } }) : undefined
}

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
