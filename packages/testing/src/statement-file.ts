import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FOLDER = new URL('../fixtures/statements/', import.meta.url)

/**
 * A sample bank statement, its `{names}` replaced by references: `exact`, `short`, `over` and `double` are for 99.80.
 */
export async function statementFile(
  name: string,
  references: Readonly<Record<string, string>> = {},
): Promise<string> {
  const text = await readFile(fileURLToPath(new URL(name, FOLDER)), 'utf8')
  return text.replace(/\{(\w+)\}/g, (unknown, key: string) => references[key] ?? unknown)
}
