import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 50 bits: with a thousand tries in ten minutes, the time a code lives, nobody finds one. */
const LENGTH = 10

export const generateShortCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** A code as it was typed: without spaces and hyphens, and with what looks alike put right. */
export const normaliseShortCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
