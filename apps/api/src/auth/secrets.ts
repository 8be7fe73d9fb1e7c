import { createHash, randomBytes, randomInt } from 'node:crypto'

const BYTES = 16

/** A random secret of 128 bits for use in a URL. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/** Hash for the database, so that a leaked row is useless. A secret of 128 bits needs no salt. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const newPairingNumber = (): number => randomInt(0, 100)

/** Two digits, as shown on both screens. */
export const formatPairingNumber = (number: number): string => String(number).padStart(2, '0')
