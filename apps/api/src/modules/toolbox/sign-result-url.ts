import { downloadResult } from '@passepartout/contracts'
import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'
import { RESULT, type ResultFile } from './result-keys.ts'

/** The signed address of a result. The signature covers file and name; the file's key contains the expiry. */
export function signResultUrl(file: ResultFile, name: string, key: Signer): string {
  const query = new URLSearchParams({ file, name, signature: signatureOf(signed(file, name), key) })
  return `${downloadResult.path}?${query}`
}

export function verifyResultUrl(
  { file, name, signature }: { file: string; name: string; signature: string },
  key: Signer,
): ResultFile | undefined {
  const isOurs = isSignatureOf(signature, signed(file, name), key)
  return isOurs && RESULT.test(file) ? (file as ResultFile) : undefined
}

const signed = (file: string, name: string) => `toolbox 1 ${file} ${name}`
