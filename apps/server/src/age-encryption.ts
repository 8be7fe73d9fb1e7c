import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** Recipients of an encrypted file: public keys (`age1...`), or a passphrase. */
export interface EncryptionTarget {
  recipients?: readonly string[] | undefined
  passphrase?: string | undefined
}

/** Decrypts a file: the lines of a key file (`AGE-SECRET-KEY-1...`), or the passphrase. */
export interface DecryptionKey {
  identities?: readonly string[]
  passphrase?: string | undefined
}

const HEADER = 'age-encryption.org/v1'

/**
 * Encrypts a stream in the format of age (age-encryption.org/v1), so that the `age` tool decrypts it without the shop.
 *
 * @throws Error when a recipient is no public key
 */
export async function encryptBackup(
  plain: Readable,
  { recipients = [], passphrase }: EncryptionTarget,
): Promise<Readable> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new Error(`"${recipient}" is no public key; one begins with age1 (npm run shop -- backup-key).`)
    }
  }
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase)
  return stream(await encrypter.encrypt(Readable.toWeb(plain) as never))
}

/** Reads a file and decrypts it where it is encrypted. Every chunk is authenticated, and so is the end of the file. */
export async function decryptBackup(
  file: string,
  { identities = [], passphrase }: DecryptionKey,
): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file)
  if (identities.length === 0 && passphrase === undefined)
    throw new Error(`${file} is encrypted: name its key with --identity or --passphrase-file.`)
  const content = createReadStream(file)
  try {
    const decrypter = new Decrypter()
    for (const identity of identities) decrypter.addIdentity(identity)
    if (passphrase !== undefined) decrypter.addPassphrase(passphrase)
    return stream(await decrypter.decrypt(Readable.toWeb(content) as never))
  } catch (error) {
    content.destroy()
    throw new Error(`${file} cannot be opened with this key.`, { cause: error })
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === HEADER
  } finally {
    await handle.close()
  }
}

/** Text of a new key file: the secret line, and the public key as a comment. */
export async function generateBackupKey(): Promise<string> {
  const identity = await generateX25519Identity()
  return `# public key: ${await identityToRecipient(identity)}\n${identity}\n`
}

/** The secret keys of a key file; lines that begin with # are comments. */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map(line => line.trim())
  const identities = lines.filter(line => line !== '' && !line.startsWith('#'))
  const isKey = (line: string) => line.startsWith('AGE-SECRET-KEY-')
  if (identities.length === 0 || !identities.every(isKey)) throw new Error(`${file} is no key file of age.`)
  return identities
}

/** The first line of a file, so that no passphrase appears on a command line. */
export async function readPassphrase(file: string): Promise<string> {
  const [line = ''] = (await readFile(file, 'utf8')).split('\n')
  const passphrase = line.trim()
  if (passphrase.length < 16) throw new Error(`The passphrase in ${file} is shorter than 16 characters.`)
  return passphrase
}

const stream = (web: unknown) => Readable.fromWeb(web as ReadableStream)
