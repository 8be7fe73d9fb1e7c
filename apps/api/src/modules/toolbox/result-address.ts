import { downloadResult } from '@passepartout/contracts'
import { isSignatureOf, signatureOf } from '@passepartout/http'
import { RESULT, type ResultFile } from './result-keys.ts'

/** The address of a result. The signature covers file and name; the file's name in the storage says how long. */
export function resultAddress(file: ResultFile, name: string, secret: string): string {
  const query = new URLSearchParams({ file, name, signature: signatureOf(signed(file, name), secret) })
  return `${downloadResult.path}?${query}`
}

/** The file that an address names, when this shop wrote the address. */
export function signedFile(
  { file, name, signature }: { file: string; name: string; signature: string },
  secret: string,
): ResultFile | undefined {
  const isOurs = isSignatureOf(signature, signed(file, name), secret)
  return isOurs && RESULT.test(file) ? (file as ResultFile) : undefined
}

const signed = (file: string, name: string) => `toolbox 1 ${file} ${name}`
