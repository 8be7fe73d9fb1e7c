import { createHmac, timingSafeEqual } from 'node:crypto'
import { downloadResult } from '@passepartout/contracts'
import { RESULT, type ResultFile } from './result-keys.ts'

/** The address of a result. The signature covers file and name; the file's name in the storage says how long. */
export function resultAddress(file: ResultFile, name: string, secret: string): string {
  const query = new URLSearchParams({ file, name, signature: sign(file, name, secret) })
  return `${downloadResult.path}?${query}`
}

/** The file that an address names, when this shop wrote the address. */
export function signedFile(
  { file, name, signature }: { file: string; name: string; signature: string },
  secret: string,
): ResultFile | undefined {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(file, name, secret))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return RESULT.test(file) ? (file as ResultFile) : undefined
}

const sign = (file: string, name: string, secret: string) =>
  createHmac('sha256', secret).update(`toolbox 1 ${file} ${name}`).digest('base64url')
