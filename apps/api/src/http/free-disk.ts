import type { ApiDeps } from '../deps.ts'
import { type Refusal, refuse } from './call-result.ts'

/** Refuses a file that would leave the disk with less than everything else of the shop needs, the database first. */
export async function refuseWhenDiskFull(
  { storage, minFreeBytes = 0 }: Pick<ApiDeps, 'storage' | 'minFreeBytes'>,
  bytes: number,
): Promise<Refusal | undefined> {
  const left = (await storage.freeBytes()) - bytes
  return left < minFreeBytes ? refuse('storage-full', { headers: { 'retry-after': '600' } }) : undefined
}

/** Whether something failed because the disk, or what the shop may use of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
