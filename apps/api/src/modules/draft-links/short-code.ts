import { randomInt } from 'node:crypto'

/** Characters that cannot be confused (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 50 bits: with a thousand attempts in ten minutes, the lifetime of a code, guessing is hopeless. */
const LENGTH = 10

export const generateShortCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** An entered code without spaces and hyphens, and with similar characters replaced. */
export const normaliseShortCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
