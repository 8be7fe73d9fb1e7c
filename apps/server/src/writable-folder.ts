import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

const WHY: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
}

/**
 * Creates the folder if necessary and tests that it is writable.
 *
 * @throws StartError that names the setting
 */
export async function ensureWritableFolder(setting: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, `.writable-${process.pid}`)
    try {
      await writeFile(probe, Buffer.alloc(4096))
    } finally {
      await rm(probe, { force: true })
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new StartError(`${setting}: nothing can be written to ${folder}: ${WHY[code] ?? message}.`)
  }
}
