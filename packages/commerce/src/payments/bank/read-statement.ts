import { readBankCsv } from './read-bank-csv.ts'
import { readCamt } from './read-camt.ts'
import { type Statement, StatementError } from './statement.ts'

/**
 * Reads a bank statement as camt (XML) or CSV.
 *
 * @param account the IBAN, used when a CSV contains none
 * @throws StatementError with the reason
 */
export function readStatement(bytes: Uint8Array, account?: string): Statement {
  const text = decoded(bytes)
  return /^\s*</.test(text) ? readCamt(text) : readBankCsv(text, account)
}

function decoded(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declaredEncoding = /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/i.exec(start)?.[1]
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined
  try {
    return new TextDecoder(marked ?? declaredEncoding ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Banks often export CSV in the Windows code page.
    if (declaredEncoding === undefined) return new TextDecoder('windows-1252').decode(bytes)
    throw new StatementError('unreadable', `The file is not written in ${declaredEncoding}, as it says.`)
  }
}
