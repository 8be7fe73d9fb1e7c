// npm run texts -- export --to fr [--format xliff] [--area cart] > fr.xlf; npm run texts -- import fr.xlf: texts for a translator.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root } from './bootstrap/root.mjs'
import { exportTexts } from './texts/export-texts.ts'
import { importTexts } from './texts/import-texts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    format: { type: 'string', default: 'xliff' },
    area: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
})
const [command, ...files] = positionals
if (command === 'export') {
  const { xliff, problem, summary } = exportTexts(root, values)
  if (problem !== undefined) fail(problem)
  else {
    const out = values.out ?? `texts.${values.to}.xlf`
    writeFileSync(out, xliff)
    console.log(`${out} written: ${summary}`)
  }
} else if (command === 'import' && files.length > 0) {
  for (const file of files) {
    const { lines, isRefused } = importTexts(root, file, readFileSync(file, 'utf8'))
    for (const line of lines) console.log(line)
    if (isRefused) process.exitCode = 1
  }
} else {
  fail('npm run texts -- export --to fr, or npm run texts -- import FILE (docs/guides/translate-texts.md)')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
