import { createHash, randomBytes, randomInt } from 'node:crypto'

const BYTES = 16

/** 128 bits that nobody guesses, as they travel in an address. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/** As it is kept: whoever reads the database can send nothing with it. A secret of 128 bits needs no salt. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const newPairingNumber = (): number => randomInt(0, 100)

/** Two digits, as both screens show them. */
export const formatPairingNumber = (number: number): string => String(number).padStart(2, '0')
